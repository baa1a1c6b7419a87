import { type Column, Pair } from '../../core/components/DataTable.tsx';
import { PlateLink } from '../../core/components/PlateLink.tsx';
import { number } from '../../core/format/numbers.ts';
import { personName } from '../../core/format/words.ts';
import { label } from '../../core/i18n/labels.ts';
import { useTranslation } from '../../core/i18n/useTranslation.ts';
import { writtenDay } from '../../plans/keeping/words.ts';
import { FireLink } from '../components/FireLink.tsx';
import { makeText } from '../make.ts';
import { depthsOf, shownDepth } from '../reading.ts';
import { usePositionName } from '../usePositionName.ts';
import type { Tyre, TyreSituation } from './api.ts';

/** What a list of tyres shows: the tyre itself, then what matters where it is. */
export function useTyreColumns(situation: TyreSituation): Column<Tyre>[] {
  const { t } = useTranslation();
  const nameOf = usePositionName();
  const since = ({ des_data, rec_dataenvio, dias_fora }: Tyre) => (
    <Pair
      first={writtenDay(des_data ?? rec_dataenvio ?? '')}
      second={t('tyres.stock.daysAgo', { count: dias_fora ?? 0 })}
    />
  );
  const supplier: Column<Tyre> = {
    id: 'supplier',
    head: t('tyres.stock.heads.supplier'),
    cell: ({ ds_fornecedor }) => personName(ds_fornecedor ?? ''),
  };
  const about: Record<TyreSituation, Column<Tyre>[]> = {
    A: [
      {
        id: 'where',
        head: t('tyres.stock.heads.where'),
        cell: ({ nr_placa, nr_posicao, ds_lado }) =>
          nr_placa !== null &&
          nr_posicao !== null &&
          ds_lado !== null && (
            <Pair first={<PlateLink plate={nr_placa} />} second={nameOf({ nr_posicao, ds_lado })} />
          ),
      },
    ],
    E: [],
    S: [
      {
        id: 'service',
        head: t('tyres.stock.heads.service'),
        cell: ({ ds_servico }) => label(ds_servico ?? ''),
      },
      supplier,
      { id: 'sent', head: t('tyres.stock.heads.sent'), cell: since },
    ],
    D: [
      {
        id: 'reasons',
        head: t('tyres.stock.heads.reasons'),
        cell: ({ motivos, ds_observacao }) => (
          <Pair first={motivos.map(label).join(', ')} second={ds_observacao} />
        ),
      },
      supplier,
      { id: 'scrapped', head: t('tyres.stock.heads.scrapped'), cell: since },
    ],
  };
  return [
    { id: 'fire', head: t('tyres.stock.heads.fire'), cell: ({ nr_fogo }) => <FireLink fire={nr_fogo} /> },
    {
      id: 'tyre',
      head: t('tyres.stock.heads.tyre'),
      cell: (tyre) => <Pair first={makeText(tyre)} second={tyre.ds_medida} />,
    },
    { id: 'life', end: true, head: t('tyres.stock.heads.life'), cell: ({ nr_vida }) => number(nr_vida) },
    {
      id: 'depth',
      end: true,
      head: t('tyres.stock.heads.depth'),
      cell: (tyre) => `${shownDepth(Math.min(...depthsOf(tyre)))} mm`,
    },
    ...about[situation],
  ];
}
