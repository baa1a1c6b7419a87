import { describe, expect, it } from 'vitest';
import { CallError } from '../../core/api/errors.ts';
import { ageOf, fateOf, isFailure, isToldAtOnce, isUndone, limitOf, waitBefore } from './rules.ts';

const refused = (status: number, codigo: CallError['codigo'] = null) =>
  new CallError({ kind: 'refused', status, codigo });
const someone = { actor: { id: 7, name: '' }, failures: 0, file: null };
const photo = { actor: null, failures: 4, file: 'freio.jpg' };
const timeout = new CallError({ kind: 'timeout' });

describe('what becomes of a send', () => {
  it.each([
    { error: new CallError({ kind: 'offline' }), fate: 'wait' },
    { error: new CallError({ kind: 'down' }), fate: 'wait' },
    { error: new CallError({ kind: 'timeout' }), fate: 'wait' },
    { error: refused(503, 'OCUPADO'), fate: 'wait' },
    { error: refused(507, 'SEM_ESPACO'), fate: 'wait' },
    { error: refused(429), fate: 'wait' },
    { error: refused(500), fate: 'wait' },
    { error: new CallError({ kind: 'broken' }), fate: 'wait' },
    { error: new Error('anything else'), fate: 'wait' },
    { error: refused(401, 'SESSAO_EXPIRADA'), fate: 'session' },
    { error: refused(422, 'CPF_INCORRETO'), fate: 'digits' },
    { error: refused(429, 'CPF_BLOQUEADO'), fate: 'digits' },
    { error: refused(422, 'CPF_EXIGIDO'), fate: 'digits' },
    { error: refused(422, 'CHAVE_REUTILIZADA'), fate: 'arrived' },
    { error: refused(409, 'OS_EM_ATENDIMENTO'), fate: 'refused' },
    { error: refused(422, 'JUSTIFICATIVA_OBRIGATORIA'), fate: 'refused' },
    { error: refused(404, 'NAO_ENCONTRADO'), fate: 'refused' },
    { error: refused(403, 'SEM_PERMISSAO'), fate: 'refused' },
  ])('after $error.kind $error.status $error.codigo: $fate', ({ error, fate }) => {
    expect(fateOf(error, someone)).toBe(fate);
  });

  it('is told after five failures of the server itself', () => {
    expect(fateOf(refused(500), { ...someone, failures: 3 })).toBe('wait');
    expect(fateOf(refused(500), { ...someone, failures: 4 })).toBe('refused');
  });

  it('without digits a key used for something else is a refusal', () => {
    expect(fateOf(refused(422, 'CHAVE_REUTILIZADA'), { ...someone, actor: null })).toBe('refused');
  });

  it.each([
    { error: refused(409), told: true },
    { error: refused(422, 'CPF_INCORRETO'), told: true },
    { error: refused(500), told: true },
    { error: refused(503), told: false },
    { error: refused(401), told: false },
    { error: new CallError({ kind: 'offline' }), told: false },
  ])('who waits for it hears of $error.kind $error.status at once: $told', ({ error, told }) => {
    expect(isToldAtOnce(error, fateOf(error, someone))).toBe(told);
  });

  it.each([
    { what: 'a file not heard to its end', error: timeout, send: photo, reached: true, counts: true },
    { what: 'a file no server hears', error: timeout, send: photo, reached: false, counts: false },
    {
      what: 'a file that took too long there',
      error: refused(408),
      send: photo,
      reached: true,
      counts: true,
    },
    {
      what: 'a file without room',
      error: refused(507, 'SEM_ESPACO'),
      send: photo,
      reached: true,
      counts: true,
    },
    { what: 'a file the server fails at', error: refused(500), send: photo, reached: true, counts: true },
    {
      what: 'a file of a busy server',
      error: refused(503, 'OCUPADO'),
      send: photo,
      reached: true,
      counts: false,
    },
    {
      what: 'a file without network',
      error: new CallError({ kind: 'offline' }),
      send: photo,
      reached: true,
      counts: false,
    },
    {
      what: 'a command not answered',
      error: timeout,
      send: { ...someone, failures: 4 },
      reached: true,
      counts: false,
    },
    {
      what: 'a command of a full server',
      error: refused(507),
      send: { ...someone, failures: 4 },
      reached: true,
      counts: false,
    },
  ])('$what is shown after five times: $counts', ({ error, send, reached, counts }) => {
    expect(isFailure(error, send, reached)).toBe(counts);
    expect(fateOf(error, send, reached)).toBe(counts ? 'refused' : 'wait');
    expect(fateOf(error, { ...send, failures: 3 }, reached)).toBe('wait');
  });

  it('a start that somebody must take over first was not done', () => {
    expect(isUndone({ call: 'startExecution' }, { execucao: null, gera_transicao: true })).toBe(true);
    expect(isUndone({ call: 'startExecution' }, { execucao: {}, gera_transicao: false })).toBe(false);
    expect(isUndone({ call: 'pauseExecution' }, { nr_sequencial: 1 })).toBe(false);
  });
});

it.each([
  { tries: 1, asked: null, ms: 2_000 },
  { tries: 3, asked: null, ms: 8_000 },
  { tries: 20, asked: null, ms: 60_000 },
  { tries: 1, asked: 30, ms: 30_000 },
  { tries: 6, asked: 1, ms: 60_000 },
])('before try $tries it waits $ms ms, the server asking for $asked s', ({ tries, asked, ms }) => {
  expect(waitBefore(tries, asked)).toBe(ms);
});

const pressed = Date.parse('2026-04-20T10:00:00.000Z');
const hour = 3_600_000;

it.each([
  {
    why: 'by the device, three hours fast or not',
    part: { pressedAt: pressed + 3 * hour },
    device: 4 * hour,
    age: hour,
  },
  {
    why: 'by the server where the device was set back',
    part: { pressedAt: pressed + 3 * hour },
    device: hour,
    age: hour,
  },
  {
    why: 'by the server where the device was set forward',
    part: { pressedAt: pressed - 3 * hour },
    device: hour,
    age: hour,
  },
  {
    why: 'by the device where what it knew of the server was old',
    part: { pressedAt: pressed - 3 * hour },
    device: -2 * hour,
    server: -hour,
    age: hour,
  },
  { why: 'by the server where the device told nothing', part: {}, device: 9 * hour, age: hour },
])('a send is as old as it is $why', ({ part, device, server = hour, age }) => {
  const one = { madeAt: '2026-04-20T10:00:00.000Z', ...part };
  expect(ageOf(one, pressed + device, pressed + server)).toBe(age);
});

it('a kept send waits longer for its answer each time it was too short, two minutes at most', () => {
  expect([0, 1, 2, 3, 4, 20].map(limitOf)).toEqual([10_000, 20_000, 40_000, 80_000, 120_000, 120_000]);
});
