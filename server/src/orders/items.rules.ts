import { type CallerKind, itemTypes, mayCorrectPrice, mayMove, type OrderDetail } from '@terminal/contract';

type Rights = Pick<OrderDetail, 'itens_alteraveis' | 'precos_alteraveis' | 'pode_incluir_peca'>;

/** What a sender may do with the items and told prices of an order: the fields its page says it with. */
export function itemRights(
  { permitido, st_origem, itens, precos }: Pick<OrderDetail, 'permitido' | 'st_origem' | 'itens' | 'precos'>,
  sender: { kind: CallerKind; personId: number },
): Rights {
  const changes = permitido.includes('itens');
  const may = (part: boolean, given: boolean) =>
    changes && mayMove(sender.kind, { part, external: st_origem === 'E', given });
  return {
    itens_alteraveis: itens
      .filter(({ item, qt_estoque }) => may(item.tipo.nr_sequencial === itemTypes.part, qt_estoque > 0))
      .map(({ nr_sequencial }) => nr_sequencial),
    precos_alteraveis: precos
      .filter((told) => changes && told.correcao === null && mayCorrectPrice(sender, told.nr_seq_clifor))
      .map(({ nr_sequencial }) => nr_sequencial),
    pode_incluir_peca: may(true, false),
  };
}
