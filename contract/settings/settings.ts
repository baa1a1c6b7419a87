import { pinSizes } from '../identity/pin.ts';

/** Headings the settings stand under, in the order of the page. */
export const settingGroups = ['access', 'lists', 'orders', 'files', 'plans', 'documents', 'figures'] as const;

/** What the number of a setting counts, as people say it. */
type Unit = 'hours' | 'minutes' | 'seconds' | 'days' | 'km' | 'megabytes' | 'files';

interface Common {
  group: (typeof settingGroups)[number];
}

/** A whole number within bounds. */
export interface Whole extends Common {
  kind: 'whole';
  least: number;
  most: number;
  usual: number;
  unit: Unit;
  /** How many of what is kept make one unit: 1000 where milliseconds are kept and seconds are said. */
  times?: number;
}

/** One setting of the company: its kind, what it can be, and what it is as long as nobody changes it (`usual`). */
export type Setting =
  | Whole
  | (Common & { kind: 'flag'; usual: 'S' | 'N' })
  | (Common & { kind: 'choice'; of: readonly string[]; usual: string })
  /** The number of a branch; null: none. */
  | (Common & { kind: 'branch'; usual: null });

/**
 * Settings of the company, by their columns in `parametro` (docs/settings.md). Call, reading and writing, form and page of docs
 * follow from here. Limits of tyres are settings of the tyre shop (tyres/life/settings.ts).
 */
export const companySettings = {
  qt_horas_sessao: { group: 'access', kind: 'whole', least: 1, most: 168, usual: 12, unit: 'hours' },
  qt_minutos_digitos: {
    group: 'access',
    kind: 'whole',
    least: 0,
    most: 720,
    usual: 0,
    unit: 'minutes',
  },
  entrada_cracha: { group: 'access', kind: 'flag', usual: 'N' },
  tamanho_pin: { group: 'access', kind: 'choice', of: pinSizes, usual: 'sem' },
  guarda_cpf_local: { group: 'access', kind: 'flag', usual: 'N' },
  atualizacao_listas_ms: {
    group: 'lists',
    kind: 'whole',
    least: 10_000,
    most: 3_600_000,
    usual: 300_000,
    unit: 'seconds',
    times: 1_000,
  },
  atualizacao_rapida: { group: 'lists', kind: 'flag', usual: 'N' },
  qt_dias_reabertura: { group: 'orders', kind: 'whole', least: 0, most: 3_650, usual: 30, unit: 'days' },
  qt_limite_horas: { group: 'orders', kind: 'whole', least: 24, most: 9_999, usual: 744, unit: 'hours' },
  qt_mb_anexo: {
    group: 'files',
    kind: 'whole',
    least: 1,
    most: 50,
    usual: 10,
    unit: 'megabytes',
  },
  qt_anexos: { group: 'files', kind: 'whole', least: 1, most: 50, usual: 10, unit: 'files' },
  qt_alerta_km: { group: 'plans', kind: 'whole', least: 0, most: 100_000, usual: 2_000, unit: 'km' },
  qt_alerta_horas: { group: 'plans', kind: 'whole', least: 0, most: 100_000, usual: 25, unit: 'hours' },
  qt_alerta_dias: { group: 'plans', kind: 'whole', least: 0, most: 100_000, usual: 15, unit: 'days' },
  qt_dias_media: { group: 'plans', kind: 'whole', least: 1, most: 730, usual: 90, unit: 'days' },
  qt_dias_documentos: { group: 'documents', kind: 'whole', least: 0, most: 365, usual: 30, unit: 'days' },
  mapa_criticidade_grafico: {
    group: 'figures',
    kind: 'choice',
    of: ['padrao', 'deslocado'],
    usual: 'padrao',
  },
  filial_criticidade: { group: 'figures', kind: 'branch', usual: null },
} as const satisfies Record<string, Setting>;

/** A setting's name: its column. */
export type SettingKey = keyof typeof companySettings;

type ValueOf<S> = S extends { kind: 'whole' }
  ? number
  : S extends { kind: 'flag' }
    ? 'S' | 'N'
    : S extends { of: readonly (infer V)[] }
      ? V
      : number | null;

/** What each setting is. */
export type SettingValues = { [K in SettingKey]: ValueOf<(typeof companySettings)[K]> };

/** Every setting, in the order of the page. */
export const settingKeys = Object.keys(companySettings) as SettingKey[];

/** A setting as what all of them have in common. */
export const settingOf = (key: SettingKey): Setting => companySettings[key];

/** Whether a text names a setting. */
export const isSettingKey = (name: string): name is SettingKey => Object.hasOwn(companySettings, name);
