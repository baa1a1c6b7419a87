import type { AnswerOf, InputOf } from '@terminal/contract';
import { mostDepth, mostPressure } from '@terminal/contract/tyres';
import { typedNumber, writtenNumber } from '../../core/format/typed.ts';

/** What tyres of the company are measured by. */
export type Settings = AnswerOf<'getTyreSettings'>;
type LimitName = keyof Settings['limites'];
type FindingKind = Settings['problemas'][number]['tp_achado'];

interface Limit {
  name: LimitName;
  decimals: 0 | 1;
  least: number;
  most: number;
}

/** Limits in display order, with their ranges. */
export const limits: readonly Limit[] = [
  { name: 'vl_mm_retirada', decimals: 1, least: 0.1, most: mostDepth },
  { name: 'vl_mm_legal', decimals: 1, least: 0, most: mostDepth },
  { name: 'qt_dias_retirada', decimals: 0, least: 1, most: 365 },
  { name: 'vl_mm_geminados', decimals: 1, least: 0.1, most: mostDepth },
  { name: 'vl_mm_desgaste', decimals: 1, least: 0.1, most: mostDepth },
  { name: 'pc_calibragem', decimals: 1, least: 1, most: 50 },
];

/** What a target pressure can be; empty: none is asked for. */
const pressure = { decimals: 1, least: 1, most: mostPressure } as const;

/** The settings as they are typed; pressures by type of vehicle, problems by kind of finding. */
export interface SettingsForm {
  limits: Record<LimitName, string>;
  pressures: Record<string, string>;
  problems: Record<FindingKind, string>;
}

/** The settings as fields. */
export function formOf({ limites, pressoes, problemas }: Settings): SettingsForm {
  const problemOf = (kind: FindingKind) =>
    writtenNumber(problemas.find((one) => one.tp_achado === kind)?.nr_conjunto ?? null);
  return {
    limits: {
      vl_mm_retirada: writtenNumber(limites.vl_mm_retirada),
      vl_mm_legal: writtenNumber(limites.vl_mm_legal),
      qt_dias_retirada: writtenNumber(limites.qt_dias_retirada),
      vl_mm_geminados: writtenNumber(limites.vl_mm_geminados),
      vl_mm_desgaste: writtenNumber(limites.vl_mm_desgaste),
      pc_calibragem: writtenNumber(limites.pc_calibragem),
    },
    pressures: Object.fromEntries(
      pressoes.map((one) => [one.cd_tipoveiculo, writtenNumber(one.vl_calibragem)]),
    ),
    problems: { L: problemOf('L'), G: problemOf('G'), D: problemOf('D'), P: problemOf('P') },
  };
}

/** Error of a number: out of range, or removal depth below the legal minimum. */
export type SettingsFault = { why: 'range'; least: number; most: number } | { why: 'law' };

const rangeFault = (text: string, { decimals, least, most }: Omit<Limit, 'name'>): SettingsFault | null => {
  const value = typedNumber(text, decimals);
  return value === null || value < least || value > most ? { why: 'range', least, most } : null;
};

/** What is wrong with a limit; null: it can be saved. */
export function limitFault({ limits: texts }: SettingsForm, limit: Limit): SettingsFault | null {
  const fault = rangeFault(texts[limit.name], limit);
  if (fault !== null || limit.name !== 'vl_mm_retirada') return fault;
  const [removed, legal] = [typedNumber(texts.vl_mm_retirada, 1), typedNumber(texts.vl_mm_legal, 1)];
  return removed !== null && legal !== null && removed < legal ? { why: 'law' } : null;
}

/** What is wrong with the target pressure of a type. */
export const pressureFault = ({ pressures }: SettingsForm, type: string): SettingsFault | null => {
  const text = pressures[type] ?? '';
  return text.trim() === '' ? null : rangeFault(text, pressure);
};

/** Whether everything can be saved. */
export const isFaultless = (form: SettingsForm): boolean =>
  limits.every((limit) => limitFault(form, limit) === null) &&
  Object.keys(form.pressures).every((type) => pressureFault(form, type) === null);

/** Input of a valid form; unchanged types are left out, because their positions may have different targets. */
export function settingsOf(before: Settings, form: SettingsForm): InputOf<'saveTyreSettings'>['body'] {
  const at = formOf(before);
  const limit = (name: LimitName, decimals: 0 | 1 = 1) => typedNumber(form.limits[name], decimals) ?? 0;
  const problem = (kind: FindingKind) => ({
    tp_achado: kind,
    nr_conjunto: typedNumber(form.problems[kind], 0),
  });
  return {
    limites: {
      vl_mm_retirada: limit('vl_mm_retirada'),
      vl_mm_legal: limit('vl_mm_legal'),
      qt_dias_retirada: limit('qt_dias_retirada', 0),
      vl_mm_desgaste: limit('vl_mm_desgaste'),
      vl_mm_geminados: limit('vl_mm_geminados'),
      pc_calibragem: limit('pc_calibragem'),
    },
    pressoes: Object.entries(form.pressures)
      .filter(([type, text]) => text.trim() !== at.pressures[type])
      .map(([cd_tipoveiculo, text]) => ({
        cd_tipoveiculo,
        vl_calibragem: typedNumber(text, pressure.decimals),
      })),
    problemas: [problem('L'), problem('G'), problem('D'), problem('P')],
  };
}
