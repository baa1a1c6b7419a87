import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import type { AnswerOf } from '@terminal/contract';
import type { ReactNode } from 'react';
import { Card } from '../../../core/components/Card.tsx';
import { CriticalityTag } from '../../../core/components/CriticalityTag.tsx';
import { type Level, levelOf } from '../../../core/components/level.ts';
import { Plate } from '../../../core/components/Plate.tsx';
import { dotted } from '../../../core/format/dotted.ts';
import { number } from '../../../core/format/numbers.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { Link } from '../../../core/navigation/Link.tsx';
import type { FlowOrder } from '../../../identity/flow.ts';
import css from './WorkList.module.css';

/** What every row of the list tells of its order. */
type Place = Pick<
  AnswerOf<'listPaused'>[number],
  'nr_seq_os' | 'nr_placa' | 'nr_frota' | 'ds_conjunto' | 'criticidade' | 'tp_os' | 'ds_filial'
>;

interface WorkRowProps {
  row: Place;
  /** Ends the line under the problem: service, person. */
  detail?: string | null;
  /** At the right of the summary: a clock, an age. */
  time: ReactNode;
  /** Names and values of the folded part. */
  facts: readonly (readonly [string, string | null])[];
  /** Why it rests or waits, always in sight. */
  strip?: ReactNode;
  buttons?: ReactNode;
}

/** One order of the list: summary, collapsed details, and actions. */
export function WorkRow({ row, detail, time, facts, strip, buttons }: WorkRowProps) {
  const { t } = useTranslation();
  const level: Level = row.tp_os === 'V' ? 'preventive' : levelOf(row.criticidade?.nr_nivel);
  const line = dotted([
    t('core.order', { number: number(row.nr_seq_os) }),
    row.nr_frota !== null && `${t('core.fleet')} ${row.nr_frota}`,
    row.ds_filial,
    detail,
  ]);
  const params = { id: String(row.nr_seq_os) };
  return (
    <Card as="li" level={level} className={css['row'] ?? ''}>
      <details>
        <summary>
          <Plate plate={row.nr_placa} />
          <span className={css['what']}>
            <strong>{label(row.ds_conjunto ?? t('core.order', { number: number(row.nr_seq_os) }))}</strong>
            {row.criticidade && (
              <CriticalityTag
                level={level}
                word={row.criticidade.ds_criticidade}
                title={row.criticidade.ds_titulo}
              />
            )}
            <small>{line}</small>
          </span>
          <span className={css['time']}>{time}</span>
          <IconChevronDown className={css['chevron']} aria-hidden />
        </summary>
        <dl className={css['facts']}>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value ?? t('workList.none')}</dd>
            </div>
          ))}
        </dl>
      </details>
      {strip}
      <div className={css['buttons']}>
        <Link to="/os/$id" params={params} className={css['link']}>
          {t('workList.open')}
          <span className="visually-hidden"> {row.nr_placa}</span>
        </Link>
        {buttons}
      </div>
    </Card>
  );
}

/** A row as a flow needs it. */
export const workOf = (
  row: Pick<Place, 'nr_seq_os' | 'nr_placa' | 'nr_frota' | 'ds_conjunto' | 'criticidade' | 'tp_os'>,
  technician: number | null,
): FlowOrder => ({
  nr_sequencial: row.nr_seq_os,
  nr_placa: row.nr_placa,
  nr_frota: row.nr_frota,
  ds_conjunto: row.ds_conjunto,
  level: { criticidade: row.criticidade, tp_os: row.tp_os },
  technician,
});
