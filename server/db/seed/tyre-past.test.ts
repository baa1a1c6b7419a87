import { dayMs } from '@terminal/contract/days';
import { expect, it } from 'vitest';
import type { Catalog } from './catalog.ts';
import type { Vehicle } from './fleet.ts';
import { createRandom } from './random.ts';
import { addFormerLives } from './tyre-past.ts';
import type { Rows } from './write.ts';

it('a retreaded tyre is fitted with what came back from the retreader', () => {
  const rows: Rows = {};
  const entered = [13.1, 13, 13, 13.1];
  const now = Date.parse('2026-11-20T12:00:00Z');
  addFormerLives(
    {
      ...{
        tyre: 1,
        where: { nr_posicao: 1, ds_lado: 'EE' },
        life: 3,
        fitted: now - dayMs,
        now,
        entered,
      },
      // Of the rest only what is read here.
      vehicle: { plate: 'ABC1D23', meter: 500_000, perDay: 300 } as unknown as Vehicle,
      retreaders: [{ id: 1, name: 'RECAPAGEM' }] as never,
      catalog: { serviceNumber: () => 1 } as unknown as Catalog,
    },
    createRandom(1),
    rows,
  );
  const [second, first] = rows.pneu_destino ?? [];
  const { vl_mm_entrada: fittedWith } = rows.pneu_aplicacao?.[0] ?? {};
  expect(fittedWith).toBeDefined();
  expect(second).toMatchObject({ vl_mm_retorno: entered });
  expect(first).toMatchObject({ vl_mm_retorno: fittedWith });
});
