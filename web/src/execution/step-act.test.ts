import type { OrderDetail } from '@terminal/contract';
import { describe, expect, it } from 'vitest';
import { makeItem as item, workedOn } from '../test/items.ts';
import { actOf } from './step-act.ts';

const [first, second] = [item(1, workedOn), item(2)];

/** An order with two services, the first one in hand. */
const order = (part: Partial<OrderDetail> = {}) =>
  ({
    nr_sequencial: 7,
    nr_placa: 'RHT4B67',
    estado: ['running'],
    itens: [first, second],
    nr_seq_os_item: 1,
    permitido: ['parar', 'pausar', 'finalizar'],
    pausa: null,
    execucao_inicio: null,
    ds_conjunto: null,
    ds_plano: null,
    ...part,
    // The parts of an order that the rule reads.
  }) as OrderDetail;

describe('what ticking a service does', () => {
  it('ends the one in hand and begins the next open one', () => {
    expect(actOf(order(), first)).toMatchObject({
      act: 'doneNext',
      flow: { kind: 'stop', next: 2 },
      next: { nr_sequencial: 2 },
    });
  });

  it('finishes the order with the last one, where it may be finished', () => {
    const last = { itens: [first, item(2, { item_atendido: true })] };
    expect(actOf(order(last), first)).toMatchObject({ act: 'doneLast', flow: { kind: 'finish' } });
    expect(actOf(order({ ...last, permitido: ['parar'] }), first)).toBeNull();
  });

  it('takes another one in hand while one is worked on', () => {
    expect(actOf(order(), second)).toMatchObject({ act: 'switch', flow: { kind: 'stop', next: 2 } });
  });

  it('begins one while none is in hand', () => {
    const open = order({ estado: [], nr_seq_os_item: null, permitido: ['iniciar'] });
    expect(actOf(open, second)).toMatchObject({ act: 'start', flow: { kind: 'start', item: 2 } });
  });

  it('is nothing for what is done, paused, a part, or not this session’s', () => {
    const part = item(3, { item: { ...item(3).item, st_habilita_execucao: 'N' } });
    expect(actOf(order(), part)).toBeNull();
    expect(actOf(order(), item(4, { item_atendido: true }))).toBeNull();
    expect(actOf(order({ estado: ['paused'], permitido: ['iniciar'] }), first)).toBeNull();
    expect(actOf(order({ permitido: [] }), first)).toBeNull();
    expect(actOf(order({ permitido: [] }), second)).toBeNull();
  });
});
