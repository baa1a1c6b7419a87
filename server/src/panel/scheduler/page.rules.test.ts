import { describe, expect, it } from 'vitest';
import { reportPage, textPage } from './page.rules.ts';
import { dayOf, momentOn, numberOf, type Report } from './reports.rules.ts';

const hostile = `"><script>alert('1')</script>&`;
const report = (more: Partial<Report> = {}): Report => ({
  title: 'Estoque',
  company: 'DEMO',
  moment: '20/04/2026 06:00',
  columns: [
    { name: 'Peça', kind: 'text' },
    { name: 'Saldo', kind: 'number' },
  ],
  rows: [['FILTRO', -1234.5]],
  total: 1,
  ...more,
});

describe('a page', () => {
  it.each([
    ['title', { title: hostile }],
    ['company', { company: hostile }],
    ['head', { columns: [{ name: hostile, kind: 'text' as const }] }],
    ['cell', { rows: [[hostile, 1]] }],
  ])('takes its %s for text', (_part, more) => {
    const page = reportPage(report(more), 'pt');
    expect(page).toContain('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;');
    expect(page).not.toContain('<script');
  });

  it('takes a text and its name for text', () => {
    const page = textPage(hostile, hostile, 'es');
    expect(page).not.toContain('<script');
    expect(page.match(/&lt;script&gt;/g)).toHaveLength(2);
  });

  it('shows numbers with their thousands, and nothing as a dash', () => {
    const page = reportPage(report({ rows: [[null, -1234.5]] }), 'pt');
    expect(page).toContain('<td>–</td><td class="n">-1.234,5</td>');
  });

  it('says how many rows there are beyond those shown', () => {
    expect(reportPage(report({ total: 1_200 }), 'pt')).toContain('Linhas: 1.200 · Mostradas as primeiras 1');
    expect(reportPage(report(), 'pt')).not.toContain('Mostradas');
  });

  it('says that there is nothing', () => {
    expect(reportPage(report({ rows: [], total: 0 }), 'es')).toContain('Ningún registro.');
  });
});

it.each([
  ['2026-04-20', '20/04/2026'],
  ['2026-04-20 06:05', '20/04/2026 06:05'],
  [null, null],
])('the day %j is written %j', (written, said) => {
  expect(dayOf(written)).toBe(said);
});

it('a moment is told on a clock, and in UTC where nobody knows the zone', () => {
  const moment = new Date('2026-04-20T03:05:00Z');
  expect(momentOn(moment, 'America/Sao_Paulo')).toBe('20/04/2026 00:05');
  expect(momentOn(moment, 'Marte')).toBe('20/04/2026 03:05');
  expect(numberOf(1_234.567)).toBe('1.234,57');
});
