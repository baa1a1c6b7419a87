import { type CallInput, request } from '../../core/api/client.ts';
import { commandSender } from '../../core/api/command-sender.ts';
import type { Identity } from '../../identity/components/IdentitySheet.tsx';
import type { ErrandKind, Flow } from '../../identity/flow.ts';

/** What the sheet of an errand was filled in with. */
export interface ErrandForm {
  /** Text of a reason, a note or a number. */
  text: string;
  supplier: number | null;
}

/** An errand nothing was filled into. */
export const emptyErrand: ErrandForm = { text: '', supplier: null };

/** Fields of a command's answer the page uses. */
export interface ErrandDone {
  /** The order closed with it. */
  closed?: boolean;
  /** Number to tell of. */
  protocol?: string;
}

type Send = (flow: Flow, form: ErrandForm, who: Identity) => Promise<ErrandDone>;

const done = (): ErrandDone => ({});

/** The command of every errand; each sender gives one key per press (CORE-18). */
export function errandSenders(): Record<ErrandKind, Send> {
  const cancel = commandSender('cancelOrder');
  const send = commandSender('sendExternal');
  const link = commandSender('linkSupplier');
  const assign = commandSender('assignSupplier');
  const withdraw = commandSender('withdrawSupplier');
  const lift = commandSender('setLift');
  const wait = commandSender('awaitRelease');
  const end = commandSender('endRelease');
  const vehicle = commandSender('releaseVehicle');
  const approve = commandSender('approveOrder');
  const reopen = commandSender('reopenOrder');
  const openPurchase = commandSender('openPurchase');
  const closePurchase = commandSender('closePurchase');
  const note = commandSender('noteExecution');
  const claim = commandSender('reportClaim');

  const params = ({ work }: Flow) => ({ id: String(work.nr_sequencial) });
  const cancelling: Send = ({ work }, form, who) =>
    cancel({ body: { nr_os: work.nr_sequencial, justificativa: form.text, ...who } }).then(done);
  const supplied = ({ work }: Flow, form: ErrandForm, who: Identity): CallInput<'sendExternal'> => ({
    body: { nr_os: work.nr_sequencial, nr_fornec: form.supplier, ...work.shown, ...who },
  });
  return {
    cancel: cancelling,
    reject: cancelling,
    sendExternal: (flow, form, who) => send(supplied(flow, form, who)).then(done),
    linkSupplier: (flow, form, who) => link(supplied(flow, form, who)).then(done),
    assignSupplier: (flow, form, who) =>
      assign({ params: params(flow), body: { nr_fornec: form.supplier, ...who } }).then(done),
    withdrawSupplier: (flow, form, who) =>
      withdraw({ params: params(flow), body: { motivo: form.text, ...who } }).then(done),
    lift: (flow, _form, who) =>
      lift({ params: params(flow), body: { st_elevador: flow.lift ?? 'S', ...who } }).then(done),
    awaitRelease: ({ work }, _form, who) =>
      wait({ body: { nr_seq_os: work.nr_sequencial, ...who } }).then(done),
    endRelease: ({ work }, _form, who) =>
      end({ body: { nr_seq_os: work.nr_sequencial, ...who } }).then(({ codigo }) => ({
        closed: codigo === 'E',
      })),
    releaseVehicle: (flow, _form, who) => vehicle({ params: params(flow), body: who }).then(done),
    approve: (flow, _form, who) => approve({ params: params(flow), body: who }).then(done),
    reopen: (flow, form, who) =>
      reopen({ params: params(flow), body: { motivo: form.text, ...who } }).then(done),
    openPurchase: (flow, form, who) =>
      openPurchase({ params: params(flow), body: { nr_oc: form.text, ...who } }).then(done),
    closePurchase: (flow, _form, who) =>
      closePurchase({
        params: params(flow),
        body: { nr_sequencial: flow.purchase?.nr_sequencial ?? 0, ...who },
      }).then(done),
    note: ({ work }, form, who) =>
      note({ body: { nr_seq_os: work.nr_sequencial, observacao: form.text, ...who } }).then(done),
    claim: ({ work }, form, { nr_seq_clifor, cpf }) =>
      claim({
        body: { observacao: form.text, cd_clifor: nr_seq_clifor, ordem_servico: work.nr_sequencial, cpf },
      }).then(done),
    ticket: ({ work }, _form, who) =>
      request('sendTicket', { body: { nr_os: work.nr_sequencial, ...who } }).then(({ protocolo }) => ({
        protocol: protocolo,
      })),
  };
}
