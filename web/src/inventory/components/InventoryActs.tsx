import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import { Suspense, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { dotted } from '../../core/format/dotted.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import type { Inventory } from '../api.ts';
import css from './Progress.module.css';

const CodesSheet = lazySheet(async () => (await import('./CodesSheet.tsx')).CodesSheet);
const FinishSheet = lazySheet(async () => (await import('./FinishSheet.tsx')).FinishSheet);
const CancelSheet = lazySheet(async () => (await import('./CancelSheet.tsx')).CancelSheet);

type Opened = 'codes' | 'finish' | 'cancel' | null;

/** Codes of nothing it counts, and for approvers the end of the inventory. */
export function InventoryActs({ inventory }: { inventory: Inventory }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>(null);
  const { st_etapa, st_aprova, nr_sequencial } = inventory;
  const running = st_etapa === 'execucao';
  const codes = codesWords(inventory, t);
  const close = () => setOpened(null);
  const mayLook = running ? st_aprova === 'S' : st_etapa === 'finalizado';
  return (
    <div className={css['acts']}>
      {mayLook && (
        <Button look="tinted" icon={<IconChecklist aria-hidden />} onClick={() => setOpened('finish')}>
          {t(running ? 'inventory.review' : 'inventory.result')}
        </Button>
      )}
      {codes !== '' && (
        <Button icon={<IconBarcode aria-hidden />} onClick={() => setOpened('codes')}>
          {codes}
        </Button>
      )}
      {running && st_aprova === 'S' && (
        <Button look="quiet" onClick={() => setOpened('cancel')}>
          {t('inventory.cancel')}
        </Button>
      )}
      <Suspense>
        {opened === 'codes' && <CodesSheet inventory={inventory} onClose={close} />}
        {opened === 'finish' && <FinishSheet inventory={inventory} onClose={close} />}
        {opened === 'cancel' && <CancelSheet inventory={nr_sequencial} onClose={close} />}
      </Suspense>
    </div>
  );
}

/** How many codes of nothing it counts were read; none: empty. */
const codesWords = ({ qt_codigos, qt_fora, qt_descartados }: Inventory, t: TFunction): string =>
  dotted([
    qt_codigos > 0 && t('inventory.codes', { count: qt_codigos }),
    qt_fora > 0 && t('inventory.outside.some', { count: qt_fora }),
    qt_codigos + qt_fora === 0 &&
      qt_descartados > 0 &&
      t('inventory.misread.some', { count: qt_descartados }),
  ]);
