import type { Limits, MountedTyre } from '../src/tyres/life/findings.rules.ts';

/** Settings as a company begins with them. */
export const limits: Limits = {
  vl_mm_retirada: 3,
  vl_mm_legal: 1.6,
  vl_mm_desgaste: 2,
  vl_mm_geminados: 3,
  pc_calibragem: 10,
};

/** A tyre on '2EE' and so on, with nothing off about it. */
export function tyreAt(place: string, change: Partial<MountedTyre> = {}): MountedTyre {
  return {
    nr_seq_pneu: [...place].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 0),
    nr_fogo: `F${place}`,
    nr_vida: 1,
    ds_medida: '295/80R22.5',
    nr_posicao: Number(place.charAt(0)),
    // Places are named as axle and side.
    ds_lado: place.slice(1) as MountedTyre['ds_lado'],
    eixo_direcional: place.startsWith('1') ? 'S' : 'N',
    vl_mm: [10, 10, 10, 10],
    calibragem: 110,
    vl_calibragem: 110,
    ...change,
  };
}
