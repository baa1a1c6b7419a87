import { cpus, totalmem } from 'node:os';
import { generator } from './http.ts';

/** One measured screen: rates in requests per second, medians of interleaved rounds. */
export interface Row {
  name: string;
  /** The leanest SQL that could serve it, by pgbench; of the commands by the product's driver. */
  lean: number;
  /** An answer of its size that is there already, by the product's HTTP server; null: not measured. */
  constant: number | null;
  /** Express and an ORM. */
  orm: number;
  product: number;
  /** Times the ORM. */
  aim: number;
}

export interface Report {
  orders: number;
  open: number;
  rows: Row[];
  unchanged: { rate: number; fullRate: number; bytes: number };
  /** ms. */
  dashboard: number;
  latency: { perSecond: number; p50: number; p99: number; max: number };
  readyAfter: number;
  memoryIdle: number;
  memoryPeak: number;
}

/** Median of some figures. */
export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const round = (value: number) => Math.round(value).toLocaleString('en');
const ratio = (value: number) => value.toFixed(2);
const mebibytes = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MB`;

/** The report as docs/performance.md keeps it. */
export function renderReport(report: Report, date: string): string {
  const rows = report.rows.map(
    (row) =>
      `| ${row.name} | ${round(row.lean)} | ${row.constant === null ? '–' : round(row.constant)} | ${round(row.orm)} | ${round(row.product)} | ${ratio(row.product / row.orm)} | ${row.aim} |`,
  );
  const { unchanged, latency } = report;
  return `# Performance

Measured by \`npm run bench\` on ${date}: ${cpus().length} cores (${cpus()[0]?.model.trim() ?? 'unknown'}), ${mebibytes(totalmem())}
of memory, Node ${process.version}, the embedded PostgreSQL with its durable defaults. Load generator, server and PostgreSQL
share the cores. Data: ${round(report.orders)} orders, ${round(report.open)} of them open (\`npm run bench:data\`).
Rates per second are medians of interleaved rounds with 32 connections, asked for by ${generator}. Beside the product stand programs that do not
change with it (bench/peers): pgbench with the leanest statement that could serve the screen (\`start and stop\`: the leanest transactions
by the product's driver), the same HTTP server with an answer of that size which is there already, and Express with TypeORM, whose
answers are compared with the product's first. Read the ratios: machines differ and are noisy.

| work | leanest SQL | constant answer | Express + ORM | product | product / ORM | aim |
|---|---|---|---|---|---|---|
${rows.join('\n')}

- Unchanged list by 304: ${round(unchanged.rate)} per second, ${ratio(unchanged.rate / unchanged.fullRate)} × a full list (aim 2.00), ${unchanged.bytes} bytes with headers (aim < 300).
- List at ${latency.perSecond} requests per second: p50 ${latency.p50} ms, p99 ${latency.p99} ms, worst ${latency.max} ms (aim p99 ≤ 10 ms).
- Dashboard of a branch: ${report.dashboard.toFixed(1)} ms for the answer all its screens share for 5 s (aim ≤ 50 ms).
- Ready ${round(report.readyAfter)} ms after the start of the process with the database running (aim ≤ 1,000 ms).
- Memory of the server: ${mebibytes(report.memoryIdle)} idle, ${mebibytes(report.memoryPeak)} after the load (aims 150 and 250 MB).
`;
}
