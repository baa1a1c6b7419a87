import type { OrderDetail } from '@terminal/contract';
import { placeholderSupplier } from '@terminal/contract/order-fixed';
import { dateTime } from '../../../core/format/dates.ts';
import { duration } from '../../../core/format/durations.ts';
import { brl, number } from '../../../core/format/numbers.ts';
import { plateText } from '../../../core/format/plates.ts';
import { personName } from '../../../core/format/words.ts';
import { label } from '../../../core/i18n/labels.ts';
import { useTranslation } from '../../../core/i18n/useTranslation.ts';
import { useSession } from '../../../core/session/store.ts';
import { FileList } from '../../../files/components/FileList.tsx';
import { saidState } from '../../work-state.ts';
import { Fold } from './Fold.tsx';
import css from './OrderView.module.css';

/** Everything else that is known of an order (DETAIL-05); what is empty is left out. */
export function Details({ order }: { order: OrderDetail }) {
  const { t } = useTranslation();
  const rows = useRows(order);
  return (
    <Fold title={t('orders.detail.details.title')} hint={t('orders.detail.details.hint')}>
      <dl className={css['details']}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`orders.detail.details.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {/* Paper shows them once, with the other files. */}
      <div className={css['screenOnly']}>
        <h3 className={css['images']}>{t('orders.detail.details.images')}</h3>
        <FileList order={order} />
      </div>
    </Fold>
  );
}

/** Generated for the own workshop: its supplier is the placeholder, which is not shown (G-47). */
const isInside = ({ st_origem, nr_seq_fornecedor }: OrderDetail): boolean =>
  st_origem === 'I' && nr_seq_fornecedor === placeholderSupplier;

/** Valid readings given before the order was closed. */
const toldBeforeClosing = ({ leituras, km_final }: OrderDetail) =>
  (km_final === null ? leituras : leituras.slice(0, -1)).flatMap(({ km, dt_leitura }) =>
    km === null ? [] : { km, dt_leitura },
  );

/** The rows that have a value, in the order they are read. */
function useRows(order: OrderDetail) {
  const { t } = useTranslation();
  const zone = useSession().ds_fuso;
  const at = (moment: string | null) => dateTime(moment, zone);
  const meter = (value: number) => `${number(value)} ${order.tp_medidor === 'H' ? 'h' : 'km'}`;
  const name = (person: { ds_colaborador: string } | null) => person && personName(person.ds_colaborador);
  // Nothing is promised of what was cancelled.
  const cancelled = order.st_os === 'E';
  const rows = [
    ['status', t(`orders.detail.state.${saidState(order)}`)],
    ['plate', plateText(order.nr_placa)],
    ['segment', order.segmento?.ds_grupo],
    ['problem', order.ds_conjunto],
    ['type', order.ds_tipo],
    ['criticality', order.criticidade?.ds_criticidade],
    ['sla', order.hr_sla],
    ['promised', cancelled ? null : at(order.dt_promessa)],
    ['expected', cancelled ? null : order.dt_inicial && at(order.dt_previsao)],
    ['opened', at(order.dt_os)],
    ['openedBy', order.ds_abertura && personName(order.ds_abertura)],
    ['started', at(order.dt_inicial)],
    ['finished', at(order.dt_final)],
    ['released', at(order.dt_liberado)],
    ['reopened', at(order.dt_reabertura)],
    ['claim', at(order.dt_sinistro)],
    ['supplier', isInside(order) ? null : order.ds_fornecedor && label(order.ds_fornecedor)],
    ['plan', order.ds_plano],
    ['cycle', order.ciclo_preventiva?.ds_ciclo],
    ['driver', name(order.g_clifor_motorista)],
    ['technician', name(order.ultimoMecanicoAtendente)],
    ['phone', order.socorro_emrota?.nr_telefone],
    ['place', order.socorro_emrota?.ds_local],
    ['rescueReason', order.socorro_emrota?.ds_motivo],
    ['labour', order.segundos > 0 ? duration(order.segundos * 1000) : null],
    ['meterAtOpening', meter(order.km_atual)],
    [
      'meterTold',
      toldBeforeClosing(order)
        .map((told) => `${meter(told.km)} (${at(told.dt_leitura)})`)
        .join(', '),
    ],
    ['meterNow', order.dt_final === null ? meter(order.km_veiculo) : null],
    ['meterAtEnd', order.km_final === null ? null : meter(order.km_final)],
    ['tyreServed', order.pneu_atendimento],
    ['tyreFitted', order.pneu_novo],
    ['total', order.vl_total === null ? null : brl(order.vl_total)],
    ['notes', order.ds_observacao],
    ['externalNotes', order.ds_obs_externa],
    ['cancelReason', order.ds_motivo_cancelamento],
    ['claimNotes', order.ds_observacao_sinistro],
  ] as const;
  const named = new Set(['segment', 'problem', 'type', 'criticality', 'rescueReason', 'cancelReason']);
  return rows
    .filter(([, value]) => Boolean(value))
    .map(([row, value]) => [row, named.has(row) ? label(value ?? '') : value] as const);
}
