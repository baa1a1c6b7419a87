import { useTranslation } from '../../core/i18n/useTranslation.ts';
import type { InventoryRow } from '../api.ts';
import css from './Tags.module.css';

/** What became of an inventory, in a word. */
export function StageTag({ stage }: { stage: InventoryRow['st_etapa'] }) {
  const { t } = useTranslation();
  return (
    <span className={css['tag']} data-stage={stage}>
      {t(`inventory.stages.${stage}`)}
    </span>
  );
}
