import { expect, it } from 'vitest';
import type { What } from '../offline/sends/row.ts';
import { inHandOf } from './in-hand.ts';

const refusal = { status: 409, codigo: null, mensagem: '' };
const kept = (what: What, order: number, person = 7, refused = false) => ({
  label: { what, order },
  actor: { id: person, name: '' },
  refusal: refused ? refusal : null,
});
const running = [{ nr_seq_os: 1 }];

it.each([
  { why: 'nothing', running: [], sends: [], inHand: null },
  { why: 'what the server said', running, sends: [], inHand: 1 },
  { why: 'what was started here since', running: [], sends: [kept('start', 3)], inHand: 3 },
  { why: 'nothing after a pause', running, sends: [kept('pause', 1)], inHand: null },
  { why: 'what was continued after it', running, sends: [kept('pause', 1), kept('resume', 1)], inHand: 1 },
  { why: 'nothing after a finish', running: [], sends: [kept('start', 3), kept('finish', 3)], inHand: null },
  { why: 'nothing of others', running: [], sends: [kept('start', 3, 8)], inHand: null },
  { why: 'nothing the server refused', running: [], sends: [kept('start', 3, 7, true)], inHand: null },
  { why: 'nothing but the order itself', running: [{ nr_seq_os: 2 }], sends: [], inHand: null },
])('somebody has in hand $why', ({ running: said, sends, inHand }) => {
  expect(inHandOf(said, sends, 7, 2)).toBe(inHand);
});
