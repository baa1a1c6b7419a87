import {
  forkliftModels,
  type Model,
  palletTruckModels,
  trailerModels,
  truckModels,
  type VehicleTypeCode,
} from './lists/fleet.ts';
import { operations } from './lists/names.ts';
import { branchAt } from './people.ts';
import type { Profile } from './profiles.ts';
import { entryOf, type Random } from './random.ts';
import { day, minute, stamp } from './time.ts';
import { add, type Rows } from './write.ts';

export interface Vehicle {
  plate: string;
  type: VehicleTypeCode;
  department: 'FROTA' | 'ARMAZEM';
  trailer: boolean;
  family: string | null;
  branch: number;
  plans: readonly string[];
  /** Meter now, and units a day. */
  meter: number;
  perDay: number;
  contract: boolean;
  /** Tractor and trailers that run together bear one name. */
  set: string | null;
}

/** Weeks of readings kept. */
const readingWeeks = 26;

/** Vehicles of all kinds with their branches and readings. */
export function makeFleet(profile: Profile, random: Random, now: number, rows: Rows): Vehicle[] {
  for (const [index, name] of operations.entries())
    add(rows, 'operacao', { nr_sequencial: index + 1, ds_projeto: name });
  const kinds = [
    {
      models: truckModels,
      count: profile.trucks,
      number: 1001,
      code: null,
      meter: [80_000, 650_000],
      perDay: [120, 320],
    },
    {
      models: trailerModels,
      count: profile.trailers,
      number: 5001,
      code: null,
      meter: [60_000, 480_000],
      perDay: [100, 250],
    },
    {
      models: forkliftModels,
      count: profile.forklifts,
      number: 8001,
      code: 'EMP',
      meter: [2_000, 14_000],
      perDay: [4, 9],
    },
    {
      models: palletTruckModels,
      count: profile.palletTrucks,
      number: 8501,
      code: 'PAL',
      meter: [800, 6_000],
      perDay: [3, 7],
    },
  ] as const;
  const vehicles: Vehicle[] = [];
  let plates = 0;
  const sets = setNames();
  for (const kind of kinds) {
    for (let index = 0; index < kind.count; index++) {
      const model = entryOf<Model>(kind.models, index % kind.models.length);
      const plate =
        kind.code === null ? plateOf(plates++) : `${kind.code}-${String(index + 1).padStart(3, '0')}`;
      const vehicle: Vehicle = {
        plate,
        type: model.type,
        department: kind.code === null ? 'FROTA' : 'ARMAZEM',
        trailer: kind.models === trailerModels,
        family: model.family,
        branch: branchAt(index, kind.count, profile.branches),
        plans: model.plans,
        meter: random.int(kind.meter[0], kind.meter[1]),
        perDay: Math.round(random.between(kind.perDay[0], kind.perDay[1]) * 10) / 10,
        contract: kind.code !== null && random.chance(0.3),
        set: sets(model, branchAt(index, kind.count, profile.branches)),
      };
      vehicles.push(vehicle);
      addVehicle(rows, random, vehicle, model, String(fleetNumber(kind.number, index)));
      addReadings(rows, vehicle, now);
    }
  }
  addHeldReadings(rows, vehicles, now);
  return vehicles;
}

/** Names the sets of a branch: its first tractor and first trailer, and so on; others run in none. */
function setNames() {
  const given = new Map<string, number>();
  return ({ type }: Model, branch: number): string | null => {
    const [kind = ''] = type.split(' ');
    if (kind !== 'CAVALO' && kind !== 'CARRETA') return null;
    const count = (given.get(`${kind} ${branch}`) ?? 0) + 1;
    given.set(`${kind} ${branch}`, count);
    return `CONJUNTO ${String(count).padStart(2, '0')}`;
  };
}

/** Readings nobody believes yet, of the fleet's first branch: mistyped, too far, and below the meter. */
function addHeldReadings(rows: Rows, vehicles: readonly Vehicle[], now: number): void {
  const local = vehicles.filter(({ branch, department }) => branch === 1 && department === 'FROTA');
  const wrong = [
    { reason: 'DIGITO', origin: 'T', minutesAgo: -1, km: (meter: number) => meter + 100_000 },
    { reason: 'SALTO', origin: 'I', minutesAgo: -1, km: (meter: number) => meter + 1_999 },
    { reason: 'ABAIXO', origin: 'T', minutesAgo: 1_620, km: (meter: number) => Math.floor(meter / 10) },
  ] as const;
  for (const [index, { reason, origin, minutesAgo, km }] of wrong.entries()) {
    const vehicle = local[2 + 3 * index];
    if (vehicle === undefined) continue;
    const at = now - minutesAgo * minute;
    add(rows, 'leitura_retida', {
      nr_placa: vehicle.plate,
      dt_leitura: stamp(at),
      km: km(meterAt(vehicle, at, now)),
      tp_origem: origin,
      ds_motivo: reason,
      dt_registro: stamp(at),
    });
  }
}

/** Numbers go on above the other kinds' when a fleet is bigger than its range. */
function fleetNumber(first: number, index: number): number {
  return index < 500 ? first + index : first * 10 + index;
}

/** Plate of the Mercosul kind, BCD1E23; every tenth an old one, BCD1234. */
function plateOf(index: number): string {
  const letters = 'BCDFGHJKLMNPQRSTVXYZ';
  const letter = (step: number, turn: number) =>
    entryOf([...letters], (index * step + turn) % letters.length);
  const head = letter(7, 1) + letter(3, Math.floor(index / 20)) + letter(11, Math.floor(index / 400) + 4);
  const digits = String((index * 389 + 1_207) % 10_000).padStart(4, '0');
  if (index % 10 === 9) return head + digits;
  return `${head}${digits.charAt(0)}${'ABCDEFGHIJ'.charAt(Number(digits.charAt(1)))}${digits.slice(2)}`;
}

function addVehicle(rows: Rows, random: Random, vehicle: Vehicle, model: Model, fleetNo: string): void {
  add(rows, 'veiculo', {
    nr_placa: vehicle.plate,
    nr_frota: fleetNo,
    cd_tipoveiculo: vehicle.type,
    ds_marca: model.brand,
    ds_modelo: model.name,
    nr_ano: random.int(2015, 2025),
    ds_conjunto: vehicle.set,
    km_atual: vehicle.meter,
    st_contrato_vamos: vehicle.contract ? 'S' : 'N',
    st_concessionaria: vehicle.department === 'FROTA' && random.chance(0.06) ? 1 : 0,
    cd_trava: vehicle.type === 'EMPILHADEIRA' && random.chance(0.3) ? `TRV-${vehicle.plate}` : null,
  });
  add(rows, 'veiculo_filial', {
    nr_placa: vehicle.plate,
    nr_seq_filial: vehicle.branch,
    nr_seq_operacao: random.int(1, operations.length),
  });
}

function addReadings(rows: Rows, vehicle: Vehicle, now: number): void {
  for (let week = readingWeeks; week >= 0; week--) {
    const moment = now - week * 7 * day;
    add(rows, 'km_leitura', {
      nr_placa: vehicle.plate,
      dt_leitura: stamp(moment),
      km: meterAt(vehicle, moment, now),
      tp_origem: 'T',
      nr_seq_clifor: null,
    });
  }
}

/** What the meter showed at a moment: busier and quieter weeks, never backwards. */
export function meterAt(vehicle: Vehicle, moment: number, now: number): number {
  const days = Math.max(0, (now - moment) / day);
  const run = vehicle.perDay * (days + 1.2 * Math.sin(days / 5));
  return Math.max(0, vehicle.meter - Math.round(run));
}
