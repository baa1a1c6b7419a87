import type { EventName } from '@terminal/contract';
import type { CommandEvent } from '../commands/run.ts';
import type { Context } from '../context.ts';

/** What an event is about; what is not named is null, the person aside: that is who acted. */
type Subject = Partial<Omit<CommandEvent, 'ds_evento' | 'js_dados'>>;

/**
 * Tells of an event of a command: audit trail and live feed at once (G-11). It is written with the command's end, in
 * its transaction.
 * @param data before, after: whatever the audit needs beside who acted and where
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
