import type { InputOf } from '@terminal/contract';
import { type Api, type Signed, startApi } from './api.ts';

/** Technicians, a shared terminal and a supplier at work, with the commands as short functions. */
export interface Workshop {
  api: Api;
  joao: Signed;
  carlos: Signed;
  terminal: Signed;
  supplier: Signed;
  start: ReturnType<typeof commandsOf>['start'];
  pause: ReturnType<typeof commandsOf>['pause'];
  close: ReturnType<typeof commandsOf>['close'];
  takeOver: ReturnType<typeof commandsOf>['takeOver'];
  /** An order as its page shows it now. */
  detail: ReturnType<typeof commandsOf>['detail'];
  /** Ends what anybody works on. */
  endAllWork(): Promise<unknown>;
}

/** Person and digits as a command names them. */
export const as = (who: Signed) => ({ nr_seq_clifor: who.person, cpf: who.digits });

function commandsOf(api: Api) {
  return {
    start: (who: Signed, order: number, extra: { nr_seq_item?: number; st_origem?: 'I' | 'E' } = {}) =>
      api.call('startExecution', { body: { nr_seq_os: order, ...as(who), ...extra } }, who),
    pause: (who: Signed, order: number, extra: object = { justificativa: 'Refeicao' }) =>
      api.call('pauseExecution', { body: { nr_seq_os: order, ...as(who), ...extra } }, who),
    close: (who: Signed, order: number, extra: object = {}) =>
      api.call('closeExecution', { body: { nr_seq_os: order, ...as(who), ...extra } }, who),
    detail: async (who: Signed, order: number) =>
      (await api.call('getOrder', { params: { id: String(order) } }, who)).body,
    takeOver: (who: Signed, order: number) =>
      api.call('createTransitionOrder', { body: { nr_seq_os: order, ...as(who) } }, who),
  };
}

/** An order as the screen showed it. */
type Shown = Pick<InputOf<'sendExternal'>['body'], 'st_os' | 'st_os_pause' | 'st_origem'>;

/** The commands on an order as a whole, as short functions. */
export function orderCommandsOf(api: Api) {
  const params = (order: number) => ({ id: String(order) });
  return {
    cancel: (who: Signed, order: number, extra: object = { justificativa: 'Erro do Motorista' }) =>
      api.call('cancelOrder', { body: { nr_os: order, ...as(who), ...extra } }, who),
    send: (who: Signed, order: number, supplier?: number, shown: Shown = {}) =>
      api.call('sendExternal', { body: { nr_os: order, nr_fornec: supplier, ...shown, ...as(who) } }, who),
    link: (who: Signed, order: number, supplier?: number, shown: Shown = {}) =>
      api.call('linkSupplier', { body: { nr_os: order, nr_fornec: supplier, ...shown, ...as(who) } }, who),
    assign: (who: Signed, order: number, supplier?: number) =>
      api.call('assignSupplier', { params: params(order), body: { nr_fornec: supplier, ...as(who) } }, who),
    withdraw: (who: Signed, order: number, motivo = 'o box ficou livre') =>
      api.call('withdrawSupplier', { params: params(order), body: { motivo, ...as(who) } }, who),
    lift: (who: Signed, order: number, st_elevador: 'S' | 'N' = 'S') =>
      api.call('setLift', { params: params(order), body: { st_elevador, ...as(who) } }, who),
    awaitRelease: (who: Signed, order: number) =>
      api.call('awaitRelease', { body: { nr_seq_os: order, ...as(who) } }, who),
    endRelease: (who: Signed, order: number) =>
      api.call('endRelease', { body: { nr_seq_os: order, ...as(who) } }, who),
    note: (who: Signed, order: number, observacao: string) =>
      api.call('noteExecution', { body: { nr_seq_os: order, observacao, ...as(who) } }, who),
    releaseVehicle: (who: Signed, order: number) =>
      api.call('releaseVehicle', { params: params(order), body: as(who) }, who),
    approve: (who: Signed, order: number) =>
      api.call('approveOrder', { params: params(order), body: as(who) }, who),
    reopen: (who: Signed, order: number, motivo = 'voltou com o mesmo ruído') =>
      api.call('reopenOrder', { params: params(order), body: { motivo, ...as(who) } }, who),
    openPurchase: (who: Signed, order: number, nr_oc = 'OC-77') =>
      api.call('openPurchase', { params: params(order), body: { nr_oc, ...as(who) } }, who),
    closePurchase: (who: Signed, order: number, purchase: number) =>
      api.call(
        'closePurchase',
        { params: params(order), body: { nr_sequencial: purchase, ...as(who) } },
        who,
      ),
    claim: (who: Signed, order: number, observacao = 'batida no pátio') =>
      api.call(
        'reportClaim',
        { body: { observacao, cd_clifor: who.person, ordem_servico: order, cpf: who.digits } },
        who,
      ),
    ticket: (who: Signed, order: number) =>
      api.call('sendTicket', { body: { nr_os: order, ...as(who) } }, who),
  };
}

/** Opens a workshop in which nobody works yet: the test world's people at work are sent home. */
export async function openWorkshop(): Promise<Workshop> {
  const api = await startApi();
  const endAllWork = () =>
    api.sql("update execucao set dt_final = greatest(now(), dt_inicio), tp_fim = 'F' where dt_final is null");
  await endAllWork();
  return {
    api,
    joao: await api.signIn('1001', '123'),
    carlos: await api.signIn('1002', '234'),
    terminal: await api.signIn('1201', '456'),
    supplier: await api.signInSupplier('31', '00123'),
    ...commandsOf(api),
    endAllWork,
  };
}

/** Database state of an order: row, work intervals, events. */
export const keptOf = (api: () => Api) => ({
  row: async (order: number) => {
    const [found] = await api().sql<Record<string, unknown>>('select * from os where nr_sequencial = $1', [
      order,
    ]);
    return found ?? {};
  },
  intervals: (order: number) =>
    api().sql(
      'select tp_fim, dt_retomada is not null as retomada from execucao where nr_seq_os = $1 order by dt_inicio',
      [order],
    ),
  events: async (order: number) =>
    (
      await api().sql<{ ds_evento: string }>(
        'select ds_evento from evento where nr_seq_os = $1 order by nr_sequencial',
        [order],
      )
    ).map((event) => event.ds_evento),
});
