import type { EventName } from '@terminal/contract';
import type { CommandEvent } from '../commands/run.ts';
import type { Context } from '../context.ts';

/** What an event is about; what is not named is null, the person aside: that is who acted. */
type Subject = Partial<Omit<CommandEvent, 'ds_evento' | 'js_dados'>>;

/**
 * Adds an event to a command. It is written when the command ends, in its transaction, and then announced in the live feed (G-11).
 * @param data what the event keeps beside who acted and where, such as values before and after
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
    },
  });
}
