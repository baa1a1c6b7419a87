import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPauseFilled.mjs';
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlayFilled.mjs';
import IconStar from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs';
import type { AnswerOf } from '@terminal/contract';
import { Avatar } from '../../core/components/Avatar.tsx';
import { cx } from '../../core/cx.ts';
import { decimal } from '../../core/format/decimals.ts';
import { shortDuration } from '../../core/format/durations.ts';
import { plateText } from '../../core/format/plates.ts';
import { personName } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { useNow } from '../../core/useNow.ts';
import { type Behind, useFigures } from '../api.ts';
import { percent } from '../numbers.ts';
import { Panel } from './Panel.tsx';
import css from './Technicians.module.css';

type Technician = AnswerOf<'getDashboardProductivity'>[number];

interface TechniciansProps {
  onOpen: (behind: Behind) => void;
}

/** The technicians: what each does now, the grade, and the work of thirty days (DASH-05, DASH-06). */
export function Technicians({ onOpen }: TechniciansProps) {
  const { t } = useTranslation();
  const title = t('dashboard.technicians.title');
  const word = (key: 'name' | 'status' | 'grade' | 'hours' | 'load') => t(`dashboard.technicians.${key}`);
  const heads = [word('name'), word('grade'), word('load'), word('status')];
  return (
    <Panel
      title={title}
      about={(rows) => {
        const count = (wanted: Technician['status']) => rows.filter(({ status }) => status === wanted).length;
        return t('dashboard.technicians.about', {
          working: count('Trabalhando'),
          paused: count('Em pausa'),
          still: count('Parado'),
        });
      }}
      figures={useFigures('getDashboardProductivity')}
      table={(rows) => ({
        heads: [word('name'), word('status'), word('grade'), t('dashboard.count'), word('hours'), '%'],
        rows: rows.map((row) => [
          personName(row.nome_colaborador),
          t(`dashboard.technicians.${row.status}`),
          row.nota === 0 ? '' : decimal(row.nota, 2),
          String(row.qt_os),
          decimal(row.horas, 2),
          decimal(row.percentual, 1),
        ]),
      })}
    >
      {(rows) => (
        <div className={cx(css['scroll'], 'scroll-shadow')}>
          <table className={css['technicians']}>
            <caption className="visually-hidden">{title}</caption>
            <thead className="visually-hidden">
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((technician) => (
                <Row key={technician.nr_seq_clifor} technician={technician} onOpen={onOpen} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

function Row({ technician, onOpen }: TechniciansProps & { technician: Technician }) {
  const { t } = useTranslation();
  const { nr_seq_clifor, nome_colaborador, foto, nota, status, qt_os, horas, percentual } = technician;
  const name = personName(nome_colaborador);
  const working = status === 'Trabalhando';
  const load = { hours: decimal(horas, 1), orders: qt_os, percent: percent(percentual) };
  return (
    <tr>
      <th scope="row">
        <span className={css['who']}>
          <Avatar name={nome_colaborador} photo={foto} size={40} />
          <span className={css['name']}>
            <button
              type="button"
              title={name}
              onClick={() => onOpen({ grupo: 'mecanico', valor: String(nr_seq_clifor), title: name })}
            >
              {name}
            </button>
            <Work technician={technician} />
          </span>
        </span>
      </th>
      <td className={css['grade']}>
        <IconStar size={16} aria-hidden />
        {nota === 0 ? <span title={t('dashboard.technicians.noGrades')}>–</span> : decimal(nota, 2)}
      </td>
      <td className={css['load']} title={t('dashboard.technicians.loadOf', load)}>
        {load.percent}
      </td>
      <td>
        <span className={css['status']} data-working={working}>
          {working ? <IconPlayerPlay size={14} aria-hidden /> : <IconPlayerPause size={14} aria-hidden />}
          {t(`dashboard.technicians.${status}`)}
        </span>
      </td>
    </tr>
  );
}

/** Plate and time of the present work, or why it is paused. */
function Work({ technician: { status, nr_placa, motivo, desde } }: { technician: Technician }) {
  const now = useNow('minute');
  if (nr_placa === null || desde === null) return null;
  // Reason and duration of a pause are private, except that a part is missing.
  if (status === 'Em pausa' && motivo === null) return null;
  const what = status === 'Em pausa' && motivo !== null ? label(motivo) : plateText(nr_placa);
  return (
    <small className={css['work']}>{`${what} · ${shortDuration((now - Date.parse(desde)) / 1000)}`}</small>
  );
}
