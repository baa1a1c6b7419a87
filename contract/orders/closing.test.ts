import { describe, expect, it, test } from 'vitest';
import {
  type ClosingFacts,
  closesAtRelease,
  closingAsks,
  itemToStart,
  missingIn,
  type WorkItem,
} from './closing.ts';

const service: WorkItem = { id: 1, attended: false, executable: true, service: true };
const part: WorkItem = { id: 4, attended: false, executable: false, service: false };
const done = (item: WorkItem): WorkItem => ({ ...item, attended: true });

/** The running service is the only item. */
const facts: ClosingFacts = {
  plan: false,
  external: false,
  item: 1,
  items: [service],
  rescue: false,
  tyres: false,
  registered: 0,
};
const asked = (part: Partial<ClosingFacts>) => closingAsks({ ...facts, ...part });

describe('closing an ordinary order', () => {
  it('asks for nothing when its last service is stopped, but the order closes with it', () => {
    expect(closingAsks(facts)).toEqual({
      servico: false,
      preco: 'nao',
      socorro: false,
      pneus: false,
      km: false,
      fecha: true,
      pendentes: [],
    });
  });

  it('waits for the services that are still to do, not for the one in hand', () => {
    const items = [service, { ...service, id: 2 }, done({ ...service, id: 3 })];
    expect(asked({ items })).toMatchObject({ fecha: false, pendentes: [2] });
    expect(asked({ items, item: null })).toMatchObject({ fecha: false, pendentes: [1, 2] });
  });

  it('names the service of work that belongs to no item, unless one was done before', () => {
    expect(asked({ items: [], item: null }).servico).toBe(true);
    expect(asked({ items: [done(service)], item: null }).servico).toBe(false);
  });

  it('takes parts neither for services done nor for items to do', () => {
    expect(asked({ items: [done(part), { ...part, id: 5 }], item: null })).toMatchObject({
      servico: true,
      pendentes: [],
    });
  });

  it('has a price where it is external, and asks for it while none is registered', () => {
    expect(asked({ external: true }).preco).toBe('deve');
    expect(asked({ external: true, registered: 300 }).preco).toBe('pode');
  });

  it('asks for the reason of a rescue that has none', () => {
    expect(asked({ rescue: true }).socorro).toBe(true);
  });

  it('asks for tyres where the segment has them, the order is internal and it closes', () => {
    expect(asked({ tyres: true }).pneus).toBe(true);
    expect(asked({ tyres: true, external: true }).pneus).toBe(false);
    expect(asked({ tyres: true, items: [service, { ...service, id: 2 }] }).pneus).toBe(false);
  });
});

test('a plan order is finished as a whole: every item first, then the meter', () => {
  const plan = { plan: true, item: null, rescue: true, tyres: true };
  expect(asked({ ...plan, items: [service, part] }).pendentes).toEqual([1, 4]);
  expect(asked({ ...plan, items: [done(service), done(part)] })).toEqual({
    servico: false,
    preco: 'nao',
    socorro: false,
    pneus: false,
    km: true,
    fecha: true,
    pendentes: [],
  });
  expect(asked({ ...plan, external: true }).preco).toBe('deve');
});

describe('what is missing', () => {
  const asks = { ...closingAsks(facts), servico: true, preco: 'deve' as const, socorro: true, km: true };
  const nothing = { service: false, price: null, rescue: false, meter: null };

  it('is named in the order of the fields', () => {
    expect(missingIn(asks, nothing)).toEqual(['servico', 'preco', 'socorro', 'km']);
    expect(missingIn(asks, { ...nothing, service: true, rescue: true })).toEqual(['preco', 'km']);
    expect(missingIn(asks, { service: true, price: 1, rescue: true, meter: 1 })).toEqual([]);
  });

  it('is what nought was told for', () => {
    expect(missingIn(asks, { service: true, price: 0, rescue: true, meter: 0 })).toEqual(['preco', 'km']);
  });

  it('is nothing that is not asked for', () => {
    expect(missingIn({ ...closingAsks(facts), preco: 'pode' }, nothing)).toEqual([]);
  });
});

describe('item to start', () => {
  const items = [done(service), { ...part, id: 2 }, { ...service, id: 3 }];
  const order = { plan: false, items };

  it('is the first open service when none is asked for', () => {
    expect(itemToStart(undefined, order)).toEqual({ item: 3 });
  });

  it('is the order as a whole when nothing can be executed, and on the order of a plan', () => {
    expect(itemToStart(undefined, { plan: false, items: [] })).toEqual({ item: null });
    expect(itemToStart(undefined, { plan: true, items })).toEqual({ item: null });
    expect(itemToStart(3, { plan: true, items })).toEqual({ refusal: 'OS_DE_PLANO' });
  });

  it('is the one asked for, also when it is not the first', () => {
    const two = [service, { ...service, id: 5 }];
    expect(itemToStart(5, { plan: false, items: two })).toEqual({ item: 5 });
  });

  it('is refused when it is done, a part, or of another order', () => {
    expect(itemToStart(1, order)).toEqual({ refusal: 'ITEM_JA_ATENDIDO' });
    expect(itemToStart(2, order)).toEqual({ refusal: 'NAO_ENCONTRADO' });
    expect(itemToStart(9, order)).toEqual({ refusal: 'NAO_ENCONTRADO' });
  });
});

describe('the end of a release', () => {
  const closes = (change: Partial<ClosingFacts>) =>
    closesAtRelease({ ...facts, items: [done(service)], ...change });
  test.each([
    ['closes an order whose services are all done', {}, true],
    ['leaves one open that has nothing to carry out', { items: [done(part)] }, false],
    ['leaves one open with a service to do', { items: [done(service), { ...service, id: 3 }] }, false],
    ['asks for no part of an ordinary order', { items: [done(service), part] }, true],
    ['asks for the parts of a plan order', { plan: true, items: [done(service), part] }, false],
    ['leaves an external order without a price to its finish', { external: true }, false],
    ['closes an external order with a price', { external: true, registered: 1 }, true],
  ])('%s', (_what, change, expected) => {
    expect(closes(change)).toBe(expected);
  });
});
