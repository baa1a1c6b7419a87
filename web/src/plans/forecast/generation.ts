import type { AnswerOf } from '@terminal/contract';
import { placeholderSupplier } from '@terminal/contract/order-fixed';
import { request } from '../../core/api/client.ts';
import { senderOver } from '../../core/api/command-sender.ts';
import { isDealers, type Opener } from '../candidate.ts';
import type { DueRow } from './weeks.ts';

type Generated = AnswerOf<'generatePreventive'>;

/** Sends the generation of one order; repeated with the same key after a lost answer. */
export type Sender = () => Promise<Generated>;

/** Whether the order of a row is the dealer's to do. */
export const needsSupplier = ({ plan }: DueRow): boolean => isDealers(plan.tp_plano, plan.st_concessionaria);

/**
 * How the order of a row is generated: by the call of its kind of plan, in the own workshop; at the supplier where the
 * dealer maintains the vehicle. Without one the server refuses and says why.
 * @param opener the session's own person, or the technician whom staff picked
 * @param supplier of vehicles under dealer contract
 */
export function senderOf(row: DueRow, opener: Opener, supplier: number | null): Sender {
  const { plan, due } = row;
  const wanted = {
    placa: plan.nr_placa,
    cdProxCiclo: due.nr_seq_ciclo,
    cdClifor: opener.nr_seq_clifor,
    ...(opener.cpf !== undefined && { cpf: opener.cpf }),
    km_ultimo: plan.km_ultimo,
    dt_ultimo: plan.dt_ultimo,
  };
  const place = needsSupplier(row) ? (supplier ?? placeholderSupplier) : placeholderSupplier;
  if (plan.tp_plano === 'R') {
    const send = senderOver(request, 'generateBodywork');
    const body = { ...wanted, cd_prox_ordem_carroceria: plan.nr_seq_veiculo_plano };
    return () => send({ body });
  }
  if (plan.tp_plano === 'P') {
    const send = senderOver(request, 'generatePredictive');
    const body = {
      ...wanted,
      cd_preventivo: plan.nr_seq_veiculo_plano,
      nr_seq_fornecedor: place,
      ...(place !== placeholderSupplier && { fornecedor: place }),
    };
    return () => send({ body });
  }
  const send = senderOver(request, 'generatePreventive');
  const body = { ...wanted, cd_prox_ordem: plan.nr_seq_veiculo_plano, nr_seq_fornecedor: place };
  return () => send({ body });
}
