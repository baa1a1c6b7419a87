import { z } from 'zod';
import { administrator, defineCall } from '../core/call.ts';
import { flag, id } from '../core/fields.ts';
import { recordHistory } from '../masterdata/history.ts';
import { type Setting, type SettingKey, type SettingValues, settingKeys, settingOf } from './settings.ts';

function schemaOf(setting: Setting): z.ZodType {
  switch (setting.kind) {
    case 'whole':
      return z
        .int()
        .min(setting.least)
        .max(setting.most)
        .multipleOf(setting.times ?? 1);
    case 'flag':
      return flag;
    case 'choice':
      return z.enum(setting.of);
    case 'branch':
      return id.nullable();
  }
}

/** Every setting with what it can be; each schema has the type the declaration gives its value. */
export const settingValues = z.strictObject(
  Object.fromEntries(settingKeys.map((key) => [key, schemaOf(settingOf(key))])) as {
    [K in SettingKey]: z.ZodType<SettingValues[K]>;
  },
);

const settings = z.strictObject({
  /** Number of the last change made here; 0: none. */
  versao: z.int(),
  valores: settingValues,
  /** Branches that can be chosen. */
  filiais: z.array(z.strictObject({ nr_sequencial: id, ds_filial: z.string() })),
  /** Newest first; a value is written as it is kept, a branch by its name. */
  historia: recordHistory,
});

/** Settings of the company (docs/settings.md). */
export const settingsCalls = {
  getSettings: defineCall({
    method: 'GET',
    path: 'ajustes',
    reads: ['cadastro'],
    summary: 'Settings of the company, with their history',
    source: 'addition; docs/settings.md',
    ...administrator,
    answer: settings,
  }),
  /** Changes the settings that are named; the others stay. */
  saveSettings: defineCall({
    method: 'POST',
    path: 'ajustes/salvar',
    changes: ['cadastro'],
    summary: 'Save settings of the company',
    source: 'addition; docs/settings.md',
    ...administrator,
    command: true,
    body: z.strictObject({
      /** `versao` of the settings the change began with. */
      versao: z.int().min(0),
      valores: settingValues.partial(),
    }),
    answer: settings,
    refusals: ['AJUSTES_MUDARAM'],
  }),
};
