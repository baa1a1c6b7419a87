import type { CompanyDb } from '../../core/db/pools.ts';
import { productivityOf } from '../../dashboard/service.ts';
import { adherenceOf } from '../../tyres/dashboard.service.ts';
import type { ReportName } from './path.rules.ts';
import { listBranches, listLateOrders, listNegativeStock, listOverduePlans } from './reports.queries.ts';
import { type Cell, dayOf, momentOn, mostRows, numberOf, type Report } from './reports.rules.ts';
import { type Language, type Words, wordsOf } from './reports.words.ts';

/** Whose report it is, on which clock and in which language. */
export interface ReportOf {
  company: string;
  zone: string;
  language: Language;
  now: Date;
}

type Table = Pick<Report, 'columns' | 'rows' | 'total'>;

/** Makes a built-in report over a company's database (docs/scheduler.md). Each branch counts on its own clock. */
export async function makeReport(db: CompanyDb, name: ReportName, of: ReportOf): Promise<Report> {
  const words = wordsOf[of.language];
  const table = await tables[name](db, words, of);
  return { title: words.titulos[name], company: of.company, moment: momentOn(of.now, of.zone), ...table };
}

const text = (name: string) => ({ name, kind: 'text' as const });
const number = (name: string) => ({ name, kind: 'number' as const });

const tables: Record<ReportName, (db: CompanyDb, words: Words, of: ReportOf) => Promise<Table>> = {
  preventivas_vencidas: overduePlans,
  os_atrasadas: lateOrders,
  aderencia_pneus: tyreAdherence,
  produtividade: productivity,
  estoque_negativo: negativeStock,
};

const units = { K: 'km', H: 'h' } as const;

async function overduePlans(db: CompanyDb, words: Words): Promise<Table> {
  const { total, rows } = await listOverduePlans(db);
  const meter = (value: number | null, kind: 'K' | 'H') =>
    value === null ? null : `${numberOf(value)} ${units[kind]}`;
  return {
    total,
    columns: [
      text(words.filial),
      text(words.placa),
      text(words.frota),
      text(words.plano),
      text(words.ciclo),
      number(words.medidor),
      number(words.proxima),
      text(words.limite),
      text(words.os),
    ],
    rows: rows.map((row) => [
      row.ds_filial,
      row.nr_placa,
      row.nr_frota,
      row.ds_plano,
      row.ds_ciclo,
      meter(row.km_atual, row.tp_medidor),
      // Below zero: counted on the meter there was before an exchange.
      meter(row.km_proximo !== null && row.km_proximo < 0 ? null : row.km_proximo, row.tp_medidor),
      dayOf(row.dt_limite),
      orderOf(row.nr_seq_os),
    ]),
  };
}

/** The number of an order is a name: no thousands. */
const orderOf = (order: number | null): Cell => (order === null ? null : String(order));

async function lateOrders(db: CompanyDb, words: Words): Promise<Table> {
  const { total, rows } = await listLateOrders(db);
  return {
    total,
    columns: [
      text(words.filial),
      text(words.os),
      text(words.placa),
      text(words.tipo),
      text(words.problema),
      text(words.criticidade),
      text(words.abertura),
      text(words.previsao),
      number(words.atraso),
    ],
    rows: rows.map((row) => [
      row.ds_filial,
      orderOf(row.nr_sequencial),
      row.nr_placa,
      row.ds_tipo,
      row.ds_conjunto,
      row.ds_criticidade,
      dayOf(row.dt_os),
      dayOf(row.dt_previsao),
      row.horas,
    ]),
  };
}

async function tyreAdherence(db: CompanyDb, words: Words): Promise<Table> {
  const rows: Cell[][] = [];
  for (const branch of await listBranches(db)) {
    const place = { branch: branch.nr_sequencial, zone: branch.ds_fuso };
    const { afericao, calibragem, afericoes_mes, calibragem_mes } = await adherenceOf(db, place);
    rows.push([
      branch.ds_filial,
      afericoes_mes,
      `${afericao.feitas} ${words.de} ${afericao.placas}`,
      calibragem_mes,
      `${calibragem.feitas} ${words.de} ${calibragem.placas}`,
    ]);
  }
  const columns = [
    text(words.filial),
    number(words.afericao),
    number(words.aferidas),
    number(words.calibragem),
    number(words.calibradas),
  ];
  return { total: rows.length, columns, rows };
}

async function productivity(db: CompanyDb, words: Words, { zone }: ReportOf): Promise<Table> {
  const all = await productivityOf(db, { branchId: null, zone });
  const best = all.toSorted((a, b) => b.horas - a.horas);
  return {
    total: all.length,
    columns: [
      text(words.mecanico),
      text(words.situacao),
      number(words.os),
      number(words.horas),
      number(words.utilizacao),
      number(words.nota),
    ],
    rows: best
      .slice(0, mostRows)
      .map((row) => [
        row.nome_colaborador,
        words.situacoes[row.status],
        row.qt_os,
        row.horas,
        row.percentual,
        row.nota,
      ]),
  };
}

async function negativeStock(db: CompanyDb, words: Words): Promise<Table> {
  const { total, rows } = await listNegativeStock(db);
  return {
    total,
    columns: [
      text(words.filial),
      text(words.codigo),
      text(words.peca),
      number(words.saldo),
      text(words.movimento),
    ],
    rows: rows.map((row) => [
      row.ds_filial,
      row.ds_codigoitem,
      row.ds_item,
      row.qt_saldo,
      dayOf(row.dt_movimento),
    ]),
  };
}
