import type { AnswerOf, CheckedInput } from '@terminal/contract';
import type { Context } from '../core/context.ts';
import { announceOrder } from '../core/events/order.ts';
import { Refused } from '../core/refusal.ts';
import type { IdentityCheck } from '../identity/service.ts';
import { hasClaimFiles, updateClaim, updateLift, updateVehicleReleased } from './change.queries.ts';
import { lockAs, refuseCommand } from './service.ts';

/** Hands the vehicle back to operation, once (DETAIL-21, G-38). @throws Refused as lockAs; VEICULO_JA_LIBERADO */
export async function releaseVehicle(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'releaseVehicle'>['body'],
): Promise<AnswerOf<'releaseVehicle'>> {
  const { facts, situation, person } = await lockAs(context, identity, order, body, 'liberar_veiculo');
  refuseCommand(context, 'liberar_veiculo', situation, person);
  const released = await updateVehicleReleased(context.db, order);
  if (released === undefined) throw new Refused('VEICULO_JA_LIBERADO');
  announceOrder(context, 'os.liberada', facts, { person: person.id, data: { veiculo: true } });
  return { dt_liberado: released };
}

/**
 * Reports a claim whose pictures were uploaded before (EXT-09, EXT-10, G-46).
 * @throws Refused as lockAs; OS_ENCERRADA, SEM_PERMISSAO, ANEXO_OBRIGATORIO
 */
export async function reportClaim(
  context: Context,
  identity: IdentityCheck,
  body: CheckedInput<'reportClaim'>['body'],
): Promise<AnswerOf<'reportClaim'>> {
  const order = body.ordem_servico;
  const named = { nr_seq_clifor: body.cd_clifor, cpf: body.cpf };
  const { facts, situation, person } = await lockAs(context, identity, order, named, 'informar_sinistro');
  refuseCommand(context, 'informar_sinistro', situation, person);
  if (!(await hasClaimFiles(context.db, order))) throw new Refused('ANEXO_OBRIGATORIO');
  await updateClaim(context.db, order, { note: body.observacao, person: person.id });
  announceOrder(context, 'os.sinistro', facts, { person: person.id });
  return { nr_sequencial: order };
}

/**
 * Records that the vehicle is put on the lift or taken down; a repetition changes nothing.
 * @throws Refused as lockAs; OS_ENCERRADA
 */
export async function setLift(
  context: Context,
  identity: IdentityCheck,
  order: number,
  body: CheckedInput<'setLift'>['body'],
): Promise<AnswerOf<'setLift'>> {
  const { facts, situation, person } = await lockAs(context, identity, order, body, 'elevador');
  refuseCommand(context, 'elevador', situation, person);
  const { st_elevador: lift } = body;
  if (await updateLift(context.db, order, lift)) {
    const before = lift === 'S' ? 'N' : 'S';
    announceOrder(context, 'os.alterada', facts, {
      person: person.id,
      data: { elevador: lift, antes: before },
    });
  }
  return { nr_sequencial: order };
}
