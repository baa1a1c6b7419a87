import { readFileSync } from 'node:fs';
import { calls } from '@terminal/contract';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ControlDb } from '../core/db/pools.ts';
import { createOperation } from './service.ts';

interface Panel {
  id: number;
  title: string;
  targets: { expr: string }[];
}
interface Dashboard {
  panels: Panel[];
  templating: { list: { query: string }[] };
}

const file = new URL('../../../ops/grafana.json', import.meta.url);
const dashboard = JSON.parse(readFileSync(file, 'utf8')) as Dashboard;

/** What PromQL brings along. */
const words = ['sum', 'by', 'rate', 'topk', 'histogram_quantile', 'vector', 'or', 'time', 'label_values'];
/** Labels of Prometheus itself, and ours. */
const labels = ['instance', 'le', 'chamada', 'status'];

/** Metric names in an expression, without strings, time ranges and label names. */
function namesIn(expression: string): string[] {
  const bare = expression.replace(/"[^"]*"/g, '').replace(/\[\w+\]/g, '');
  return [...bare.matchAll(/[a-z_][a-z0-9_]*/g)].map(([name]) => name);
}

let exposed: Set<string>;
beforeAll(async () => {
  // The metrics ask no database.
  const operation = createOperation({} as ControlDb, undefined);
  operation.observe('getHealth', 200, 0.01);
  const text = await operation.metrics({ address: '127.0.0.1', origin: '', authorization: undefined });
  const samples = [...text.matchAll(/^([a-z_]\w*)(?:\{| )/gm)].map((match) => match[1] ?? '');
  // A histogram that has seen nothing yet has no samples; its kind tells which there will be.
  const histograms = [...text.matchAll(/^# TYPE (\w+) histogram$/gm)].flatMap((match) =>
    ['bucket', 'sum', 'count'].map((part) => `${match[1]}_${part}`),
  );
  exposed = new Set([...samples, ...histograms]);
});

describe('the dashboard of ops/grafana.json', () => {
  it.each(dashboard.panels.map((panel) => [panel.title, panel] as const))(
    '%s asks only for metrics the server exposes',
    (_title, { targets }) => {
      const asked = targets.flatMap(({ expr }) => namesIn(expr));
      const unknown = asked.filter((name) => ![...words, ...labels].includes(name) && !exposed.has(name));
      expect(unknown).toEqual([]);
      expect(asked.some((name) => exposed.has(name))).toBe(true);
    },
  );

  it('names only calls of the contract', () => {
    const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const named = expressions.flatMap((expr) =>
      [...expr.matchAll(/chamada!?="(\w+)"/g)].map((match) => match[1]),
    );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => name === undefined || !(name in calls))).toEqual([]);
  });

  it('finds its servers by a metric there is', () => {
    const asked = dashboard.templating.list.flatMap(({ query }) => namesIn(query));
    expect(asked).toContain('process_start_time_seconds');
    expect(exposed).toContain('process_start_time_seconds');
  });

  it('gives every panel a number of its own', () => {
    const numbers = dashboard.panels.map(({ id }) => id);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(numbers.length).toBeGreaterThan(10);
  });
});
