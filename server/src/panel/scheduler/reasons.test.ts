import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reasonIn } from '@terminal/contract/run-reasons';
import { describe, expect, it } from 'vitest';

/** Every reason the sources of the scheduler write down, with a 7 where something is put in. */
function written(): string[] {
  const text = ['http.adapter.ts', 'runner.service.ts', 'runs.service.ts', 'letters.service.ts']
    .map((file) => readFileSync(join(import.meta.dirname, file), 'utf8'))
    .join('\n');
  const given =
    /(?:VisitError|refuse|failure)\(\s*(['`])(.+?)\1|(?:[A-Z_]+|lost|unopened|reason): '(.+)'|(?:\? |error = |\?\? )(['`])(.+?)\4/g;
  return [...text.matchAll(given)]
    .map((match) => (match[2] ?? match[3] ?? match[5] ?? '').replaceAll(/\$\{.+?\}(?=[^}]|$)/g, '7'))
    .filter((reason) => /^\p{Ll}+ .*\p{L}/u.test(reason));
}

describe('why a run failed', () => {
  it('is known in Spanish, whatever the reason', () => {
    const reasons = written();
    expect(reasons.length).toBeGreaterThan(22);
    expect(reasons.filter((reason) => reasonIn('es', reason) === reason)).toEqual([]);
  });

  it.each([
    ['es', 'o servidor respondeu 500', 'el servidor respondió 500'],
    ['es', 'sem resposta completa em 60 s', 'sin respuesta completa en 60 s'],
    ['es', 'não foi executada há 3 dias', 'no se ejecuta desde hace 3 días'],
    ['es', 'parada por ANA $& LIMA', 'detenida por ANA $& LIMA'],
    ['es', 'something of a mail server', 'something of a mail server'],
    ['pt', 'o servidor respondeu 500', 'o servidor respondeu 500'],
  ])('in %s, of "%s", is "%s"', (language, reason, said) => {
    expect(reasonIn(language, reason)).toBe(said);
  });
});
