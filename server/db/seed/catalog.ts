import { axleLayouts, forkliftModels, palletTruckModels, truckModels, vehicleTypes } from './lists/fleet.ts';
import { bodyParts, forkliftFamilies, truckFamilies, truckParts, warehouseParts } from './lists/parts.ts';
import type { Criticality } from './lists/problem.ts';
import { moreServices, segments, tyreServices } from './lists/problems.ts';
import { add, type Rows } from './write.ts';
import { written } from './written.ts';

/** Hours allowed by criticality (number of the criticality, not its level). */
const slaHours: Readonly<Record<Criticality, number>> = { 1: 4, 5: 24, 2: 48, 3: 168, 4: 720 };

export interface CatalogProblem {
  id: number;
  name: string;
  segment: string;
  department: 'FROTA' | 'ARMAZEM' | null;
  trailers: boolean;
  criticality: Criticality;
  slaHours: number;
  /** Standard service; null: none. */
  service: number | null;
  reports: readonly string[];
}

export interface CatalogItem {
  id: number;
  name: string;
  /** Segment it belongs to. */
  segment: string;
  /** Model family it fits; null: all. */
  family: string | null;
}

export interface Catalog {
  problems: CatalogProblem[];
  services: CatalogItem[];
  parts: CatalogItem[];
  serviceNumber(name: string): number;
  partNumber(name: string): number;
}

/** Vehicle types, segments, problems, services and parts: the same in every company. */
export function makeCatalog(rows: Rows): Catalog {
  addVehicleTypes(rows);
  const services = makeServices(rows);
  const parts = makeParts(rows, services.length);
  const serviceNumber = numbersOf(services);
  const problems = makeProblems(rows, serviceNumber);
  return { services, parts, serviceNumber, partNumber: numbersOf(parts), problems };
}

/** Finds the number of an item by its name. */
function numbersOf(items: readonly CatalogItem[]): (name: string) => number {
  const numbers = new Map(items.map(({ name, id }) => [name, id]));
  return (name) => {
    const found = numbers.get(name);
    if (found === undefined) throw new Error(`no item ${name}`);
    return found;
  };
}

function addVehicleTypes(rows: Rows): void {
  for (const type of vehicleTypes) {
    add(rows, 'tipo_veiculo', {
      cd_tipoveiculo: type.code,
      ds_tipoveiculo: type.name,
      departamento: type.department,
      tp_medidor: type.meter,
      km_dia_padrao: type.perDay,
      exibe_terminal: type.warehouse,
    });
    const { axles, steering, spare } = axleLayouts[type.code];
    const position = (axle: number, side: string) =>
      add(rows, 'tipo_veiculo_posicao', {
        cd_tipoveiculo: type.code,
        nr_posicao: axle,
        ds_lado: side,
        eixo_direcional: steering.includes(axle) ? 'S' : 'N',
      });
    for (const [index, axle] of [...axles].entries()) {
      for (const side of axle === 'D' ? ['EE', 'EI', 'DI', 'DE'] : ['EE', 'DE']) position(index + 1, side);
    }
    if (spare) position(0, 'EEE');
  }
}

function makeServices(rows: Rows): CatalogItem[] {
  const services: CatalogItem[] = [];
  const service = (name: string, segment: string, tyre: 'R' | 'S' | null = null) => {
    const id = services.length + 1;
    services.push({ id, name, segment, family: null });
    add(rows, 'item', {
      nr_sequencial: id,
      ds_item: tyre === null ? written(name) : name,
      nr_tipo: 3,
      st_habilita_execucao: tyre === null ? 'S' : 'N',
      tp_pneu: tyre,
      ds_classe: null,
      cd_unidade: null,
      ds_modelos: null,
    });
  };
  for (const segment of segments) {
    for (const problem of segment.problems)
      if (problem.service !== undefined) service(problem.service, segment.name);
    for (const name of moreServices[segment.name] ?? []) service(name, segment.name);
  }
  for (const { name, kind } of tyreServices) service(name, 'PNEUS', kind);
  return services;
}

/** Unit of a part, by the first word of its name. */
const unitOf = (name: string): string => ({ JOGO: 'JG', KIT: 'KIT' })[name.split(' ')[0] ?? ''] ?? 'UN';

/** Models of a family, in capital letters; null: it fits all. */
const modelsOf = (family: string | null): string[] | null =>
  family === null
    ? null
    : [...truckModels, ...forkliftModels, ...palletTruckModels]
        .filter((model) => model.family === family)
        .map(({ name }) => name.toUpperCase());

function makeParts(rows: Rows, before: number): CatalogItem[] {
  const parts: CatalogItem[] = [];
  const part = (base: string, segment: string, family: string | null) => {
    const id = before + parts.length + 1;
    const name = family === null ? base : `${base} ${family}`;
    parts.push({ id, name, segment, family });
    add(rows, 'item', {
      nr_sequencial: id,
      ds_item: written(name),
      nr_tipo: 4,
      st_habilita_execucao: 'N',
      tp_pneu: null,
      ds_classe: segment,
      cd_unidade: unitOf(base),
      ds_modelos: modelsOf(family),
    });
  };
  const perFamily = (list: Readonly<Record<string, readonly string[]>>, families: readonly string[]) => {
    for (const [segment, bases] of Object.entries(list)) {
      for (const base of bases) for (const family of families) part(base, segment, family);
    }
  };
  for (const { segment, name } of bodyParts) part(name, segment, null);
  perFamily(truckParts, truckFamilies);
  perFamily(warehouseParts, forkliftFamilies);
  return parts;
}

function makeProblems(rows: Rows, serviceNumber: (name: string) => number): CatalogProblem[] {
  const problems: CatalogProblem[] = [];
  for (const [index, segment] of segments.entries()) {
    add(rows, 'segmento', {
      nr_sequencial: index + 1,
      ds_grupo: segment.name,
      habilita_pneus: segment.tyres === true ? 'S' : 'N',
      departamento: segment.department,
    });
    for (const { name, criticality, service, reports } of segment.problems) {
      const problem: CatalogProblem = {
        id: problems.length + 1,
        name,
        segment: segment.name,
        department: segment.department,
        trailers: segment.trailers === true,
        criticality,
        slaHours: slaHours[criticality],
        service: service === undefined ? null : serviceNumber(service),
        reports,
      };
      problems.push(problem);
      add(rows, 'conjunto', {
        nr_sequencial: problem.id,
        ds_conjunto: name,
        nr_seq_segmento: index + 1,
        nr_seq_criticidade: criticality,
        nr_seq_item: problem.service,
        hr_sla: `${problem.slaHours}:00`,
        tp_os_conjunto: segment.name === 'ABASTECIMENTO' && service === undefined ? 'C' : null,
      });
    }
  }
  for (const [kind, name] of Object.entries(tyreFindings)) {
    const problem = problems.find((one) => one.name === name && one.segment === 'PNEUS');
    if (problem !== undefined)
      add(rows, 'pneu_achado_problema', { tp_achado: kind, nr_conjunto: problem.id });
  }
  return problems;
}

/** Problem of the orders that findings about tyres open. */
const tyreFindings = {
  D: 'DESGASTE IRREGULAR',
  G: 'DESGASTE IRREGULAR',
  P: 'PNEU FURADO',
  L: 'TROCA DE PNEU',
} as const;
