import { expect, it } from 'vitest';
import { contradictions } from './settings.rules.ts';

const settings: Parameters<typeof contradictions>[0] = {
  limites: {
    vl_mm_retirada: 3,
    vl_mm_legal: 1.6,
    qt_dias_retirada: 60,
    vl_mm_desgaste: 2,
    vl_mm_geminados: 3,
    pc_calibragem: 10,
  },
  pressoes: [{ cd_tipoveiculo: 'TOCO', vl_calibragem: 110 }],
  problemas: [{ tp_achado: 'L', nr_conjunto: 1 }],
};
const [pressure, finding] = [settings.pressoes[0], settings.problemas[0]] as const;

it.each<[string, Partial<typeof settings>, Record<string, string> | null]>([
  ['as they are at first', {}, null],
  ['removed at what the law asks for', { limites: { ...settings.limites, vl_mm_retirada: 1.6 } }, null],
  [
    'removed below it',
    { limites: { ...settings.limites, vl_mm_retirada: 1.5 } },
    { vl_mm_retirada: 'ABAIXO_DO_LEGAL' },
  ],
  ['a type named twice', { pressoes: pressure ? [pressure, pressure] : [] }, { pressoes: 'REPETIDO' }],
  ['two types', { pressoes: pressure ? [pressure, { ...pressure, cd_tipoveiculo: 'TRUCK' }] : [] }, null],
  ['a finding named twice', { problemas: finding ? [finding, finding] : [] }, { problemas: 'REPETIDO' }],
  ['two findings', { problemas: finding ? [finding, { ...finding, tp_achado: 'G' }] : [] }, null],
])('settings of tyres contradict each other: %s', (_case, change, fields) => {
  expect(contradictions({ ...settings, ...change })).toEqual(fields);
});
