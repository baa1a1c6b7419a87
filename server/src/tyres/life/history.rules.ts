import { limitingDepth } from '@terminal/contract';
import { usedCost } from './cost.rules.ts';
import { type Application, type MeterUnit, totalUsage, usageOf, type Wear, wearOf } from './wear.rules.ts';

/** A tyre's stay on a position; both lists of a history have the newest first. */
export interface Stay {
  nr_vida: number;
  nr_posicao: number;
  tp_medidor: MeterUnit;
  km_entrada: number;
  km_saida: number | null;
  /** What the vehicle's meter shows now. */
  km_atual: number;
  vl_mm_entrada: readonly number[];
  vl_mm_saida: readonly number[] | null;
}

/** A measurement, with the usage in that life up to then. */
export interface Measurement {
  nr_vida: number;
  qt_rodado: number;
  vl_mm: readonly number[] | null;
  /** Null: it stands. */
  correcao: object | null;
}

/** Where a tyre went: D scrapped, R retread, S other service. */
export interface Departure {
  tp_destino: 'D' | 'R' | 'S';
  nr_vida: number;
  dt_retorno: string | null;
  vl_servico: number | null;
  /** S: the retreader refused the casing. */
  st_recusada: 'S' | 'N';
  ds_fornecedor: string;
  /** Null: it stands. */
  correcao: object | null;
}

/** A tyre with all it has behind it. */
export interface TyrePast {
  nr_vida: number;
  vl_mm: readonly number[];
  vl_compra: number | null;
  vl_mm_retirada: number;
  aplicacoes: readonly Stay[];
  leituras: readonly Measurement[];
  destinos: readonly Departure[];
}

/** Where it is mounted, and what its vehicle runs. */
export interface Mounted {
  hoje: number;
  tp_medidor: MeterUnit;
  nr_posicao: number;
  percorrido: number;
  dias: number;
}

/** A stay as the ledger counts it. */
export const applicationOf = (stay: Stay): Application => ({
  life: stay.nr_vida,
  spare: stay.nr_posicao === 0,
  unit: stay.tp_medidor,
  from: stay.km_entrada,
  to: stay.km_saida,
  meter: stay.km_atual,
});

/** How a mounted tyre wears, and what it has run in its life (docs/tyre-life.md). */
export function presentWear(past: TyrePast, mounted: Mounted): Wear & { usage: number } {
  const unit = mounted.tp_medidor;
  const stays = past.aplicacoes
    .filter(({ nr_vida, tp_medidor }) => nr_vida === past.nr_vida && tp_medidor === unit)
    .toReversed();
  const usage = totalUsage(stays.map(applicationOf), unit);
  const [first] = stays;
  return {
    usage,
    ...wearOf({
      unit,
      firstDepth: limitingDepth(first?.vl_mm_entrada ?? past.vl_mm),
      lastDepth: limitingDepth(past.vl_mm),
      lastUsage: lastMeasured(past, past.nr_vida, stays),
      usage,
      spare: mounted.nr_posicao === 0,
      limit: past.vl_mm_retirada,
      vehicle: { units: mounted.percorrido, days: mounted.dias },
      today: mounted.hoje,
    }),
  };
}

/** Usage in a life at its last recorded depths: by a gauging or a removal. */
function lastMeasured({ leituras }: TyrePast, life: number, stays: readonly Stay[]): number {
  const gauged =
    leituras.find((one) => one.nr_vida === life && one.vl_mm !== null && one.correcao === null)?.qt_rodado ??
    0;
  const off = stays.findLastIndex(({ vl_mm_saida }) => vl_mm_saida !== null);
  const taken = stays.slice(0, off + 1).reduce((sum, stay) => sum + usageOf(applicationOf(stay)), 0);
  return Math.max(gauged, taken);
}

/** Usage and cost of each life of a tyre, the first life first. */
export function livesOf(past: TyrePast) {
  return Array.from({ length: past.nr_vida }, (_none, index) => lifeOf(past, index + 1));
}

function lifeOf(past: TyrePast, life: number) {
  const { aplicacoes } = past;
  const destinos = past.destinos.filter(({ correcao }) => correcao === null);
  const retread = destinos.find(
    ({ tp_destino, nr_vida, dt_retorno, st_recusada }) =>
      tp_destino === 'R' && nr_vida === life - 1 && dt_retorno !== null && st_recusada === 'N',
  );
  const price = life === 1 ? past.vl_compra : (retread?.vl_servico ?? null);
  const repairs = destinos
    .filter(({ tp_destino, nr_vida }) => tp_destino === 'S' && nr_vida === life)
    .reduce((sum, { vl_servico }) => sum + (vl_servico ?? 0), 0);
  const first = aplicacoes.findLast(({ nr_vida }) => nr_vida === life);
  const applications = aplicacoes.map(applicationOf);
  const km = totalUsage(applications, 'K', life);
  const ended = life < past.nr_vida || destinos.some((one) => one.nr_vida === life && endsLife(one));
  const inKm = aplicacoes.filter(({ nr_vida, tp_medidor }) => nr_vida === life && tp_medidor === 'K');
  const measured = ended ? km : Math.min(km, lastMeasured(past, life, inKm.toReversed()));
  return {
    nr_vida: life,
    qt_km: km,
    qt_horas: totalUsage(applications, 'H', life),
    qt_km_lido: measured,
    vl_preco: price,
    vl_reparos: repairs,
    // What was not read since the life began is not unused, but unknown.
    vl_usado:
      ended || measured > 0
        ? usedCost(price, repairs, {
            firstDepth: limitingDepth(first?.vl_mm_entrada ?? past.vl_mm),
            lastDepth: limitingDepth(past.vl_mm),
            limit: past.vl_mm_retirada,
            ended,
          })
        : null,
    ds_recapadora: retread?.ds_fornecedor ?? null,
  };
}

/** Scrapped, or on its way to its next life. */
const endsLife = ({ tp_destino, dt_retorno }: Departure) =>
  tp_destino === 'D' || (tp_destino === 'R' && dt_retorno === null);
