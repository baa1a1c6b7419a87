import type { AnswerOf } from '@terminal/contract';
import { Answer } from '../../../core/components/Answer.tsx';
import { type Column, DataTable } from '../../../core/components/DataTable.tsx';
import { date } from '../../../core/format/dates.ts';
import { decimal } from '../../../core/format/decimals.ts';
import type { TFunction } from '../../../core/i18n/translate.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { FireLink } from '../../components/FireLink.tsx';
import { makeText } from '../../make.ts';
import { usePositionName } from '../../usePositionName.ts';
import { useTyresToRemove } from '../api.ts';
import { removalTable } from '../tables.ts';
import { Depth } from './Depth.tsx';
import { ExportButtons } from './ExportButtons.tsx';
import css from './parts.module.css';
import { rateText, usageText } from './usage-text.ts';
import { Vehicle } from './Vehicle.tsx';

type ToRemove = AnswerOf<'listTyresToRemove'>['pneus'][number];

/** Tyres that reach their limit soon, the first first. */
export function RemovalList() {
  const { t } = useTranslation();
  const positionName = usePositionName();
  return (
    <Answer
      failed={t('tyres.life.loadFailed')}
      answer={useTyresToRemove()}
      empty={t('tyres.life.removal.none')}
      isEmpty={({ pneus }) => pneus.length === 0}
    >
      {({ pneus, qt_dias, vl_limite }) => (
        <section className="stack-close">
          <div className={css['bar']}>
            <p>
              {t('tyres.life.removal.about', {
                count: pneus.length,
                days: qt_dias,
                limit: decimal(vl_limite, 1),
              })}
            </p>
            <div className={css['buttons']}>
              <ExportButtons
                title={t('tyres.life.removal.file')}
                table={removalTable(pneus, t, positionName)}
              />
            </div>
          </div>
          <DataTable
            label={t('tyres.life.parts.retirar')}
            columns={columnsOf(t, positionName)}
            rows={pneus}
            keyOf={({ nr_fogo }) => nr_fogo}
            by="day"
          />
        </section>
      )}
    </Answer>
  );
}

function columnsOf(t: TFunction, positionName: ReturnType<typeof usePositionName>): Column<ToRemove>[] {
  const head = (id: Parameters<typeof headOf>[1]) => headOf(t, id);
  return [
    {
      id: 'fire',
      head: head('fire'),
      value: (row) => row.nr_fogo,
      cell: (row) => <FireLink fire={row.nr_fogo} />,
    },
    {
      id: 'plate',
      head: head('plate'),
      value: (row) => row.nr_placa,
      cell: (row) => <Vehicle plate={row.nr_placa} fleet={row.nr_frota} />,
    },
    { id: 'position', head: head('position'), cell: positionName },
    {
      id: 'tyre',
      head: head('tyre'),
      value: (row) => `${row.ds_marca} ${row.ds_modelo}`,
      cell: (row) => (
        <span className={css['two']}>
          {makeText(row)}
          <span className={css['small']}>
            {row.ds_medida} · {t('tyres.reading.life', { life: row.nr_vida })}
          </span>
        </span>
      ),
    },
    {
      id: 'depth',
      head: head('depth'),
      end: true,
      value: (row) => row.vl_menor,
      cell: (row) => <Depth mm={row.vl_menor} illegal={row.st_ilegal === 'S'} />,
    },
    {
      id: 'left',
      head: head('left'),
      end: true,
      value: (row) => row.qt_restante,
      cell: (row) => (
        <span className={css['two']}>
          {usageText(t, row.qt_restante, row.tp_medidor)}
          {row.vl_taxa !== null && (
            <span className={css['small']}>{rateText(t, row.vl_taxa, row.tp_medidor)}</span>
          )}
        </span>
      ),
    },
    {
      id: 'day',
      head: head('day'),
      end: true,
      value: (row) => row.dt_retirada,
      cell: (row) =>
        row.qt_restante === 0 ? <strong>{t('tyres.life.now')}</strong> : date(row.dt_retirada, 'UTC'),
    },
  ];
}

const headOf = (t: TFunction, id: 'fire' | 'plate' | 'position' | 'tyre' | 'depth' | 'left' | 'day') =>
  t(`tyres.life.heads.${id}`);
