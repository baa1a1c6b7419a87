import { type CallerKind, type OrderDetail, offersVoid } from '@terminal/contract';

interface Written {
  nr_sequencial: number;
  nr_seq_clifor: number;
  correcao: object | null;
}

/** Which of the comments or notes of an order a sender may declare void. */
export const voidable = (
  written: readonly Written[],
  open: boolean,
  sender: { kind: CallerKind; personId: number; approver: boolean },
): number[] =>
  written
    .filter(
      ({ correcao, nr_seq_clifor: author }) => correcao === null && offersVoid({ author, open }, sender),
    )
    .map(({ nr_sequencial }) => nr_sequencial);

/** Comments of an order a sender may declare void: the field its page says it with. */
export const voidRights = (
  { comentarios, dt_final }: Pick<OrderDetail, 'comentarios' | 'dt_final'>,
  sender: Parameters<typeof voidable>[2],
): Pick<OrderDetail, 'comentarios_anulaveis'> => ({
  comentarios_anulaveis: voidable(comentarios, dt_final === null, sender),
});
