import { describe, expect, test } from 'vitest';
import { topics } from '../core/topics.ts';
import { calls } from '../index.ts';
import { eventNames } from './event-names.ts';
import { changedBy, readersOf, topicOf } from './refresh.ts';

/** Calls whose answers an event makes outdated. */
const refreshedBy = (event: string) => {
  const topic = topicOf(event);
  return topic === undefined ? [] : readersOf(topic);
};

describe('an event of the live feed', () => {
  test.each(['exec.iniciada', 'exec.pausada', 'os.criada', 'os.encerrada'])(
    '%s makes lists, badges, its page and the running work old',
    (event) => {
      expect(refreshedBy(event)).toEqual(
        expect.arrayContaining(['listOrders', 'getCounters', 'getOrder', 'listRunning']),
      );
    },
  );

  test.each(['os.comentada', 'os.sinistro', 'integracao.mudou'])(
    '%s concerns the page of its order alone',
    (event) => {
      expect(refreshedBy(event)).toContain('getOrder');
      expect(refreshedBy(event)).not.toContain('listOrders');
    },
  );

  test('of a new order rings the red button: it may be a rescue', () => {
    expect(refreshedBy('os.criada')).toContain('listRescues');
  });

  test.each(['plano.mudou', 'leitura.gravada', 'importacao.leituras', 'os.criada', 'os.encerrada'])(
    '%s makes old what is due',
    (event) => {
      expect(refreshedBy(event)).toEqual(
        expect.arrayContaining(['countDue', 'listDuePlates', 'getForecast']),
      );
    },
  );

  test('is about a topic, whichever it is', () => {
    expect(eventNames.filter((event) => topicOf(event) === undefined)).toEqual([]);
  });

  test('of a corrected reading concerns the orders and tyres it was taken with', () => {
    expect(refreshedBy('leitura.corrigida')).toEqual(
      expect.arrayContaining(['getOrder', 'listReadings', 'getTyreHistory', 'countDue']),
    );
  });

  test('that only a newer page knows refreshes nothing', () => {
    expect(refreshedBy('outra.coisa')).toEqual([]);
    expect(refreshedBy('toString.x')).toEqual([]);
  });
});

describe('a command', () => {
  test('makes old what its own screen and all lists show, once each', () => {
    const old = changedBy('startExecution');
    expect(old).toEqual(
      expect.arrayContaining(['getOrder', 'listOrders', 'listReopenedOrders', 'listWarehousePreventives']),
    );
    expect(new Set(old).size).toBe(old.length);
  });

  test('names what it changes, unless no answer shows it', () => {
    const silent = Object.entries(calls).flatMap(([name, { command, changes }]) =>
      command && changes.length === 0 ? [name] : [],
    );
    expect(silent).toEqual([
      'login',
      'logout',
      'activateTerminal',
      'badgeSignIn',
      'beginAccountSignIn',
      'finishAccountSignIn',
      'endPersonSession',
      'sendFilePart',
      'panelSecondStep',
      'beginTotp',
      'beginPasskey',
      'panelLogin',
      'beginPanelAccountSignIn',
      'finishPanelAccountSignIn',
      'panelLogout',
      'confirmPassword',
      'changePassword',
      'rehearseScript',
    ]);
  });
});

test('each topic is read by a call and changed by a command; a call that only reads changes nothing', () => {
  const all = Object.values(calls);
  expect(topics.filter((topic) => !all.some(({ reads }) => reads.includes(topic)))).toEqual([]);
  expect(topics.filter((topic) => !all.some(({ changes }) => changes.includes(topic)))).toEqual([]);
  expect(all.filter(({ command, changes }) => !command && changes.length > 0)).toEqual([]);
  expect(all.filter(({ command, reads }) => command && reads.length > 0)).toEqual([]);
});
