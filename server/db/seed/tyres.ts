import type { Catalog } from './catalog.ts';
import { meterAt, type Vehicle } from './fleet.ts';
import { axleLayouts } from './lists/fleet.ts';
import { tyreModels } from './lists/tyres.ts';
import type { Supplier } from './people.ts';
import { createRandom, entryOf, type Random } from './random.ts';
import { day, stamp } from './time.ts';
import { addFormerLives } from './tyre-past.ts';
import { add, type Rows } from './write.ts';

interface Given {
  vehicles: readonly Vehicle[];
  branches: readonly { id: number }[];
  suppliers: readonly Supplier[];
  catalog: Catalog;
  /** Numbers of the reasons to scrap a tyre. */
  reasons: readonly number[];
  /** Choices of their own: the rest of the data stays as it is. */
  seed: number;
  now: number;
}

/** Numbers given so far. */
interface Counters {
  tyre: number;
  event: number;
}

const newDepth = 16;
const grooves = 4;
/** Positions without a tyre on one vehicle: it cannot be gauged. */
const emptyPositions: readonly string[] = ['2DI', '2EE', '3DE'];

/** Tyres on every vehicle with what was read of them, in stock, at the retreader and scrapped. */
export function makeTyres(given: Given, rows: Rows): void {
  const random = createRandom(given.seed);
  const counters: Counters = { tyre: 0, event: 0 };
  let withTyres = 0;
  for (const vehicle of given.vehicles) {
    const positions = positionsOf(vehicle);
    if (positions.length === 0) continue;
    withTyres += 1;
    const empty = withTyres === 5 ? emptyPositions : [];
    fitOut(
      given,
      rows,
      random,
      counters,
      vehicle,
      positions.filter((position) => !empty.includes(position)),
    );
  }
  const perBranch = Math.ceil(given.vehicles.length / given.branches.length);
  for (const branch of given.branches) {
    for (let index = 0; index < perBranch; index++) addLoose(given, rows, random, counters, branch.id, index);
  }
}

/** Names of a vehicle's positions: '2DI'; the spare '0EEE'. */
function positionsOf({ type }: Vehicle): string[] {
  const { axles, spare } = axleLayouts[type];
  const onAxles = [...axles].flatMap((axle, index) =>
    (axle === 'D' ? ['EE', 'EI', 'DI', 'DE'] : ['EE', 'DE']).map((side) => `${index + 1}${side}`),
  );
  return spare ? [...onAxles, '0EEE'] : onAxles;
}

/** What a vehicle's tyres have behind them: fitted, gauged twice or never, calibrated. */
interface Past {
  fitted: number;
  /** Meter at the fitting and at each gauging. */
  meters: number[];
  /** Events, one per gauging. */
  gaugings: number[];
  calibration: number | null;
}

/** Mounts tyres on a vehicle and adds measurements: most within the month, some long ago, some none. */
function fitOut(
  given: Given,
  rows: Rows,
  random: Random,
  counters: Counters,
  vehicle: Vehicle,
  positions: readonly string[],
): void {
  const past = pastOf(given, rows, random, counters, vehicle);
  // Choices of its own, so that the rest stays as it is.
  const former = createRandom(given.seed + counters.tyre);
  const retreaders = given.suppliers.filter(({ name }) => name.startsWith('RECAPAGEM'));
  for (const position of positions) {
    const mounted = addMounted(rows, random, counters, vehicle, past, position);
    addFormerLives({ ...given, ...mounted, vehicle, fitted: past.fitted, retreaders }, former, rows);
  }
}

function pastOf(given: Given, rows: Rows, random: Random, counters: Counters, vehicle: Vehicle): Past {
  const { now } = given;
  const fitted = now - random.int(120, 175) * day;
  const daysAgo = random.chance(0.82) ? random.int(1, 18) : random.int(21, 70);
  const gauged = random.chance(0.05) ? [] : [daysAgo + 35, daysAgo].map((days) => now - days * day);
  const calibrated = now - random.int(1, 24) * day;
  const isCalibrated = vehicle.department === 'FROTA' && random.chance(0.92);
  const event = (kind: 'A' | 'C', at: number) => addEvent(rows, counters, vehicle, kind, at, now);
  return {
    fitted,
    meters: [fitted, ...gauged].map((at) => meterAt(vehicle, at, now)),
    gaugings: gauged.map((at) => event('A', at)),
    calibration: isCalibrated ? event('C', calibrated) : null,
  };
}

function addMounted(
  rows: Rows,
  random: Random,
  counters: Counters,
  vehicle: Vehicle,
  { fitted, meters, gaugings, calibration }: Past,
  position: string,
): { tyre: number; where: { nr_posicao: number; ds_lado: string }; life: number; entered: number[] } {
  const spare = position.startsWith('0');
  const [first = 0] = meters;
  const start = Math.round(random.between(9, newDepth) * 10) / 10;
  const rate = spare ? 0 : random.between(0.07, 0.17);
  const apart = random.next();
  const depths = sink(meters.map((meter) => depthsAt(start, rate, meter - first, apart)));
  const life = random.weighted([
    [1, 55],
    [2, 33],
    [3, 12],
  ] as const);
  const tyre = addTyre(rows, random, counters, vehicle, { depths: depths.at(-1) ?? [], life });
  const where = { nr_posicao: Number(position.charAt(0)), ds_lado: position.slice(1) };
  add(rows, 'pneu_aplicacao', {
    nr_seq_pneu: tyre,
    nr_placa: vehicle.plate,
    ...where,
    nr_vida: life,
    dt_entrada: stamp(fitted),
    km_entrada: first,
    vl_mm_entrada: depths[0] ?? [],
    dt_saida: null,
    km_saida: null,
    vl_mm_saida: null,
  });
  const reading = { nr_seq_pneu: tyre, ...where, nr_vida: life };
  for (const [index, nr_seq_evento] of gaugings.entries())
    add(rows, 'pneu_leitura', {
      nr_seq_evento,
      ...reading,
      vl_mm: depths[index + 1] ?? null,
      calibragem: null,
    });
  if (calibration !== null && !spare) {
    const calibragem = random.chance(0.1) ? random.int(80, 98) : random.int(104, 116);
    add(rows, 'pneu_leitura', { nr_seq_evento: calibration, ...reading, vl_mm: null, calibragem });
  }
  return { tyre, where, life, entered: depths[0] ?? [] };
}

/** From here on a tyre wears unevenly, one shoulder before the other. */
const unevenFrom = 0.95;

/** Depths after so many km, the grooves a little apart. */
function depthsAt(start: number, rate: number, km: number, apart: number): number[] {
  const mean = Math.max(2, start - (rate * km) / 1_000);
  const slant = apart > unevenFrom ? km / 25_000 : 0;
  return Array.from({ length: grooves }, (_none, groove) => {
    const depth = mean - (groove === 0 || groove === 3 ? 0 : apart * 0.4) - groove * slant;
    return Math.max(1.5, Math.round(depth * 10) / 10);
  });
}

/** What was read later is never deeper. */
function sink(depths: readonly number[][]): number[][] {
  const sunk: number[][] = [];
  for (const read of depths)
    sunk.push(read.map((depth, groove) => Math.min(depth, sunk.at(-1)?.[groove] ?? depth)));
  return sunk;
}

function addEvent(
  rows: Rows,
  counters: Counters,
  vehicle: Vehicle,
  kind: 'A' | 'C',
  at: number,
  now: number,
): number {
  counters.event += 1;
  add(rows, 'pneu_evento', {
    nr_sequencial: counters.event,
    tp_evento: kind,
    nr_placa: vehicle.plate,
    km_informado: meterAt(vehicle, at, now),
    dt_evento: stamp(at),
  });
  return counters.event;
}

function addTyre(
  rows: Rows,
  random: Random,
  counters: Counters,
  { type, branch }: Pick<Vehicle, 'type' | 'branch'>,
  { depths, life }: { depths: readonly number[]; life: number },
): number {
  counters.tyre += 1;
  const kind = type === 'EMPILHADEIRA' ? 'forklift' : type === 'VUC' || type === 'TOCO' ? 'light' : 'heavy';
  const model = random.pick(tyreModels[kind]);
  add(rows, 'pneu', {
    nr_sequencial: counters.tyre,
    nr_fogo: `A${String(counters.tyre).padStart(5, '0')}`,
    nr_seq_filial: branch,
    ...model,
    nr_vida: life,
    vl_mm: [...depths],
    vl_compra: random.int(kind === 'forklift' ? 600 : 1_700, kind === 'forklift' ? 1_100 : 2_600),
  });
  return counters.tyre;
}

/** Where a dozen tyres on no vehicle are: E in stock, R at the retreader, S in repair, D scrapped. */
const whereabouts = 'ERDEEERSDEEE';

/** Data of a scrapped tyre. */
const scrapNotes = ['CORTE NO FLANCO', 'SEPARAÇÃO DA BANDA', 'TALÃO DANIFICADO', null] as const;

/** A tyre on no vehicle: most in stock, some at the retreader or in repair, some scrapped. */
function addLoose(
  given: Given,
  rows: Rows,
  random: Random,
  counters: Counters,
  branch: number,
  index: number,
): void {
  const where = whereabouts.charAt(index % whereabouts.length);
  const depth = looseDepth(where, random);
  const life = where === 'D' ? 3 : where === 'E' && depth === newDepth ? 1 : random.int(1, 2);
  const depths = Array.from({ length: grooves }, () => depth);
  const tyre = addTyre(rows, random, counters, { type: 'TRUCK 6X2', branch }, { depths, life });
  if (where !== 'R' && where !== 'S' && where !== 'D') return;
  const retreaders = given.suppliers.filter(({ name }) => name.startsWith('RECAPAGEM'));
  const services = { R: 'RECAPAGEM', S: 'CONSERTO DE CARCAÇA' } as const;
  add(rows, 'pneu_destino', {
    nr_seq_pneu: tyre,
    tp_destino: where,
    nr_seq_fornecedor: entryOf(retreaders, index % retreaders.length).id,
    nr_seq_item: where === 'D' ? null : given.catalog.serviceNumber(services[where]),
    cd_motivos: where === 'D' ? [random.pick(given.reasons)] : [],
    ds_observacao: where === 'D' ? random.pick(scrapNotes) : null,
    dt_envio: stamp(given.now - random.int(2, 40) * day).slice(0, 10),
    nr_vida: life,
    dt_retorno: null,
    vl_servico: null,
    vl_mm_retorno: null,
  });
}

/** Half of the stock is new; what is away or scrapped is worn. */
function looseDepth(where: string, random: Random): number {
  if (where === 'D') return 1.8;
  if (where === 'R') return 3.2;
  return where === 'E' && random.chance(0.5) ? newDepth : Math.round(random.between(6, 13) * 10) / 10;
}
