import { mayOpen } from '@terminal/contract/access';
import { dateTime } from '../../core/format/dates.ts';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import type { Inventory } from '../api.ts';
import { extentWords } from '../extent.ts';
import css from './Progress.module.css';
import { StageTag } from './StageTag.tsx';

/** How much is counted, by whom it was begun, and where it ended. */
export function Progress({ inventory }: { inventory: Inventory }) {
  const { t } = useTranslation();
  const { qt_contados, qt_itens, qt_recontagens, st_etapa } = inventory;
  const running = st_etapa === 'execucao';
  const share = qt_itens === 0 ? 0 : (100 * qt_contados) / qt_itens;
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
    </section>
  );
}

/** An ended inventory cannot be changed; a wrong balance found later is corrected in the stock by people who manage it. */
function Afterwards() {
  const { t } = useTranslation();
  const leads = mayOpen(useSession(), 'stock');
  return (
    <p className="soft-small">
      {t('inventory.afterwards.text')} {leads && <Link to="/estoque">{t('inventory.afterwards.link')}</Link>}
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
