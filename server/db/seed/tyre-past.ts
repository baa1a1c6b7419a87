import type { Catalog } from './catalog.ts';
import { meterAt, type Vehicle } from './fleet.ts';
import type { Supplier } from './people.ts';
import type { Random } from './random.ts';
import { day, stamp } from './time.ts';
import { add, type Rows } from './write.ts';

interface Retread {
  tyre: number;
  vehicle: Vehicle;
  where: { nr_posicao: number; ds_lado: string };
  /** Life it is in now; those before it are made. */
  life: number;
  /** When it was fitted in this one. */
  fitted: number;
  /** Depths it was fitted with: what came back from the retreader. */
  entered: readonly number[];
  now: number;
  retreaders: readonly Supplier[];
  catalog: Catalog;
}

/** Days a life lasted, and days at the retreader after it. */
const lifeDays = 300;
const awayDays = 25;

/** What a retreaded tyre has behind it: a stay of each former life, each ended at the retreader. */
export function addFormerLives(retread: Retread, random: Random, rows: Rows): void {
  const { tyre, vehicle, where, now, retreaders, catalog } = retread;
  let until = retread.fitted;
  let entered = [...retread.entered];
  for (let life = retread.life - 1; life >= 1; life--) {
    const back = until - random.int(1, 6) * day;
    const sent = back - awayDays * day;
    const began = sent - lifeDays * day;
    const newTread = even(life === 1 ? 16 : 14.5);
    add(rows, 'pneu_aplicacao', {
      nr_seq_pneu: tyre,
      nr_placa: vehicle.plate,
      ...where,
      nr_vida: life,
      dt_entrada: stamp(began),
      km_entrada: meterAt(vehicle, began, now),
      vl_mm_entrada: newTread,
      dt_saida: stamp(sent),
      km_saida: meterAt(vehicle, sent, now),
      vl_mm_saida: even(random.int(30, 38) / 10),
    });
    add(rows, 'pneu_destino', {
      nr_seq_pneu: tyre,
      tp_destino: 'R',
      nr_seq_fornecedor: random.pick(retreaders).id,
      nr_seq_item: catalog.serviceNumber('RECAPAGEM'),
      cd_motivos: [],
      ds_observacao: null,
      dt_envio: stamp(sent).slice(0, 10),
      dt_retorno: stamp(back).slice(0, 10),
      dt_volta: stamp(back),
      nr_vida: life,
      vl_servico: random.int(620, 890),
      vl_mm_retorno: entered,
    });
    until = began;
    entered = newTread;
  }
}

const even = (depth: number) => [depth, depth, depth, depth];
