import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { renderCallList } from './call-list.ts';
import { defineCall } from './core/call.ts';
import { calls, isPanelWho, refusals, type Who } from './index.ts';
import { renderWire } from './wire.ts';

describe('contract', () => {
  it('gives each method and path to one call only', () => {
    const addresses = Object.values(calls).map((call) => `${call.method} ${call.path}`);
    expect(new Set(addresses).size).toBe(addresses.length);
  });

  it.each(Object.entries(calls))(
    '%s says who may send it, where it comes from and what it answers',
    (_name, call) => {
      expect(call.who).toSatisfy((who: Who) => isPanelWho(who) || who.length > 0);
      expect(call.source).not.toBe('');
      expect(call.summary).not.toBe('');
      expect(call.answer).toBeInstanceOf(z.ZodType);
    },
  );

  it.each(Object.entries(calls))('%s takes exactly the parameters its path names', (_name, call) => {
    const named = [...call.path.matchAll(/\{(\w+)\}/g)].map((match) => match[1]);
    expect(Object.keys((call.params as z.ZodObject).shape)).toEqual(named);
  });

  it('refuses a GET that changes something', () => {
    const make = () =>
      defineCall({
        method: 'GET',
        path: 'x',
        summary: 's',
        source: 's',
        who: 'anyone',
        command: true,
        answer: z.string(),
      });
    expect(make).toThrow('a GET is not a command');
  });

  it('refuses fields nobody declared', () => {
    expect(calls.logout.query.safeParse({ extra: '1' }).success).toBe(false);
  });

  it.each(Object.entries(renderWire()))('keeps %s as generated', (name, content) => {
    expect(readFileSync(new URL(`./${name}`, import.meta.url), 'utf8')).toBe(content);
  });

  it('keeps the list of calls in docs/ as generated', () => {
    expect(readFileSync(new URL('../docs/calls.md', import.meta.url), 'utf8')).toBe(renderCallList());
  });

  it.each(Object.entries(refusals))(
    '%s has a status of the list and a text in both languages',
    (_code, error) => {
      const namesIn = (text: string) => new Set(text.match(/\{\w+\}/g));
      expect([400, 401, 403, 404, 405, 409, 413, 415, 422, 429, 500, 502, 503, 507]).toContain(error.status);
      expect(error.pt).not.toBe('');
      expect(error.es).not.toBe('');
      expect(namesIn(error.es)).toEqual(namesIn(error.pt));
    },
  );
});
