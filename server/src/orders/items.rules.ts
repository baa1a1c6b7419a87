import { type CallerKind, itemTypes, mayMove, type OrderDetail } from '@terminal/contract';

/** What a sender may do with the items of an order: the fields its page says it with. */
export function itemRights(
  { permitido, st_origem, itens }: Pick<OrderDetail, 'permitido' | 'st_origem' | 'itens'>,
  sender: CallerKind,
): Pick<OrderDetail, 'itens_alteraveis' | 'pode_incluir_peca'> {
  const may = (part: boolean, given: boolean) =>
    permitido.includes('itens') && mayMove(sender, { part, external: st_origem === 'E', given });
  return {
    itens_alteraveis: itens
      .filter(({ item, qt_estoque }) => may(item.tipo.nr_sequencial === itemTypes.part, qt_estoque > 0))
      .map(({ nr_sequencial }) => nr_sequencial),
    pode_incluir_peca: may(true, false),
  };
}
