import { join } from 'node:path';
import stylelint from 'stylelint';
import { expect, it } from 'vitest';
import config from '../stylelint.config.mjs';
import { queries } from '../web/src/core/useMedia.ts';
import { root } from './lib/paths.mjs';

/** Rules a style sheet breaks, at a place below web/src. */
async function brokenBy(code, place = 'orders/components/Some.module.css') {
  const codeFilename = join(root, 'web/src', place);
  const { results } = await stylelint.lint({
    code,
    codeFilename,
    configFile: join(root, 'stylelint.config.mjs'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

it.each([
  ['.a { color: #fff; }', 'color-no-hex'],
  ['.a { color: white; }', 'color-named'],
  ['.a { color: rgb(1 2 3); }', 'function-disallowed-list'],
  ['.a { padding: 0 12px; }', 'declaration-property-value-disallowed-list'],
  ['.a { margin-left: calc(7px + 1em); }', 'declaration-property-value-disallowed-list'],
  ['@media (max-width: 700px) { .a { color: inherit; } }', 'media-feature-name-value-allowed-list'],
  ['@media (max-width: 768px) { .a { color: inherit; } }', 'media-feature-name-value-allowed-list'],
  ['@media (width < 768px) { .a { color: inherit; } }', 'media-feature-range-notation'],
])('refuses %s', async (code, rule) => {
  expect(await brokenBy(code)).toContain(rule);
});

it('takes tokens, agreed widths, and colours where the tokens are', async () => {
  const agreed =
    '@media (max-width: 767px) { .a { padding: 1px var(--space-2); margin: 0 auto; color: var(--ink); } }';
  expect(await brokenBy(agreed)).toEqual([]);
  expect(await brokenBy(':root { --ink: #0f1b2d; }', 'core/theme/tokens.css')).toEqual([]);
});

it.each(Object.entries(queries))('%s of useMedia changes at an agreed width or height', (_, query) => {
  const agreed = config.rules['media-feature-name-value-allowed-list'];
  const asked = [...query.matchAll(/\(([a-z-]+): (\d+px)\)/g)];
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter(([, feature, value]) => !agreed[feature]?.includes(value))).toEqual([]);
});
