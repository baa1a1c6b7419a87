import type { AnswerOf } from '@terminal/contract';
import { useOfficeCall } from '../../core/api/office.ts';
import { Answer } from '../../core/components/Answer.tsx';
import { DataTable, Pair } from '../../core/components/DataTable.tsx';
import { dotted } from '../../core/format/dotted.ts';
import { number } from '../../core/format/numbers.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useMeterScale } from '../../core/meter.ts';
import { Link } from '../../core/navigation/Link.tsx';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import { isUnknown } from '../../orders/unknown.ts';
import { daysBetween, todayIn } from '../../plans/due-day.ts';
import { StatusTag } from '../../plans/keeping/components/StatusTag.tsx';
import { situationOf, useCycleWords, writtenDay } from '../../plans/keeping/words.ts';
import css from './Vehicle.module.css';

type Place = AnswerOf<'listVehiclePlans'>[number];

/** The vehicle's plans: what is next, how much of it is left, and the last one done. */
export function VehiclePlans({ plate }: { plate: string }) {
  const { t } = useTranslation();
  const { unitOf } = useCycleWords();
  const scale = useMeterScale();
  const today = todayIn(useSession().ds_fuso, useNow('minute'));
  const answer = useOfficeCall('listVehiclePlans', { params: { placa: plate } });
  // An order of this branch is on a vehicle of another.
  if (answer.isError && isUnknown(answer.error)) return null;
  const meter = (value: number, { tp_medidor }: Place) => `${number(value)} ${unitOf(tp_medidor)}`;
  return (
    <section className={css['part']}>
      <h2>{t('vehicle.plans')}</h2>
      <Answer answer={answer} failed={t('vehicle.plansFailed')}>
        {(places) =>
          places.length === 0 ? (
            <p className="soft">{t('vehicle.noPlans')}</p>
          ) : (
            <DataTable
              label={t('vehicle.plans')}
              rows={places}
              keyOf={({ nr_seq_veiculo_plano }) => String(nr_seq_veiculo_plano)}
              columns={[
                {
                  id: 'plan',
                  head: t('vehicle.plan'),
                  cell: (place) => (
                    <Link
                      to="/planos/$id"
                      params={{ id: String(place.nr_seq_plano) }}
                      className={css['order']}
                    >
                      {label(place.ds_plano)}
                    </Link>
                  ),
                },
                {
                  id: 'situation',
                  head: t('vehicle.situation'),
                  cell: ({ st_plano }) => <StatusTag situation={situationOf(st_plano)} />,
                },
                {
                  id: 'next',
                  head: t('vehicle.next'),
                  cell: (place) => (
                    <Pair
                      first={<strong>{place.ds_ciclo}</strong>}
                      second={dotted([
                        place.km_proximo !== null &&
                          (place.km_proximo < 0
                            ? scale.next(place.km_proximo, place.km_atual, unitOf(place.tp_medidor))
                            : meter(place.km_proximo, place)),
                        place.dt_prevista !== null && writtenDay(place.dt_prevista),
                      ])}
                    />
                  ),
                },
                {
                  id: 'left',
                  head: t('vehicle.left'),
                  cell: (place) => (
                    <Pair
                      first={
                        place.km_proximo === null ? null : meter(place.km_proximo - place.km_atual, place)
                      }
                      second={
                        place.dt_prevista === null
                          ? null
                          : t('vehicle.daysLeft', { count: daysBetween(today, place.dt_prevista) })
                      }
                    />
                  ),
                },
                {
                  id: 'last',
                  head: t('vehicle.last'),
                  cell: (place) => (
                    <Pair
                      first={
                        place.km_ultimo < 0
                          ? scale.last(place.km_ultimo, place.km_mostrado)
                          : meter(place.km_ultimo, place)
                      }
                      second={writtenDay(place.dt_ultimo)}
                    />
                  ),
                },
              ]}
            />
          )
        }
      </Answer>
    </section>
  );
}
