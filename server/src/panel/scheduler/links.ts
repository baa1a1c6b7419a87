import type { Keys } from '../../core/keys.ts';
import { routineHost } from '../../core/routine-host.ts';
import { type LinkProof, type RoutineSignature, routineSignature } from '../../core/routine-signature.ts';
import { pathRefusal, reportOf } from './path.rules.ts';

/** Signs for each company, and for pages of the panel itself. */
export interface Links {
  of(companyId: number): RoutineSignature;
}

/** Links signed with keys derived from SECRET_KEY: every server reads those of every other. */
export function createLinks(keys: Keys): Links {
  const known = new Map<number, RoutineSignature>();
  return {
    of(companyId) {
      const signature = known.get(companyId) ?? routineSignature(keys, companyId);
      known.set(companyId, signature);
      return signature;
    },
  };
}

interface Runnable {
  ds_caminho: string;
  nr_seq_empresa: number;
  ds_host: string | null;
}

/** Where a routine of a company is; null when its host is not known (G-97). A host runs nothing that comes without our signature. */
export function placeOf(
  links: Links,
  { ds_caminho, nr_seq_empresa, ds_host }: Runnable,
  now: Date,
): string | null {
  const signature = links.of(nr_seq_empresa);
  const report = reportOf(ds_caminho);
  if (report !== null) return signature.link(reportPath(report, nr_seq_empresa), now);
  const host = routineHost(ds_host);
  if (host === null || pathRefusal(ds_caminho) !== null) return null;
  return `${host.origin}${ds_caminho}`;
}

/** Whether a link to a report was written here for this company, lately. */
export const provesReport = (links: Links, name: string, company: number, proof: LinkProof): boolean =>
  links.of(company).isGood(reportPath(name, company), proof, new Date());

const reportPath = (name: string, company: number) => `/api/rotinas/${name}?empresa=${company}`;

/** Where a run that was recorded is run, once, and shown. */
export const runLink = (links: Links, run: number): string =>
  links.of(ofPanel).link(runPath(run), new Date());

/** Whether a link that runs was written here, lately. */
export const provesRun = (links: Links, run: number, proof: LinkProof): boolean =>
  links.of(ofPanel).isGood(runPath(run), proof, new Date());

/** Where what a run answered is shown. */
export const resultLink = (links: Links, run: number): string =>
  links.of(ofPanel).link(resultPath(run), new Date());

/** Whether a link to what a run answered was written here, lately. */
export const provesResult = (links: Links, run: number, proof: LinkProof): boolean =>
  links.of(ofPanel).isGood(resultPath(run), proof, new Date());

/** Companies are numbered from 1. */
const ofPanel = 0;
const runPath = (run: number) => `${resultPath(run)}/executar`;
const resultPath = (run: number) => `/api/rotinas/execucoes/${run}`;
