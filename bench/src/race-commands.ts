import type { Worker } from './commands.ts';
import type { Command } from './send.ts';

// The commands of races, each for whoever sends it.

const digits = '123';
const prefix = 'os/itens/execucoes';
const as = (worker: Worker) => ({ nr_seq_clifor: worker.person, cpf: digits });

/** As the page of a fresh order shows it. */
const fresh = { st_os: 'A', st_os_pause: null, st_origem: 'I' };
export const sendAway = (order: number) => (worker: Worker) =>
  command('POST', 'os/osExterna', { nr_os: order, nr_fornec: 31, ...fresh, ...as(worker) });
export const start = (order: number, key?: string) => (worker: Worker) =>
  command('POST', `${prefix}/iniciar`, { nr_seq_os: order, st_origem: 'I', ...as(worker) }, key);
export const pause = (order: number) => (worker: Worker) =>
  command('PUT', `${prefix}/initPause`, { nr_seq_os: order, justificativa: 'Refeicao', ...as(worker) });
export const finish = (order: number) => (worker: Worker) =>
  command('PUT', `${prefix}/encerrar`, { nr_seq_os: order, ...as(worker) });
export const takeOver = (order: number) => (worker: Worker) =>
  command('POST', `${prefix}/gerarOsTransicao`, { nr_seq_os: order, ...as(worker) });
export const cancel = (order: number) => (worker: Worker) =>
  command('POST', 'os/cancelarOs', { nr_os: order, justificativa: 'Erro do Motorista', ...as(worker) });
export const release = (order: number) => (worker: Worker) =>
  command('PUT', `os/${order}/liberar-veiculo`, as(worker));

export const insertPart = (order: number, part: number) => (worker: Worker) =>
  command('POST', `${prefix}/insertPeca`, {
    nr_os: order,
    nr_sequencial: part,
    quantidade: 1,
    ...as(worker),
  });
export const takeMany = (order: number, parts: readonly number[]) => (worker: Worker) =>
  command('POST', 'frota/materiaisOs', {
    nr_os: order,
    materiais: parts.map((part) => ({ nr_sequencial: part, quantidade: 1 })),
    ...as(worker),
  });
export const create = (plate: string, segment: number, problem: number) => (worker: Worker) =>
  command('POST', `${prefix}/novaOs`, {
    placa: plate,
    nr_segmento: segment,
    nr_problema: problem,
    descricaoProblema: 'corrida',
    idMecanico: worker.person,
  });

export const generate = (plan: PlanPlace) => (worker: Worker) =>
  command('POST', 'os/gerarPreventiva', {
    placa: plan.nr_placa,
    cdProxCiclo: plan.ciclo,
    cd_prox_ordem: plan.nr_seq_veiculo_plano,
    km_ultimo: plan.km_ultimo,
    dt_ultimo: plan.dt_ultimo,
    cdClifor: worker.person,
    nr_seq_fornecedor: 23,
  });
export const workOnPlan = (order: number, acao: 'I' | 'F', meter: number) => (worker: Worker) =>
  command('POST', `${prefix}/iniciaPreventiva`, {
    nrSeqOs: order,
    acao,
    km_veiculo: meter,
    tecnicoId: worker.person,
    cpf: digits,
  });

/** Where a vehicle of the branch stands in a plan, as a screen shows it. */
export interface PlanPlace {
  nr_seq_veiculo_plano: number;
  nr_placa: string;
  ciclo: number;
  km: number;
  km_ultimo: number;
  dt_ultimo: string;
}

function command(method: Command['method'], path: string, body: object, key?: string): Command {
  return { method, path, body, ...(key !== undefined && { key }) };
}
