import { describe, expect, it } from 'vitest';
import {
  type Departure,
  departureRefusal,
  type Return,
  retreadQuestion,
  returnRefusal,
  type Sent,
  type TyreFacts,
} from './departure.rules.ts';

const stocked: TyreFacts = {
  situation: 'E',
  life: 1,
  depths: [3.2, 3, 3.1],
  since: '2026-04-10',
  today: '2026-04-20',
};
const scrap: Departure = { kind: 'D', supplier: 31, reasons: [4], service: null, date: '2026-04-20' };
const send: Departure = { kind: 'S', supplier: 31, reasons: [], service: 'R', date: '2026-04-20' };

describe('a departure', () => {
  it.each<[string, Partial<TyreFacts>, Departure, string | null]>([
    ['to scrap', {}, scrap, null],
    ['to a retreader', {}, send, null],
    ['on the day of the last movement', {}, { ...send, date: '2026-04-10' }, null],
    ['of a tyre that never moved', { since: null }, { ...scrap, date: '2020-01-01' }, null],
    ['of the ninth life to scrap, whatever service is named', { life: 9 }, { ...scrap, service: 'R' }, null],
    ['of a mounted tyre to scrap', { situation: 'A' }, scrap, 'PNEU_APLICADO'],
    ['of a mounted tyre to service', { situation: 'A' }, send, 'PNEU_APLICADO'],
    ['of a tyre that is away to scrap', { situation: 'S' }, scrap, 'PNEU_INDISPONIVEL'],
    ['of a tyre that is away to service', { situation: 'S' }, send, 'PNEU_INDISPONIVEL'],
    ['of a scrapped tyre to scrap', { situation: 'D' }, scrap, 'PNEU_INDISPONIVEL'],
    ['of a scrapped tyre to service', { situation: 'D' }, send, 'PNEU_INDISPONIVEL'],
    [
      'of a mounted tyre with nothing said',
      { situation: 'A' },
      { ...scrap, supplier: null },
      'PNEU_APLICADO',
    ],
    ['to scrap without reason', {}, { ...scrap, reasons: [] }, 'DESTINO_INCOMPLETO'],
    ['to scrap with a service instead of a reason', {}, { ...send, kind: 'D' }, 'DESTINO_INCOMPLETO'],
    ['to service with a reason instead of a service', {}, { ...scrap, kind: 'S' }, 'DESTINO_INCOMPLETO'],
    ['without supplier', {}, { ...scrap, supplier: null }, 'DESTINO_INCOMPLETO'],
    ['without date', {}, { ...send, date: null }, 'DESTINO_INCOMPLETO'],
    ['tomorrow', {}, { ...send, date: '2026-04-21' }, 'DATA_FUTURA'],
    ['while it was still in use', {}, { ...send, date: '2026-04-09' }, 'DATA_ANTES_DO_MOVIMENTO'],
    ['to a retreader in its last life', { life: 9 }, send, 'VIDA_MAXIMA'],
    ['to another service in its last life', { life: 9 }, { ...send, service: 'S' }, null],
    ['to scrap in its last life', { life: 9 }, scrap, null],
  ])('%s', (_case, tyre, out, code) => {
    expect(departureRefusal({ ...stocked, ...tyre }, out)).toBe(code);
  });
});

describe('a return', () => {
  const retread: Sent = { kind: 'R', date: '2026-04-12' };
  const repair: Sent = { kind: 'S', date: '2026-04-12' };
  const back = (over: Partial<Return> = {}): Return => ({
    date: '2026-04-20',
    depths: [14, 14, 14, 14],
    refused: false,
    scrapped: false,
    ...over,
  });
  it.each<[string, Sent | null, Return, string | null]>([
    ['from the retreader, as deep as new', retread, back(), null],
    ['from the retreader with another number of grooves', retread, back({ depths: [14, 14] }), null],
    ['on the day it was sent', retread, back({ date: '2026-04-12' }), null],
    ['from the retreader without depths', retread, back({ depths: null }), 'SULCOS_INCOMPLETOS'],
    ['from the retreader with a groove of nothing', retread, back({ depths: [14, 0] }), 'SULCOS_INCOMPLETOS'],
    ['refused by the retreader, as it was', retread, back({ depths: null, refused: true }), null],
    ['refused and scrapped', retread, back({ depths: null, refused: true, scrapped: true }), null],
    ['retreaded, and scrapped at once', retread, back({ scrapped: true }), 'CAMPO_INVALIDO'],
    ['refused by the retreader, measured anew', retread, back({ refused: true }), 'CAMPO_INVALIDO'],
    ['refused, but it was to be repaired', repair, back({ depths: null, refused: true }), 'CAMPO_INVALIDO'],
    ['from repair without depths', repair, back({ depths: null }), null],
    ['from repair as it was', repair, back({ depths: [3.2, 3, 3.1] }), null],
    ['from repair, deeper', repair, back({ depths: [3.2, 3.1, 3.1] }), 'AFERICAO_MAIOR'],
    ['from repair with a groove too many', repair, back({ depths: [3, 3, 3, 3] }), 'SULCOS_INCOMPLETOS'],
    ['of a tyre that is not away', null, back(), 'PNEU_NAO_ENVIADO'],
    ['without date', retread, back({ date: null }), 'DESTINO_INCOMPLETO'],
    ['tomorrow', retread, back({ date: '2026-04-21' }), 'DATA_FUTURA'],
    ['before it was sent', retread, back({ date: '2026-04-11' }), 'RETORNO_ANTES_DO_ENVIO'],
  ])('%s', (_case, sent, input, code) => {
    expect(returnRefusal({ ...stocked, situation: 'S' }, sent, input)).toBe(code);
  });

  it.each<[string, Sent, Return, number | null]>([
    ['a retread as deep as a new tread', retread, back({ depths: [14, 14] }), null],
    ['a retread just above the removal depth', retread, back({ depths: [3.1, 14] }), null],
    ['a retread with a groove at the removal depth', retread, back({ depths: [14, 3] }), 2],
    ['a retread with a groove below it', retread, back({ depths: [1.2, 14] }), 1],
    ['a refused casing', retread, back({ depths: null, refused: true }), null],
    ['a repaired tyre that is worn', repair, back({ depths: [2, 2, 2] }), null],
  ])('%s is asked about its groove: %s', (_case, sent, input, groove) => {
    expect(retreadQuestion(sent, input, 3)?.['sulco'] ?? null).toBe(groove === null ? null : String(groove));
  });
});
