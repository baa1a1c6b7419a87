import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { BrowserContext } from 'playwright-core';
import { makeCold } from './cold.ts';

const run = promisify(execFile);
/** Fetched when it is needed: as big as everything else together. */
export const lighthouse = 'lighthouse@13.5.0';
/** Where Lighthouse reaches the browser. */
export const debuggingPort = 9_333;

/** A Lighthouse audit of a page. */
export interface Audit {
  performance: number;
  accessibility: number;
  bestPractices: number;
  largestPaint: string;
  /** Total blocking time. */
  blocked: string;
  shift: string;
  /** Lighthouse's benchmark of the machine. */
  power: number;
}

const devices = ['mobile', 'desktop'] as const;

/** An audit of a page by its name, on a device. */
export interface AuditedPage extends Audit {
  name: string;
  device: (typeof devices)[number];
}

interface Audits {
  context: BrowserContext;
  /** Address of the server. */
  base: string;
  /** Where reports are written. */
  folder: string;
  /** Audits of a page, of which the median counts. */
  rounds: number;
}

/**
 * Audits a page for whoever is signed in, on both devices. Each audit is cold: nothing of the terminal is in the browser but the
 * session.
 * @param path of the page
 */
export async function auditPage(audits: Audits, name: string, path: string): Promise<AuditedPage[]> {
  const done: AuditedPage[] = [];
  for (const device of devices) done.push({ name, device, ...(await medianOf(audits, device, path)) });
  return done;
}

async function medianOf(audits: Audits, device: AuditedPage['device'], path: string): Promise<Audit> {
  const all: Audit[] = [];
  for (let round = 0; round < audits.rounds; round += 1) {
    await makeCold(audits.context, audits.base);
    all.push(await auditOnce(audits, device, path));
  }
  const middle = all.toSorted((a, b) => a.performance - b.performance)[Math.floor(all.length / 2)];
  if (middle === undefined) throw new Error('ROUNDS must be at least 1');
  return middle;
}

async function auditOnce({ base, folder }: Audits, device: AuditedPage['device'], path: string) {
  const file = join(folder, 'report.json');
  await run('npx', [
    '--yes',
    lighthouse,
    `${base}${path}`,
    `--port=${debuggingPort}`,
    // The session is in the local storage.
    '--disable-storage-reset',
    // The live feed stays open: the network is never quiet.
    '--max-wait-for-load=20000',
    ...(device === 'desktop' ? ['--preset=desktop'] : []),
    '--only-categories=performance,accessibility,best-practices',
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
  ]);
  return readReport(await readFile(file, 'utf8'));
}

interface Report {
  finalDisplayedUrl: string;
  requestedUrl: string;
  categories: Record<string, { score: number | null } | undefined>;
  audits: Record<string, { displayValue?: string } | undefined>;
  environment: { benchmarkIndex: number };
}

/** @throws when another page was shown than the one to be audited */
function readReport(json: string): Audit {
  const report = JSON.parse(json) as Report; // written by Lighthouse
  const { categories, audits, environment } = report;
  if (new URL(report.finalDisplayedUrl).pathname !== new URL(report.requestedUrl).pathname)
    throw new Error(`${report.requestedUrl} led to ${report.finalDisplayedUrl}`);
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largestPaint: audits['largest-contentful-paint']?.displayValue ?? '?',
    blocked: audits['total-blocking-time']?.displayValue ?? '?',
    shift: audits['cumulative-layout-shift']?.displayValue ?? '?',
    power: environment.benchmarkIndex,
  };
}
