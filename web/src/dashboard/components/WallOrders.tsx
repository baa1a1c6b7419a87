import IconPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import type { AnswerOf } from '@terminal/contract';
import { CriticalityTag } from '../../core/components/CriticalityTag.tsx';
import { type Level, levelOf } from '../../core/components/level.ts';
import { Plate } from '../../core/components/Plate.tsx';
import { dotted } from '../../core/format/dotted.ts';
import { duration } from '../../core/format/durations.ts';
import { personName } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useNow } from '../../core/useNow.ts';
import css from './Wall.module.css';

type WallAnswer = AnswerOf<'getDashboardWall'>;
type Late = WallAnswer['urgentes'][number];
type Hand = WallAnswer['em_maos'][number];

const edgeOf = ({ criticidade }: Late | Hand): Level =>
  criticidade === null ? 'preventive' : levelOf(criticidade.nr_nivel);

/** A rescue or a late order, over the whole width. */
export function Urgent({ order }: { order: Late }) {
  const { t } = useTranslation();
  const now = useNow('minute');
  const late = order.dt_prometida === null ? 0 : now - Date.parse(order.dt_prometida);
  // The server reports the order as late up to a minute before this clock; only rescues are listed while in time.
  const isLate = !order.socorro;
  const standing =
    order.motivo === null ? t(`dashboard.mural.situacao.${order.situacao}`) : label(order.motivo);
  return (
    <li className={css['late']} data-level={edgeOf(order)}>
      <Plate plate={order.nr_placa} size="xl" />
      <p className={css['fleet']}>
        <strong>{order.nr_frota}</strong> {order.nr_frota !== null && t('dashboard.mural.fleet')}
      </p>
      <p className={css['what']}>
        <strong>{label(order.ds_problema)}</strong>
        {order.socorro ? dotted([t('dashboard.mural.rescue'), order.ds_local]) : standing}
      </p>
      <p className={css['since']}>
        {order.criticidade && (
          <CriticalityTag
            level={edgeOf(order)}
            word={order.criticidade.ds_criticidade}
            title={order.criticidade.ds_titulo}
          />
        )}
        {late >= 60_000 && <strong>{t('core.sla.late', { late: duration(late) })}</strong>}
        {isLate && late < 60_000 && <strong>{t('dashboard.mural.justLate')}</strong>}
      </p>
    </li>
  );
}

/** A vehicle in work or waiting for a part. */
export function InHand({ order }: { order: Hand }) {
  const now = useNow('minute');
  const runs = order.motivo === null;
  const name = personName(order.ds_mecanico ?? '');
  return (
    <li className={css['hand']} data-level={edgeOf(order)}>
      <Plate plate={order.nr_placa} size="m" />
      <strong className={css['problem']}>{label(order.ds_problema)}</strong>
      <p className={css['who']} data-runs={runs}>
        {runs ? <IconPlay aria-hidden /> : <IconPause aria-hidden />}
        {runs ? <span title={name}>{name}</span> : <span>{label(order.motivo ?? '')}</span>}
        <strong>{duration(now - Date.parse(order.desde))}</strong>
      </p>
      {order.criticidade && (
        <CriticalityTag
          level={edgeOf(order)}
          word={order.criticidade.ds_criticidade}
          title={order.criticidade.ds_titulo}
        />
      )}
    </li>
  );
}
