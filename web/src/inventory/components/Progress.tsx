import IconBarcode from '@tabler/icons-react/dist/esm/icons/IconBarcode.mjs';
import IconChecklist from '@tabler/icons-react/dist/esm/icons/IconChecklist.mjs';
import { mayKeepStock } from '@terminal/contract/pages';
import { Suspense, useState } from 'react';
import { Button } from '../../core/components/Button.tsx';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import type { TFunction } from '../../core/i18n/translate.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { lazySheet } from '../../core/lazy-part.tsx';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import type { Inventory } from '../api.ts';
import { extentWords } from '../extent.ts';
import css from './Progress.module.css';
import { StageTag } from './StageTag.tsx';

const CodesSheet = lazySheet(async () => (await import('./CodesSheet.tsx')).CodesSheet);
const FinishSheet = lazySheet(async () => (await import('./FinishSheet.tsx')).FinishSheet);
const CancelSheet = lazySheet(async () => (await import('./CancelSheet.tsx')).CancelSheet);

type Opened = 'codes' | 'finish' | 'cancel' | null;

/** How much is counted, what is open, and for approvers the end. */
export function Progress({ inventory }: { inventory: Inventory }) {
  const { t } = useTranslation();
  const [opened, setOpened] = useState<Opened>(null);
  const { qt_contados, qt_itens, qt_recontagens, st_etapa, st_aprova, nr_sequencial } = inventory;
  const running = st_etapa === 'execucao';
  const share = qt_itens === 0 ? 0 : (100 * qt_contados) / qt_itens;
  const codes = codesWords(inventory, t);
  const close = () => setOpened(null);
  const mayLook = running ? st_aprova === 'S' : st_etapa === 'finalizado';
  return (
    <section className={css['card']} aria-label={t('inventory.heads.progress')}>
      <div className={css['line']}>
        <StageTag stage={st_etapa} />
        <strong>{t('inventory.progress', { counted: number(qt_contados), all: number(qt_itens) })}</strong>
        {inventory.tp_parte !== 'T' && <span>{extentWords(inventory, t)}</span>}
        {qt_recontagens > 0 && (
          <span>
            {t(running ? 'inventory.recounts' : 'inventory.recountsLeft', { count: qt_recontagens })}
          </span>
        )}
      </div>
      <div className={css['bar']} aria-hidden>
        <span style={{ width: `${share}%` }} />
      </div>
      <About inventory={inventory} />
      {st_etapa === 'finalizado' && <Afterwards />}
      <div className={css['acts']}>
        {mayLook && (
          <Button
            look={running ? 'primary' : 'tinted'}
            icon={<IconChecklist aria-hidden />}
            onClick={() => setOpened('finish')}
          >
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
      </div>
      <Suspense>
        {opened === 'codes' && <CodesSheet inventory={inventory} onClose={close} />}
        {opened === 'finish' && <FinishSheet inventory={inventory} onClose={close} />}
        {opened === 'cancel' && <CancelSheet inventory={nr_sequencial} onClose={close} />}
      </Suspense>
    </section>
  );
}

/** How many codes of nothing it counts were read; none: empty. */
const codesWords = ({ qt_codigos, qt_fora, qt_descartados }: Inventory, t: TFunction): string =>
  [
    qt_codigos > 0 && t('inventory.codes', { count: qt_codigos }),
    qt_fora > 0 && t('inventory.outside.some', { count: qt_fora }),
    qt_codigos + qt_fora === 0 &&
      qt_descartados > 0 &&
      t('inventory.misread.some', { count: qt_descartados }),
  ]
    .filter(Boolean)
    .join(' · ');

/** An ended inventory cannot be changed; a wrong balance found later is corrected in the stock by people who manage it. */
function Afterwards() {
  const { t } = useTranslation();
  const keeps = mayKeepStock(useSession());
  return (
    <p className="soft-small">
      {t('inventory.afterwards.text')} {keeps && <Link to="/estoque">{t('inventory.afterwards.link')}</Link>}
    </p>
  );
}

/** Who began or ended it, and when. */
function About({ inventory }: { inventory: Inventory }) {
  const { t } = useTranslation();
  const { ds_fuso } = useSession();
  const { st_etapa, dt_inicio, dt_final, ds_iniciou, ds_encerrou } = inventory;
  const said = (stage: Inventory['st_etapa'], at: string | null, name: string | null) =>
    t(`inventory.about.${stage}`, { at: dateTime(at, ds_fuso), who: personName(name ?? '–') });
  return (
    <>
      <p className="soft-small">{said('execucao', dt_inicio, ds_iniciou)}</p>
      {st_etapa !== 'execucao' && <p className="soft-small">{said(st_etapa, dt_final, ds_encerrou)}</p>}
    </>
  );
}
