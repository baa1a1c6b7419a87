import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { commandSender } from '../../core/api/command-sender.ts';
import type { CallError } from '../../core/api/errors.ts';
import type { Identity, WorkIdentity } from '../../identity/components/IdentitySheet.tsx';

/** What is to become of an order's items. */
export type ItemOrder =
  | { what: 'add'; item: number; quantity: number; cents: number | null }
  | { what: 'change'; row: number; quantity: number; cents: number | null; attended: boolean }
  | { what: 'remove'; row: number }
  | { what: 'services'; rows: readonly number[] }
  | { what: 'take'; rows: readonly number[] }
  | { what: 'dispense' | 'withdraw'; row: number; reason: string }
  /** Another price, or none (null), in the place of a told one. */
  | { what: 'price'; price: number; cents: number | null; reason: string }
  /** A part the order asks for (`row`), or another of the catalogue. */
  | { what: 'handOver'; row: number | null; item: number | null; quantity: number };

interface Sent {
  item: ItemOrder;
  who: WorkIdentity;
}

/** What is decided about items, not worked: digits are asked every time. */
export const needsDigits = ({ what }: ItemOrder): boolean =>
  what === 'dispense' || what === 'withdraw' || what === 'handOver' || what === 'price';

const withDigits = ({ nr_seq_clifor, cpf = '' }: WorkIdentity): Identity => ({ nr_seq_clifor, cpf });

const priceOf = (cents: number | null) => (cents === null ? {} : { precoTotal: cents / 100 });

/** Sends the change; each kind of command has separate idempotency keys. */
export function useSendItem(order: number): UseMutationResult<unknown, CallError, Sent> {
  const [send] = useState(() => ({
    add: commandSender('addItem'),
    change: commandSender('changeItem'),
    remove: commandSender('removeItem'),
    services: commandSender('registerServices'),
    take: commandSender('takeParts'),
    dispense: commandSender('dispenseItem'),
    withdraw: commandSender('withdrawDispensation'),
    handOver: commandSender('handOverPart'),
    price: commandSender('correctPrice'),
  }));
  const ofOrder = { id: String(order) };
  return useMutation<unknown, CallError, Sent>({
    mutationFn: ({ item, who }): Promise<unknown> => {
      switch (item.what) {
        case 'add':
          return send.add({
            params: ofOrder,
            body: { nr_seq_item: item.item, quantidade: item.quantity, ...priceOf(item.cents), ...who },
          });
        case 'change':
          return send.change({
            params: { ...ofOrder, itemId: String(item.row) },
            body: {
              quantidade: item.quantity,
              item_atendido: item.attended,
              ...priceOf(item.cents),
              ...who,
            },
          });
        case 'remove':
          return send.remove({ params: { ...ofOrder, itemId: String(item.row) }, body: who });
        case 'services':
          return send.services({ body: { nr_os: order, servicos: [...item.rows], ...who } });
        case 'take':
          return send.take({ params: ofOrder, body: { itens: [...item.rows], ...who } });
        case 'dispense':
        case 'withdraw':
          return send[item.what]({
            params: { ...ofOrder, itemId: String(item.row) },
            body: { motivo: item.reason, ...withDigits(who) },
          });
        case 'price':
          return send.price({
            params: { ...ofOrder, precoId: String(item.price) },
            body: { ...priceOf(item.cents), motivo: item.reason, ...withDigits(who) },
          });
        case 'handOver':
          return send.handOver({
            params: ofOrder,
            body: {
              nr_seq_os_item: item.row,
              nr_seq_item: item.item,
              quantidade: item.quantity,
              ...withDigits(who),
            },
          });
      }
    },
  });
}
