import { describe, expect, it } from 'vitest';
import { confirmationOf, confirmed, mayRetry } from './confirmation.ts';
import type { Refusal } from './row.ts';

const refusal = (codigo: Refusal['codigo']): Refusal => ({ status: 409, codigo, mensagem: '' });

describe('what the server asks instead of taking a send', () => {
  it.each([
    { asked: refusal('CONFIRMA_LEITURA'), field: 'confirma', again: false },
    { asked: refusal('CONFIRMA_KM'), field: 'confirma_km', again: false },
    { asked: refusal('KM_MENOR'), field: null, again: true },
    { asked: refusal(null), field: null, again: true },
    { asked: null, field: null, again: true },
  ])('after $asked.codigo: $field', ({ asked, field, again }) => {
    expect(confirmationOf({ refusal: asked })).toBe(field);
    expect(mayRetry({ refusal: asked, after: null })).toBe(again);
  });

  it('what was to follow something that is gone is not sent again', () => {
    expect(mayRetry({ refusal: null, after: 'x' })).toBe(false);
  });

  it('is answered by the same command under another key', () => {
    const send = { refusal: refusal('CONFIRMA_KM'), input: { params: { id: '1' }, body: { km_atual: 9 } } };
    expect(confirmed(send, 'confirma_km', 'new')).toEqual({
      key: 'new',
      refusal: null,
      failures: 0,
      input: { params: { id: '1' }, body: { km_atual: 9, confirma_km: 'S' } },
    });
  });
});
