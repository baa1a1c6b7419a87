import { describe, expect, it } from 'vitest';
import { dueSlot, isZone, nextSlot } from './slots.rules.ts';

const brazil = 'America/Sao_Paulo';
const chile = 'America/Santiago';
const schedule = (dia_semana: string, hora: string) => ({ dia_semana, hora });
const due = (day: string, hour: string, zone: string, now: string) =>
  dueSlot(schedule(day, hour), zone, new Date(now))?.toISOString() ?? null;
const next = (day: string, hour: string, zone: string, after: string) =>
  nextSlot(schedule(day, hour), zone, new Date(after)).toISOString();

describe('a slot is due', () => {
  // 2026-04-20 is a Monday; São Paulo is three hours behind UTC.
  it.each([
    ['at its minute 0', 'SEGUNDA', '6', '2026-04-20T09:00:00Z', '2026-04-20T09:00:00.000Z'],
    ['59 minutes late', 'SEGUNDA', '6', '2026-04-20T09:59:59.999Z', '2026-04-20T09:00:00.000Z'],
    ['not an hour late', 'SEGUNDA', '6', '2026-04-20T10:00:00Z', null],
    ['not a moment early', 'SEGUNDA', '6', '2026-04-20T08:59:59.999Z', null],
    ['on no other day', 'TERCA', '6', '2026-04-20T09:00:00Z', null],
    ['on every day of TODOS', 'TODOS', '6', '2026-04-20T09:30:00Z', '2026-04-20T09:00:00.000Z'],
    ['each hour', 'TODOS', 'HORA EM HORA', '2026-04-20T13:07:12.345Z', '2026-04-20T13:00:00.000Z'],
    ['each hour of its day', 'SEGUNDA', 'HORA EM HORA', '2026-04-21T02:59:00Z', '2026-04-21T02:00:00.000Z'],
    ['no hour of the next day', 'SEGUNDA', 'HORA EM HORA', '2026-04-21T03:00:00Z', null],
    ['by the day of the zone', 'SEGUNDA', '23', '2026-04-21T02:10:00Z', '2026-04-21T02:00:00.000Z'],
    ['at midnight of its day', 'TERCA', '0', '2026-04-21T03:00:00Z', '2026-04-21T03:00:00.000Z'],
  ])('%s', (_what, day, hour, now, slot) => {
    expect(due(day, hour, brazil, now)).toBe(slot);
  });

  it('only for the newest of several missed ones', () => {
    expect(due('TODOS', 'HORA EM HORA', brazil, '2026-04-20T18:40:00Z')).toBe('2026-04-20T18:00:00.000Z');
  });

  it('at the local hour of zones that are half an hour off', () => {
    expect(due('TODOS', '9', 'Asia/Kolkata', '2026-04-20T03:45:00Z')).toBe('2026-04-20T03:30:00.000Z');
    expect(due('TODOS', 'HORA EM HORA', 'Asia/Kolkata', '2026-04-20T04:29:00Z')).toBe(
      '2026-04-20T03:30:00.000Z',
    );
  });
});

describe('daylight saving in Santiago', () => {
  // 2026-09-06: 00:00 does not exist, the clock leaps from 23:59 to 01:00 at 04:00 UTC.
  // 2026-04-04: 23:00 to 23:59 comes twice, at 02:00 and at 03:00 UTC of the 5th.
  it.each([
    [
      'an hour that is leapt over runs at the leap',
      'DOMINGO',
      '0',
      '2026-09-06T04:00:00Z',
      '2026-09-06T04:00:00.000Z',
    ],
    ['and not before it', 'DOMINGO', '0', '2026-09-06T03:59:00Z', null],
    [
      'the hour after the leap is its own',
      'DOMINGO',
      '1',
      '2026-09-06T04:30:00Z',
      '2026-09-06T04:00:00.000Z',
    ],
    [
      'an hour that comes twice runs the first time',
      'SABADO',
      '23',
      '2026-04-05T02:05:00Z',
      '2026-04-05T02:00:00.000Z',
    ],
    ['and not the second', 'SABADO', '23', '2026-04-05T03:05:00Z', null],
    ['midnight comes after both', 'DOMINGO', '0', '2026-04-05T04:00:00Z', '2026-04-05T04:00:00.000Z'],
  ])('%s', (_what, day, hour, now, slot) => {
    expect(due(day, hour, chile, now)).toBe(slot);
  });

  const slotsOf = (hour: string, from: string, hours: number) => {
    const slots = new Set<string>();
    for (let minute = 0; minute < hours * 60; minute += 5) {
      const now = new Date(Date.parse(from) + minute * 60_000);
      const slot = dueSlot(schedule('TODOS', hour), chile, now);
      if (slot !== null) slots.add(slot.toISOString());
    }
    return slots.size;
  };

  it.each(['0', '1', '23'])('runs %s h once in each of three days around both changes', (hour) => {
    expect(slotsOf(hour, '2026-09-05T04:00:00Z', 71)).toBe(3);
    expect(slotsOf(hour, '2026-04-04T03:00:00Z', 73)).toBe(3);
  });

  it('runs hourly work in each hour that passes: 23 of the short day, 25 of the long one', () => {
    expect(slotsOf('HORA EM HORA', '2026-09-06T04:00:00Z', 23)).toBe(23);
    expect(slotsOf('HORA EM HORA', '2026-04-04T03:00:00Z', 25)).toBe(25);
  });
});

describe('the next slot', () => {
  it.each([
    ['later today', 'TODOS', '6', '2026-04-20T08:00:00Z', '2026-04-20T09:00:00.000Z'],
    ['tomorrow, when today’s began', 'TODOS', '6', '2026-04-20T09:00:00Z', '2026-04-21T09:00:00.000Z'],
    ['in a week', 'SEGUNDA', '6', '2026-04-20T09:00:00Z', '2026-04-27T09:00:00.000Z'],
    ['the next hour', 'TODOS', 'HORA EM HORA', '2026-04-20T09:10:00Z', '2026-04-20T10:00:00.000Z'],
    [
      'the first hour of its day',
      'SABADO',
      'HORA EM HORA',
      '2026-04-20T09:10:00Z',
      '2026-04-25T03:00:00.000Z',
    ],
    [
      'the first hour of a week later',
      'SEGUNDA',
      'HORA EM HORA',
      '2026-04-21T02:10:00Z',
      '2026-04-27T03:00:00.000Z',
    ],
  ])('is %s', (_what, day, hour, after, slot) => {
    expect(next(day, hour, brazil, after)).toBe(slot);
  });

  it('is found across a leap of the clock', () => {
    expect(next('DOMINGO', '0', chile, '2026-09-05T12:00:00Z')).toBe('2026-09-06T04:00:00.000Z');
    expect(next('TODOS', '23', chile, '2026-04-05T02:00:00Z')).toBe('2026-04-06T03:00:00.000Z');
  });

  it('follows the slot that is due, whenever one asks', () => {
    for (let minute = 0; minute < 60 * 24 * 3; minute += 17) {
      const now = new Date(Date.parse('2026-09-04T12:00:00Z') + minute * 60_000);
      const following = nextSlot(schedule('TODOS', '0'), chile, now);
      expect(following.getTime()).toBeGreaterThan(now.getTime());
      expect(dueSlot(schedule('TODOS', '0'), chile, following)).toEqual(following);
    }
  });
});

it.each([
  ['America/Manaus', true],
  ['Marte', false],
  ['', false],
])('%j is a time zone: %s', (zone, expected) => {
  expect(isZone(zone)).toBe(expected);
});
