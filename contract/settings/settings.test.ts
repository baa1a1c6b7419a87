import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { calls } from '../index.ts';
import { settingValues } from './calls.ts';
import { isSettingKey, type Setting, settingGroups, settingKeys, settingOf } from './settings.ts';

const schema = readFileSync(new URL('../../server/db/schema/company.sql', import.meta.url), 'utf8');
const [, table = ''] = /^create table parametro \(\n(.*?)\n\);$/ms.exec(schema) ?? [];
/** Column and what follows its name. */
const columns = new Map(
  [...table.matchAll(/^ {2}(\w+) ((?!UNIQUE|CHECK|FOREIGN|PRIMARY).*?),?$/gm)]
    .filter(([, name]) => name !== 'constraint')
    .map(([, name = '', rest = '']) => [name, rest]),
);

/** Settings of the tyre shop, on its own page. */
const ofTyres = Object.keys(calls.saveTyreSettings.body.shape.limites.shape);
/** Columns that are no setting. */
const none = {
  id: 'there is one row',
  nr_seq_clifor_carga: 'the person intakes act as, made by the first of them',
};

/** The constraint that holds a column to what its setting can be. */
function checkOf(key: string, setting: Setting): string {
  switch (setting.kind) {
    case 'whole':
      return `CHECK (((${key} >= ${setting.least}) AND (${key} <= ${setting.most})))`;
    case 'flag':
      return `CHECK ((${key} in ('S', 'N')))`;
    case 'choice':
      return `CHECK ((${key} in (${setting.of.map((one) => `'${one}'`).join(', ')})))`;
    case 'branch':
      return `FOREIGN KEY (${key}) REFERENCES filial(nr_sequencial)`;
  }
}

describe('settings of the company', () => {
  it('are every column of their table, but those of tyres and two that are none', () => {
    expect(columns.size).toBeGreaterThan(20);
    expect([...settingKeys, ...ofTyres, ...Object.keys(none)].toSorted()).toEqual(
      [...columns.keys()].toSorted(),
    );
  });

  it.each(settingKeys)(
    '%s begins as the database has it, within the bounds the database holds it to',
    (key) => {
      const setting = settingOf(key);
      const usual = typeof setting.usual === 'number' ? setting.usual : `'${setting.usual}'`;
      const beginning = setting.usual === null ? 'integer' : `default ${usual}`;
      expect(columns.get(key)?.replace(/::\w+/, '').endsWith(beginning)).toBe(true);
      expect(table).toContain(checkOf(key, setting));
      if (setting.kind === 'whole' && setting.times !== undefined)
        expect(table).toContain(`CHECK (((${key} % ${setting.times}) = 0))`);
    },
  );

  it.each(settingKeys)('%s takes its default and its bounds, and nothing beyond them', (key) => {
    const setting = settingOf(key);
    const takes = (value: unknown) => settingValues.shape[key].safeParse(value).success;
    expect(takes(setting.usual)).toBe(true);
    expect(takes('X')).toBe(false);
    if (setting.kind !== 'whole') return;
    const { least, most, times = 1 } = setting;
    expect([least - times, least, least + 0.5, most, most + times].map(takes)).toEqual([
      false,
      true,
      false,
      true,
      false,
    ]);
  });

  it('are what the screens follow, by the same names', () => {
    const answered = Object.keys(calls.getSessionSettings.answer.shape).map((name) =>
      name === 'minutos_digitos' ? 'qt_minutos_digitos' : name,
    );
    expect(answered.every(isSettingKey)).toBe(true);
    expect(calls.login.answer.shape.parametros).toBe(calls.getSessionSettings.answer);
  });

  it('have each heading, in the order of the page', () => {
    const groups = settingKeys.map((key) => settingOf(key).group);
    expect([...new Set(groups)]).toEqual(settingGroups);
  });

  it('are known by their names, and nothing else is', () => {
    expect(settingKeys.every(isSettingKey)).toBe(true);
    expect(['vl_mm_legal', 'toString', ''].some(isSettingKey)).toBe(false);
  });
});
