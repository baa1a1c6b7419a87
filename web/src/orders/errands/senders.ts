import { type CallInput, request } from '../../core/api/client.ts';
import { commandSender } from '../../core/api/command-sender.ts';
import type { Identity } from '../../identity/components/IdentitySheet.tsx';
import type { Flow } from '../../identity/flow.ts';
import { keptSender } from '../../offline/sends/kept-sender.ts';
import type { Label } from '../../offline/sends/row.ts';

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

/** Sends an errand; the same input again after a failure has the same key (CORE-18). */
export type Send = (flow: Flow, form: ErrandForm, who: Identity) => Promise<ErrandDone>;

const done = (): ErrandDone => ({});

type Supplied = CallInput<'sendExternal'>;

const params = ({ work }: Flow) => ({ id: String(work.nr_sequencial) });
const supplied = ({ work }: Flow, form: ErrandForm, who: Identity): Supplied => ({
  body: { nr_os: work.nr_sequencial, nr_fornec: form.supplier, ...work.shown, ...who },
});

// Each makes the sender of one errand for the table of errands (errands.ts).

export function cancel(): Send {
  const send = commandSender('cancelOrder');
  return ({ work }, form, who) =>
    send({ body: { nr_os: work.nr_sequencial, justificativa: form.text, ...who } }).then(done);
}

export function sendExternal(): Send {
  const send = commandSender('sendExternal');
  return (flow, form, who) => send(supplied(flow, form, who)).then(done);
}

export function linkSupplier(): Send {
  const send = commandSender('linkSupplier');
  return (flow, form, who) => send(supplied(flow, form, who)).then(done);
}

export function assignSupplier(): Send {
  const send = commandSender('assignSupplier');
  return (flow, form, who) =>
    send({ params: params(flow), body: { nr_fornec: form.supplier, ...who } }).then(done);
}

export function withdrawSupplier(): Send {
  const send = commandSender('withdrawSupplier');
  return (flow, form, who) => send({ params: params(flow), body: { motivo: form.text, ...who } }).then(done);
}

export function lift(): Send {
  const send = commandSender('setLift');
  return (flow, _form, who) =>
    send({ params: params(flow), body: { st_elevador: flow.lift ?? 'S', ...who } }).then(done);
}

export function awaitRelease(): Send {
  const send = commandSender('awaitRelease');
  return ({ work }, _form, who) => send({ body: { nr_seq_os: work.nr_sequencial, ...who } }).then(done);
}

export function endRelease(): Send {
  const send = commandSender('endRelease');
  return ({ work }, _form, who) =>
    send({ body: { nr_seq_os: work.nr_sequencial, ...who } }).then(({ codigo }) => ({
      closed: codigo === 'E',
    }));
}

export function releaseVehicle(): Send {
  const send = commandSender('releaseVehicle');
  return (flow, _form, who) => send({ params: params(flow), body: who }).then(done);
}

export function approve(): Send {
  const send = commandSender('approveOrder');
  return (flow, _form, who) => send({ params: params(flow), body: who }).then(done);
}

export function reopen(): Send {
  const send = commandSender('reopenOrder');
  return (flow, form, who) => send({ params: params(flow), body: { motivo: form.text, ...who } }).then(done);
}

export function openPurchase(): Send {
  const send = commandSender('openPurchase');
  return (flow, form, who) => send({ params: params(flow), body: { nr_oc: form.text, ...who } }).then(done);
}

export function closePurchase(): Send {
  const send = commandSender('closePurchase');
  return (flow, _form, who) => {
    const body = { nr_sequencial: flow.purchase?.nr_sequencial ?? 0, ...who };
    return send({ params: params(flow), body }).then(done);
  };
}

export function note(): Send {
  const send = commandSender('noteExecution');
  return ({ work }, form, who) =>
    send({ body: { nr_seq_os: work.nr_sequencial, observacao: form.text, ...who } }).then(done);
}

export function voidComment(): Send {
  const send = keptSender('voidComment');
  return (flow, form, who) =>
    send(voided(flow), {
      params: { ...params(flow), comentarioId: recordOf(flow) },
      body: { motivo: form.text.trim(), ...who },
    }).then(done);
}

export function voidFile(): Send {
  const send = keptSender('voidFile');
  return (flow, form, who) =>
    send(voided(flow), {
      params: { ...params(flow), arquivoId: recordOf(flow) },
      body: { motivo: form.text.trim(), ...who },
    }).then(done);
}

export function voidNote(): Send {
  const send = keptSender('voidNote');
  return (flow, form, who) =>
    send(voided(flow), {
      params: { ...params(flow), notaId: recordOf(flow) },
      body: { motivo: form.text.trim(), ...who },
    }).then(done);
}

const recordOf = ({ record }: Flow): string => String(record?.id ?? 0);
const voided = ({ work, record }: Flow): Label => ({
  what: 'void',
  order: work.nr_sequencial,
  ...(record && { text: record.about }),
});

export function claim(): Send {
  const send = commandSender('reportClaim');
  return ({ work }, form, { nr_seq_clifor, cpf }) =>
    send({
      body: { observacao: form.text, cd_clifor: nr_seq_clifor, ordem_servico: work.nr_sequencial, cpf },
    }).then(done);
}

/** Not a command: it is asked for again as often as it is pressed. */
export const ticket =
  (): Send =>
  async ({ work }, _form, who) => {
    const { protocolo } = await request('sendTicket', { body: { nr_os: work.nr_sequencial, ...who } });
    return { protocol: protocolo };
  };
