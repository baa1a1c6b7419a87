import type { CallerKind } from '../core/call.ts';

/** Commands of an order a session may be allowed to send now (`permitido`). */
export const orderCommands = [
  'iniciar',
  'pausar',
  'continuar',
  'parar',
  'finalizar',
  'comentar',
  'aprovar',
  'cancelar',
  'enviar_externa',
  'vincular_fornecedor',
  'informar_sinistro',
  'aguardar_liberacao',
  'finalizar_liberacao',
  'liberar_veiculo',
  'enviar_ticket',
  'ordem_compra',
  'observar',
  'reabrir',
  'itens',
  'dispensar',
  'entregar_peca',
  'elevador',
  'designar_fornecedor',
  'retirar_fornecedor',
] as const;
export type OrderCommand = (typeof orderCommands)[number];

/**
 * On which orders in scope a kind of caller may send a command (doc 2 §6). any: all of them. own: running or paused work only
 * if it is the caller's own. resident: a supplier, on an internal order that is not a plan order (G-45, G-46). contract: warehouse
 * equipment under the contract that covers claims (G-46). never: none. Which of them only approvers give: signers.ts.
 */
export type Reach = 'any' | 'own' | 'resident' | 'contract' | 'never';

type Reaches = Readonly<Record<CallerKind, Reach>>;

const everybody: Reaches = { attendant: 'any', staff: 'any', supplier: 'any' };
const ownWork: Reaches = { attendant: 'own', staff: 'any', supplier: 'any' };
const insiders: Reaches = { attendant: 'any', staff: 'any', supplier: 'never' };
const sending: Reaches = { attendant: 'own', staff: 'any', supplier: 'resident' };

/** Reach by command and kind of caller; the senders of the calls, `permitido` and the server's guards are derived from it. */
export const orderSenders: Readonly<Record<OrderCommand, Reaches>> = {
  iniciar: everybody,
  pausar: ownWork,
  continuar: everybody,
  parar: ownWork,
  finalizar: ownWork,
  comentar: everybody,
  aprovar: insiders,
  cancelar: sending,
  enviar_externa: sending,
  vincular_fornecedor: insiders,
  informar_sinistro: { attendant: 'contract', staff: 'contract', supplier: 'resident' },
  aguardar_liberacao: everybody,
  finalizar_liberacao: insiders,
  liberar_veiculo: everybody,
  enviar_ticket: insiders,
  ordem_compra: insiders,
  observar: ownWork,
  reabrir: insiders,
  itens: everybody,
  dispensar: insiders,
  entregar_peca: insiders,
  elevador: insiders,
  designar_fornecedor: insiders,
  retirar_fornecedor: insiders,
};

const kinds: readonly CallerKind[] = ['attendant', 'staff', 'supplier'];

/** Kinds of callers who may send one of the commands on some order: the senders of the call that carries them. */
export const sendersOf = (...commands: readonly OrderCommand[]): readonly CallerKind[] =>
  kinds.filter((kind) => commands.some((command) => orderSenders[command][kind] !== 'never'));
