import type { OrderDetail } from '@terminal/contract';
import { expect, it } from 'vitest';
import { voidRights } from './void.rules.ts';

const comment = (nr_sequencial: number, nr_seq_clifor: number, correcao: object | null = null) =>
  ({ nr_sequencial, nr_seq_clifor, correcao }) as OrderDetail['comentarios'][number];

/** One's own, somebody else's, one's own that is void already. */
const comentarios = [comment(1, 12), comment(2, 13), comment(3, 12, {})];

it.each([
  ['a technician his own', 'attendant', false, null, [1]],
  ['nobody on a closed order', 'attendant', false, '2026-11-29T10:00:00Z', []],
  ['an approver all, on a closed order too', 'attendant', true, '2026-11-29T10:00:00Z', [1, 2]],
  ['a shared terminal all, for its technicians', 'staff', false, null, [1, 2]],
] as const)(
  'of the comments of an order may be declared void: %s',
  (_what, kind, approver, dt_final, may) => {
    expect(voidRights({ comentarios, dt_final }, { kind, personId: 12, approver })).toEqual({
      comentarios_anulaveis: may,
    });
  },
);
