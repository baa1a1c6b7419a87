import { Button } from '../../../core/components/Button.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { number } from '../../../core/format/numbers.ts';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import { usePlaceHistory } from '../api.ts';
import { useCycleWords, writtenDay } from '../words.ts';
import css from './PlaceHistory.module.css';

/** What happened to a vehicle in a plan, the newest first. */
export function PlaceHistory({ id, unit }: { id: number; unit: 'K' | 'H' }) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const history = usePlaceHistory(id);
  if (history.isPending)
    return (
      <Skeleton>
        <Shape height="140px" radius="12px" />
      </Skeleton>
    );
  if (history.data === undefined)
    return (
      <div role="alert">
        <p>{t('plans.keeping.place.historyFailed')}</p>
        <Button busy={history.isFetching} onClick={() => void history.refetch()}>
          {t('core.retry')}
        </Button>
      </div>
    );
  if (history.data.length === 0) return <p>{t('plans.keeping.place.historyNone')}</p>;
  return (
    <ol className={css['history']}>
      {history.data.map((fact) => (
        <li key={fact.nr_sequencial} data-fact={fact.tp_fato}>
          <strong>{t(`plans.keeping.place.facts.${fact.tp_fato}`, { cycle: fact.ds_ciclo })}</strong>
          <span>
            {writtenDay(fact.dt_fato)} · {number(fact.km)} {unitOf(unit)}
            {fact.nr_seq_os !== null && (
              <>
                {' · '}
                <Link to="/os/$id" params={{ id: String(fact.nr_seq_os) }}>
                  {t('plans.keeping.place.order', { number: number(fact.nr_seq_os) })}
                </Link>
              </>
            )}
          </span>
          {(fact.ds_observacao ?? fact.ds_colaborador) !== null && (
            <span>
              {dotted([fact.ds_observacao, fact.ds_colaborador && personName(fact.ds_colaborador)])}
            </span>
          )}
          {fact.dispensados.map(({ ds_item, ds_motivo, ds_colaborador, correcao }) => (
            <span key={`${ds_item} ${correcao?.dt_correcao}`}>
              {t(correcao === null ? 'plans.keeping.place.dispensed' : 'plans.keeping.place.withdrawn', {
                item: label(ds_item),
                reason: ds_motivo,
                name: personName(ds_colaborador),
                by: personName(correcao?.ds_colaborador ?? ''),
                why: correcao?.ds_motivo,
              })}
            </span>
          ))}
        </li>
      ))}
    </ol>
  );
}
