import type { OrderCommand } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { errandsOf, leadingErrand } from './errands.ts';

const order = (permitido: OrderCommand[], more: object = {}) => ({
  permitido,
  st_os: 'A' as const,
  liberado: 'S' as const,
  estado: [],
  nr_seq_fornecedor: null,
  ...more,
});
const kinds = (asked: ReturnType<typeof order>) => errandsOf(asked).map(({ kind }) => kind);

describe('errands of an order', () => {
  it('are those the server permits, the dangerous one last', () => {
    expect(kinds(order(['iniciar', 'comentar', 'cancelar', 'enviar_externa', 'liberar_veiculo']))).toEqual([
      'releaseVehicle',
      'sendExternal',
      'cancel',
    ]);
    expect(errandsOf(order(['cancelar']))).toEqual([{ kind: 'cancel', danger: true }]);
  });

  it('are none where nothing is permitted', () => {
    expect(kinds(order(['comentar']))).toEqual([]);
  });

  it('are approval and rejection where the order waits for it', () => {
    const waiting = order(['aprovar', 'cancelar'], { liberado: 'N' });
    expect(errandsOf(waiting)).toEqual([
      { kind: 'approve', danger: false },
      { kind: 'reject', danger: true },
    ]);
  });
});

describe('the errand before any work', () => {
  it.each([
    ['the approval', order(['aprovar', 'cancelar'], { liberado: 'N' }), 'approve'],
    ['the release of the equipment', order(['finalizar_liberacao'], { st_os: 'L' }), 'endRelease'],
    [
      'the supplier where there is none yet',
      order(['vincular_fornecedor'], { nr_seq_fornecedor: 23 }),
      'linkSupplier',
    ],
    [
      'nothing where the supplier is known',
      order(['vincular_fornecedor'], { nr_seq_fornecedor: 31 }),
      undefined,
    ],
    ['nothing on an ordinary order', order(['iniciar', 'cancelar']), undefined],
  ])('is %s', (_what, asked, kind) => {
    expect(leadingErrand(asked)?.kind).toBe(kind);
  });
});
