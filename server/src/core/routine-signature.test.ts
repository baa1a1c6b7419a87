import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { routineSignature } from './routine-signature.ts';

const secretKey = 'a key of the tests, long enough for anybody';
const now = new Date('2026-04-20T12:00:00Z');
const later = (seconds: number) => new Date(now.getTime() + seconds * 1_000);
const demo = routineSignature({ secretKey }, 1);

function proofOf(link: string) {
  const { searchParams } = new URL(link, 'http://x');
  return { expira: searchParams.get('expira') ?? '', assinatura: searchParams.get('assinatura') ?? '' };
}

describe('a signed link', () => {
  it('is good for five minutes', () => {
    const proof = proofOf(demo.link('/rotina', now));
    expect(demo.isGood('/rotina', proof, now)).toBe(true);
    expect(demo.isGood('/rotina', proof, later(299))).toBe(true);
    expect(demo.isGood('/rotina', proof, later(300))).toBe(false);
  });

  it('written with the other key of a change of keys is good', () => {
    const changed = routineSignature({ secretKey: `${secretKey}!`, otherKey: secretKey }, 1);
    expect(changed.isGood('/rotina', proofOf(demo.link('/rotina', now)), now)).toBe(true);
    expect(demo.isGood('/rotina', proofOf(changed.link('/rotina', now)), now)).toBe(false);
  });

  it('is good for its own path, company and time alone', () => {
    const proof = proofOf(demo.link('/rotina?filial=1', now));
    expect(demo.isGood('/rotina?filial=2', proof, now)).toBe(false);
    expect(routineSignature({ secretKey }, 2).isGood('/rotina?filial=1', proof, now)).toBe(false);
    expect(routineSignature({ secretKey: `${secretKey}!` }, 1).isGood('/rotina?filial=1', proof, now)).toBe(
      false,
    );
    const longer = { ...proof, expira: String(Number(proof.expira) + 1) };
    expect(demo.isGood('/rotina?filial=1', longer, now)).toBe(false);
    for (const assinatura of ['', '00', `${proof.assinatura}00`, 'zz'])
      expect(demo.isGood('/rotina?filial=1', { ...proof, assinatura }, now)).toBe(false);
  });

  it('keeps the query a path has', () => {
    expect(demo.link('/r?a=1', now)).toMatch(/^\/r\?a=1&expira=\d+&assinatura=[0-9a-f]{64}$/);
    expect(demo.link('/r', now)).toMatch(/^\/r\?expira=\d+&assinatura=[0-9a-f]{64}$/);
  });

  it('is checked by a host as the documentation says', () => {
    const { expira, assinatura } = proofOf(demo.link('/rotina', now));
    const expected = createHmac('sha256', demo.key).update(`link\n/rotina\n${expira}`).digest('hex');
    expect(assinatura).toBe(expected);
  });
});

it('the headers of a run are checked by a host as the documentation says', () => {
  const headers = demo.headers('/rotina', 77, now);
  const moment = headers['Terminal-Momento'];
  expect(moment).toBe('1776686400');
  const expected = createHmac('sha256', demo.key)
    .update(`execucao\nGET\n/rotina\n${moment}\n77`)
    .digest('hex');
  expect(headers).toMatchObject({
    'Terminal-Empresa': '1',
    'Terminal-Execucao': '77',
    'Terminal-Assinatura': expected,
  });
});
