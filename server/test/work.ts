import { type Api, type Signed, startApi } from './api.ts';

/** Mechanics, a shared terminal and a supplier at work, with the commands as short functions. */
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
    start: (who: Signed, order: number, extra: { nr_seq_item?: number } = {}) =>
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
