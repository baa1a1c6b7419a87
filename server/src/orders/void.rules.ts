import { type CallerKind, type OrderDetail, offersVoid } from '@terminal/contract';

/** Comments of an order a sender may declare void: the field its page says it with. */
export const voidRights = (
  { comentarios, dt_final }: Pick<OrderDetail, 'comentarios' | 'dt_final'>,
  sender: { kind: CallerKind; personId: number; approver: boolean },
): Pick<OrderDetail, 'comentarios_anulaveis'> => ({
  comentarios_anulaveis: comentarios
    .filter(
      ({ correcao, nr_seq_clifor }) =>
        correcao === null && offersVoid({ author: nr_seq_clifor, open: dt_final === null }, sender),
    )
    .map(({ nr_sequencial }) => nr_sequencial),
});
