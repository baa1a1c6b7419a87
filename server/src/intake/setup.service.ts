import type { CompanyDb } from '../core/db/pools.ts';
import { findNumbers, findServices, findTypes } from './lookup.queries.ts';
import { type Given, type Outcome, together, unknownName } from './outcome.rules.ts';
import type { BranchRow, ItemRow, ProblemRow, SegmentRow, TypeRow } from './setup.rules.ts';
import { upsert } from './upsert.queries.ts';

const verdicts = (all: readonly ('N' | 'M' | 'I')[]): Outcome[] => all.map((verdict) => ({ verdict }));

/** Writes branches by name. */
export async function writeBranches(tx: CompanyDb, given: readonly Given<BranchRow>[]): Promise<Outcome[]> {
  return verdicts(
    await upsert(
      tx,
      {
        table: 'filial',
        key: { ds_filial: 'text' },
        columns: {
          ds_uf: { type: 'text' },
          location: { type: 'text' },
          ds_fuso: { type: 'text', usual: "'America/Sao_Paulo'" },
          st_status: { type: 'text', usual: "'A'" },
        },
      },
      given.map(({ row }) => ({
        ds_filial: row.name,
        ds_uf: row.state,
        location: row.place,
        ds_fuso: row.zone,
        st_status: row.status,
      })),
    ),
  );
}

/** Writes vehicle types by code, and adds their tyre positions. */
export async function writeTypes(tx: CompanyDb, given: readonly Given<TypeRow>[]): Promise<Outcome[]> {
  const own = await upsert(
    tx,
    {
      table: 'tipo_veiculo',
      key: { cd_tipoveiculo: 'text' },
      columns: {
        ds_tipoveiculo: { type: 'text' },
        departamento: { type: 'text' },
        tp_medidor: { type: 'text' },
        km_dia_padrao: { type: 'numeric(7, 2)' },
        exibe_terminal: { type: 'text', usual: "'N'" },
      },
    },
    given.map(({ row }) => ({
      cd_tipoveiculo: row.code,
      ds_tipoveiculo: row.name,
      departamento: row.department,
      tp_medidor: row.meter,
      km_dia_padrao: row.perDay,
      exibe_terminal: row.solid,
    })),
  );
  const places = given.flatMap(({ row }, n) => row.positions.map((place) => ({ n, code: row.code, place })));
  const placed = await upsert(
    tx,
    {
      table: 'tipo_veiculo_posicao',
      key: { cd_tipoveiculo: 'text', nr_posicao: 'int', ds_lado: 'text' },
      columns: { eixo_direcional: { type: 'text' } },
    },
    places.map(({ code, place }) => ({
      cd_tipoveiculo: code,
      nr_posicao: place.axle,
      ds_lado: place.side,
      eixo_direcional: place.steers,
    })),
  );
  return own.map((verdict, n) => ({
    verdict: together(
      verdict,
      placed.filter((_, place) => places[place]?.n === n),
    ),
  }));
}

/** Writes segments by name. */
export async function writeSegments(tx: CompanyDb, given: readonly Given<SegmentRow>[]): Promise<Outcome[]> {
  return verdicts(
    await upsert(
      tx,
      {
        table: 'segmento',
        key: { ds_grupo: 'text' },
        columns: {
          departamento: { type: 'text' },
          habilita_pneus: { type: 'text', usual: "'N'" },
          st_status: { type: 'text', usual: "'A'" },
        },
      },
      given.map(({ row }) => ({
        ds_grupo: row.name,
        departamento: row.department,
        habilita_pneus: row.tyres,
        st_status: row.status,
      })),
    ),
  );
}

/** Writes services and parts by kind and name. */
export async function writeItems(tx: CompanyDb, given: readonly Given<ItemRow>[]): Promise<Outcome[]> {
  return verdicts(
    await upsert(
      tx,
      {
        table: 'item',
        key: { nr_tipo: 'int', ds_item: 'text' },
        columns: {
          st_habilita_execucao: { type: 'text', usual: "'N'" },
          tp_pneu: { type: 'text' },
          st_status: { type: 'text', usual: "'A'" },
        },
      },
      given.map(({ row }) => ({
        nr_tipo: row.kind,
        ds_item: row.name,
        st_habilita_execucao: row.timed,
        tp_pneu: row.tyre,
        st_status: row.status,
      })),
    ),
  );
}

/** Writes problems by segment and name; what they name must be there. */
export async function writeProblems(tx: CompanyDb, given: readonly Given<ProblemRow>[]): Promise<Outcome[]> {
  const rows = given.map(({ row }) => row);
  const segments = await findNumbers(
    tx,
    'segmento',
    rows.map(({ segment }) => segment),
  );
  const levels = await findNumbers(
    tx,
    'criticidade',
    rows.map(({ level }) => String(level)),
  );
  const services = await findServices(
    tx,
    rows.flatMap(({ service }) => service ?? []),
  );
  const types = await findTypes(
    tx,
    rows.flatMap((row) => row.types ?? []),
  );
  const problemOf = (row: ProblemRow): Outcome | null => {
    const type = unknownName(row.types ?? [], types);
    if (!segments.has(row.segment))
      return {
        problem: { code: 'SEGMENTO_DESCONHECIDO', values: { nome: row.segment }, column: 'segmento' },
      };
    if (row.service !== null && !services.has(row.service))
      return { problem: { code: 'SERVICO_DESCONHECIDO', values: { nome: row.service }, column: 'servico' } };
    return type === undefined
      ? null
      : { problem: { code: 'TIPO_DESCONHECIDO', values: { nome: type }, column: 'tipos' } };
  };
  const judged = rows.map(problemOf);
  const good = rows.filter((_, n) => judged[n] === null);
  const written = await upsert(
    tx,
    {
      table: 'conjunto',
      key: { nr_seq_segmento: 'int', ds_conjunto: 'text' },
      columns: {
        nr_seq_criticidade: { type: 'int' },
        nr_seq_item: { type: 'int' },
        hr_sla: { type: 'interval' },
        cd_tipoveiculo: { type: 'text[]' },
        tp_os_conjunto: { type: 'text' },
        st_status: { type: 'text', usual: "'A'" },
      },
    },
    good.map((row) => ({
      nr_seq_segmento: segments.get(row.segment),
      ds_conjunto: row.name,
      nr_seq_criticidade: levels.get(String(row.level)),
      nr_seq_item: row.service === null ? null : services.get(row.service),
      hr_sla: row.sla,
      cd_tipoveiculo: row.types,
      tp_os_conjunto: row.fuel === 'S' ? 'C' : null,
      st_status: row.status,
    })),
  );
  return inPlace(judged, written);
}

/** Puts the verdicts of the rows that were written where the refused ones are not. */
export function inPlace(
  judged: readonly (Outcome | null)[],
  written: readonly ('N' | 'M' | 'I')[],
): Outcome[] {
  let next = 0;
  return judged.map((outcome) => outcome ?? { verdict: written[next++] ?? 'I' });
}
