import { readFileSync } from 'node:fs';
import { type Setting, settingKeys, settingOf } from '@terminal/contract/settings';
import { describe, expect, it } from 'vitest';
import { settings as spanish } from '../texts/es/settings.ts';
import { settings as portuguese } from '../texts/pt/settings.ts';
import { rangeOf, usualOf } from './form.ts';

const page = readFileSync(new URL('../../../docs/settings.md', import.meta.url), 'utf8');
const rows = [...page.matchAll(/^\| `(\w+)` \| (.*) \| (.*) \| (.*) \| (.*) \|$/gm)];

const usualIn = (setting: Setting): string =>
  [usualOf(setting) || 'none', ...(setting.kind === 'whole' ? [setting.unit] : [])].join(' ');

function boundsOf(setting: Setting): string {
  const range = rangeOf(setting);
  if (range !== null) return `${range.least}, ${range.most}`;
  if (setting.kind === 'choice') return setting.of.join(', ');
  return setting.kind === 'flag' ? 'S, N' : 'a branch';
}

describe('settings of the company', () => {
  it('have a name and what they do in both languages', () => {
    for (const { names, effects } of [portuguese, spanish]) {
      expect(Object.keys(names)).toEqual(settingKeys);
      expect(Object.keys(effects)).toEqual(settingKeys);
    }
    const choices = settingKeys.flatMap((key) => {
      const setting = settingOf(key);
      return setting.kind === 'choice' ? [...setting.of] : [];
    });
    // Names that are numbers stand first, wherever they are written.
    expect(Object.keys(portuguese.choices).toSorted()).toEqual(['S', 'N', ...choices].toSorted());
  });

  it('are told in the docs with name, default and bounds', () => {
    expect(rows.map(([, key, name, usual, bounds]) => [key, name, usual, bounds])).toEqual(
      settingKeys.map((key) => {
        const setting = settingOf(key);
        return [key, portuguese.names[key], usualIn(setting), boundsOf(setting)];
      }),
    );
  });
});
