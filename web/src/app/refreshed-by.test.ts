import { expect, test } from 'vitest';
import { refreshedBy } from './refreshed-by.ts';

test('work on an order makes lists, badges, its page and the running work old', () => {
  for (const event of ['exec.iniciada', 'exec.pausada', 'os.criada', 'os.encerrada'] as const) {
    expect(refreshedBy(event)).toEqual(
      expect.arrayContaining(['listOrders', 'getCounters', 'getOrder', 'listRunning']),
    );
  }
});

test('a comment concerns the page of its order alone', () => {
  expect(refreshedBy('os.comentada')).not.toContain('listOrders');
  expect(refreshedBy('os.comentada')).toContain('getOrder');
});

test('a message to an outside service concerns the page of its order alone', () => {
  expect(refreshedBy('integracao.mudou')).toContain('getOrder');
  expect(refreshedBy('integracao.mudou')).not.toContain('listOrders');
});

test('a new order may be a rescue, and rings the red button', () => {
  expect(refreshedBy('os.criada')).toContain('listRescues');
});

test.each(['plano.mudou', 'leitura.gravada', 'importacao.leituras', 'os.criada', 'os.encerrada'] as const)(
  '%s makes old what is due',
  (event) => {
    expect(refreshedBy(event)).toEqual(expect.arrayContaining(['countDue', 'listDuePlates', 'getForecast']));
  },
);

test('an unknown event refreshes nothing', () => {
  expect(refreshedBy('outra.coisa')).toEqual([]);
});
