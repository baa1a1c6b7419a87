/** Where an order stands. */
export type State =
  | 'AGUARDANDO_APROVACAO'
  | 'ABERTA'
  | 'EM_ATENDIMENTO'
  | 'PAUSADA'
  | 'PARCIAL'
  | 'AGUARDANDO_LIBERACAO'
  | 'ENCERRADA'
  | 'CANCELADA';

const rest: readonly State[] = ['ABERTA', 'PAUSADA', 'PARCIAL'];
const open: readonly State[] = [...rest, 'AGUARDANDO_APROVACAO', 'EM_ATENDIMENTO'];
const inHand: readonly State[] = ['EM_ATENDIMENTO', 'PAUSADA'];

/** Which states an event is told in, and which one it may lead to. Written from the documents, not from the product. */
const steps: Readonly<Record<string, { from: readonly State[]; to: readonly State[] }>> = {
  'os.aprovada': { from: ['AGUARDANDO_APROVACAO'], to: ['ABERTA'] },
  'exec.iniciada': { from: ['ABERTA', 'PARCIAL'], to: ['EM_ATENDIMENTO'] },
  'exec.continuada': { from: ['PAUSADA'], to: ['EM_ATENDIMENTO'] },
  'exec.pausada': { from: ['EM_ATENDIMENTO'], to: ['PAUSADA'] },
  'exec.encerrada': { from: inHand, to: ['PARCIAL'] },
  'os.aguardando_liberacao': { from: open, to: ['AGUARDANDO_LIBERACAO'] },
  'os.liberada': { from: ['AGUARDANDO_LIBERACAO'], to: rest },
  'os.enviada': { from: open, to: ['ABERTA'] },
  'os.encerrada': { from: [...inHand, 'PARCIAL'], to: ['ENCERRADA'] },
  'os.cancelada': { from: open, to: ['CANCELADA'] },
  'os.reaberta': { from: ['ENCERRADA'], to: rest },
};

/**
 * Plays the events of an order from where it stood to where it stands.
 * @param before undefined: it began with the events
 * @returns what is wrong with them; undefined when nothing is
 */
export function replay(
  before: State | undefined,
  events: readonly string[],
  after: State,
): string | undefined {
  let possible: readonly State[] = before === undefined ? ['ABERTA', 'AGUARDANDO_APROVACAO'] : [before];
  for (const event of events) {
    const step = steps[event];
    if (step === undefined) continue;
    if (!possible.some((state) => step.from.includes(state))) return `${event} in ${possible.join(' or ')}`;
    possible = step.to;
  }
  return possible.includes(after) ? undefined : `${after} after ${events.join(', ')}`;
}

/** States of the orders of branch 1, or of the open ones ($1: only these). */
export const standings = `
  select o.nr_sequencial::int as id,
         case o.st_os when 'E' then 'CANCELADA' when 'R' then 'ENCERRADA' when 'L' then 'AGUARDANDO_LIBERACAO'
              when 'A' then case o.liberado when 'N' then 'AGUARDANDO_APROVACAO' else 'ABERTA' end
              else case when exists (select from execucao e where e.nr_seq_os = o.nr_sequencial and e.dt_final is null) then 'EM_ATENDIMENTO'
                        when exists (select from execucao e where e.nr_seq_os = o.nr_sequencial and e.tp_fim = 'P' and e.dt_retomada is null) then 'PAUSADA'
                        else 'PARCIAL' end end as state
    from os o`;

/** Events of orders since event $1, in order; without events about the vehicle only. */
export const eventsSince = `
  select nr_seq_os::int as id, array_agg(ds_evento order by nr_sequencial) as events from evento
   where nr_sequencial > $1 and nr_seq_os is not null and not coalesce((js_dados->>'veiculo')::boolean, false)
   group by nr_seq_os`;
