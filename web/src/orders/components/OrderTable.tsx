import { number } from '../../core/format/numbers.ts';
import { plateText } from '../../core/format/plates.ts';
import { Link } from '../../core/navigation/Link.tsx';
import css from './OrderTable.module.css';

interface OrderTableProps<Order> {
  orders: readonly Order[];
  /** Heads of all columns: number, plate, and those of `cells`. */
  heads: readonly string[];
  /** Texts behind number and plate, in the order of their heads. */
  cells: (order: Order) => readonly string[];
}

/** Orders in a sheet, each a way to its page: wide on a desk; on a phone a card whose cells name themselves. */
export function OrderTable<Order extends { nr_sequencial: number; nr_placa: string }>({
  orders,
  heads,
  cells,
}: OrderTableProps<Order>) {
  const [numberHead, plateHead, ...otherHeads] = heads;
  return (
    <table className={css['table']}>
      <thead className="heads">
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => {
          const texts = cells(order);
          return (
            <tr key={order.nr_sequencial}>
              <td data-head={numberHead}>
                <Link to="/os/$id" params={{ id: String(order.nr_sequencial) }}>
                  {number(order.nr_sequencial)}
                </Link>
              </td>
              <td data-head={plateHead}>{plateText(order.nr_placa)}</td>
              {otherHeads.map((head, n) => (
                <td key={head} data-head={head}>
                  {texts[n]}
                </td>
              ))}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
