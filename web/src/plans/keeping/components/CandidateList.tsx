import type { UseQueryResult } from '@tanstack/react-query';
import { Button } from '../../../core/components/Button.tsx';
import { Plate } from '../../../core/components/Plate.tsx';
import { Shape, Skeleton } from '../../../core/components/Skeleton.tsx';
import { number } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import type { Candidates } from '../api.ts';
import { useCycleWords } from '../words.ts';
import css from './CandidateList.module.css';

interface CandidateListProps {
  candidates: UseQueryResult<Candidates>;
  /** Plates chosen so far, also those another search found. */
  chosen: ReadonlySet<string>;
  onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Matching vehicles, selectable one by one or all; those already in the plan are marked and cannot be selected. */
export function CandidateList({ candidates, chosen, onChoose }: CandidateListProps) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const found = candidates.data;
  if (found === undefined) {
    return candidates.isError ? (
      <div role="alert">
        <p>{t('plans.keeping.places.failed')}</p>
        <Button busy={candidates.isFetching} onClick={() => void candidates.refetch()}>
          {t('core.retry')}
        </Button>
      </div>
    ) : (
      <Skeleton>
        <Shape height="240px" radius="12px" />
      </Skeleton>
    );
  }
  if (found.total === 0) return <p className={css['counts']}>{t('plans.keeping.attach.none')}</p>;
  const free = found.veiculos.filter(({ vinculado }) => !vinculado).map(({ nr_placa }) => nr_placa);
  const all = free.every((plate) => chosen.has(plate));

  function toggle(plate: string) {
    const next = new Set(chosen);
    if (!next.delete(plate)) next.add(plate);
    onChoose(next);
  }

  return (
    <fieldset className={css['candidates']}>
      <legend className="visually-hidden">{t('plans.keeping.attach.title')}</legend>
      <div className={css['counts']}>
        <span aria-live="polite">
          {t('plans.keeping.attach.found', { count: found.total })}
          {found.ja_vinculados > 0 &&
            ` · ${t('plans.keeping.attach.already', { count: found.ja_vinculados })}`}
        </span>
        {free.length > 1 && (
          <Button
            look="quiet"
            onClick={() =>
              onChoose(
                new Set(all ? [...chosen].filter((plate) => !free.includes(plate)) : [...chosen, ...free]),
              )
            }
          >
            {t(all ? 'plans.keeping.attach.chooseNone' : 'plans.keeping.attach.chooseAll')}
          </Button>
        )}
      </div>
      <ul className={css['list']}>
        {found.veiculos.map((vehicle) => (
          <li key={vehicle.nr_placa}>
            <label>
              <input
                type="checkbox"
                checked={chosen.has(vehicle.nr_placa)}
                disabled={vehicle.vinculado}
                onChange={() => toggle(vehicle.nr_placa)}
              />
              <Plate plate={vehicle.nr_placa} size="s" />
              <span className={css['words']}>
                <strong>{vehicle.nr_frota}</strong>
                <span>{vehicle.ds_modelo && label(vehicle.ds_modelo)}</span>
              </span>
              <span className={css['meter']}>
                {vehicle.vinculado
                  ? t('plans.keeping.attach.inPlan')
                  : `${number(vehicle.km_atual)} ${unitOf(vehicle.tp_medidor)}`}
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
