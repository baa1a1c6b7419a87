import type { AnswerOf } from '@terminal/contract';
import { mayOpen } from '@terminal/contract/access';
import { kindOf } from '@terminal/contract/permissions';
import { CriticalityTag } from '../../core/components/CriticalityTag.tsx';
import { DataTable } from '../../core/components/DataTable.tsx';
import { LinkButton } from '../../core/components/Links.tsx';
import { levelOf } from '../../core/components/level.ts';
import { dateTime } from '../../core/format/dates.ts';
import { duration } from '../../core/format/durations.ts';
import { personName } from '../../core/format/words.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { hrefOf } from '../../core/navigation/address.ts';
import { useSession } from '../../core/session/store.ts';
import { useNow } from '../../core/useNow.ts';
import { OrderLink, Problem } from './OrderCells.tsx';
import css from './Vehicle.module.css';

/** The way to a new order of the vehicle, or why there is none. */
function NewOrder({ vehicle }: { vehicle: AnswerOf<'getVehicle'> }) {
  const { t } = useTranslation();
  const { nr_placa, ds_filial, st_veiculo, de_outra_filial } = vehicle;
  if (st_veiculo === 'I') return <p className="soft">{t('vehicle.noOrderInactive')}</p>;
  if (de_outra_filial) return <p className="soft">{t('vehicle.noOrderElsewhere', { branch: ds_filial })}</p>;
  return (
    <p>
      <LinkButton to={hrefOf({ to: '/novaOs', search: { placa: nr_placa } })}>
        {t('vehicle.newOrder')}
      </LinkButton>
    </p>
  );
}

/** Whether the vehicle stands, who works on it, and its open orders. */
export function Now({ vehicle }: { vehicle: AnswerOf<'getVehicle'> }) {
  const { t } = useTranslation();
  const session = useSession();
  const zone = session.ds_fuso;
  const now = useNow('minute');
  const { abertas, dt_parado } = vehicle;
  // A supplier sees his own orders alone: he cannot know that none holds it.
  const isKnown = dt_parado !== null || kindOf(session) !== 'supplier';
  return (
    <section className={css['part']}>
      <h2>{t('vehicle.now')}</h2>
      {isKnown && (
        <p className="bold">
          {dt_parado === null
            ? t('vehicle.free')
            : t('vehicle.standing', {
                time: duration(now - Date.parse(dt_parado)),
                since: dateTime(dt_parado, zone),
              })}
        </p>
      )}
      {abertas.map(
        ({ nr_sequencial, execucao }) =>
          execucao && (
            <p key={nr_sequencial}>
              {t('vehicle.running', {
                name: personName(execucao.ds_colaborador),
                time: dateTime(execucao.dt_inicio, zone),
              })}
            </p>
          ),
      )}
      {mayOpen(session, 'newOrder') && <NewOrder vehicle={vehicle} />}
      {abertas.length === 0 ? (
        <p className="soft">{t('vehicle.none')}</p>
      ) : (
        <DataTable
          label={t('vehicle.open')}
          rows={abertas}
          keyOf={({ nr_sequencial }) => String(nr_sequencial)}
          columns={[
            { id: 'order', head: t('vehicle.order'), cell: (order) => <OrderLink order={order} /> },
            {
              id: 'problem',
              head: t('vehicle.problem'),
              long: true,
              cell: (order) => <Problem order={order} />,
            },
            {
              id: 'level',
              head: t('vehicle.level'),
              cell: ({ criticidade }) =>
                criticidade === null ? (
                  '–'
                ) : (
                  <CriticalityTag
                    level={levelOf(criticidade.nr_nivel)}
                    word={criticidade.ds_criticidade}
                    title={criticidade.ds_titulo}
                  />
                ),
            },
            {
              id: 'state',
              head: t('vehicle.state'),
              cell: ({ st_situacao }) => t(`orders.detail.state.${st_situacao}`),
            },
            {
              id: 'age',
              head: t('vehicle.age'),
              cell: ({ dt_os }) => duration(now - Date.parse(dt_os)),
            },
          ]}
        />
      )}
    </section>
  );
}
