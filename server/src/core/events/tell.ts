import type { EventName } from '@terminal/contract';
import type { CommandEvent } from '../commands/run.ts';
import type { Context } from '../context.ts';

/** Subject of an event; omitted fields are null, except the person, which defaults to the acting one. */
type Subject = Partial<Omit<CommandEvent, 'ds_evento' | 'js_dados'>>;

/**
 * Adds an event to a command. It is written when the command ends, in its transaction, and then announced in the live feed (G-11).
 * @param data further data of the event besides person and place, such as values before and after
 */
export function tell(
  { actor, events, givenAt }: Context,
  name: EventName,
  subject: Subject,
  data: Record<string, unknown> = {},
): void {
  events.push({
    nr_seq_filial: null,
    nr_seq_os: null,
    nr_placa: null,
    departamento: null,
    origem: null,
    nr_seq_fornecedor: null,
    nr_seq_fornecedor_antes: null,
    nr_seq_clifor: actor.personId,
    ...subject,
    ds_evento: name,
    js_dados: {
      ...data,
      ...(givenAt !== null && { feito_em: givenAt.toISOString() }),
      sessao: actor.personId,
      terminal: actor.terminalId,
      ...(actor.keyId !== null && { chave: actor.keyId }),
    },
  });
}
