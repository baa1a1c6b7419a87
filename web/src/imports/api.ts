import { type UseMutationResult, useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf } from '@terminal/contract';
import { type ImportKind, mostImportRows } from '@terminal/contract/imports';
import type { CallError } from '../core/api/errors.ts';
import { officeRequest } from '../core/api/office.ts';
import { randomKey } from '../core/api/random-key.ts';

/** Thousands of rows are looked at one by one: about two milliseconds each. */
const timeoutMs = 60_000;

/** What would become of a row of a file. */
export type ImportOutcome = AnswerOf<'previewImport'>['linhas'][number];
/** N new, M changes what there is, I is there already, R held, X refused. */
export type ImportVerdict = ImportOutcome['st_linha'];
/** How many rows came out how. */
export type Totals = AnswerOf<'applyImport'>;

/** Rows of a file that are sent, a call's rows at a time. */
export interface Rows {
  tipo: ImportKind;
  linhas: readonly string[][];
  /** Their lines in the file. */
  lines: readonly number[];
  /** Earlier results: parts with unchanged rows are not checked again. */
  known?: Preview | undefined;
  /** Called with the number of processed rows. */
  onProgress: (rows: number) => void;
}

/** Names there are, by column. */
export type Names = Readonly<Record<string, readonly string[]>>;

/** Rows of one call, as a preview showed them. */
interface Part {
  linhas: string[][];
  nr_linhas: number[];
  /** Place of the first of them among those that were looked at. */
  from: number;
  outcomes: ImportOutcome[];
  /** Names there are, by column: what a misspelt one may mean. */
  names: Names;
  /** Fingerprint of rows and outcomes: exactly what was shown is written. */
  impressao: string;
  /** Sent again after a lost answer, it is written once. */
  key: string;
}

/** What rows would do, in their order, and the parts they are written in. */
export interface Preview {
  linhas: ImportOutcome[];
  names: Names;
  parts: Part[];
}

/** Asks what rows would do. */
export const usePreview = (): UseMutationResult<Preview, CallError, Rows> =>
  useMutation<Preview, CallError, Rows>({
    async mutationFn({ tipo, linhas: all, lines, known, onProgress }) {
      const parts: Part[] = [];
      for (let from = 0; from < all.length; from += mostImportRows) {
        const linhas = all.slice(from, from + mostImportRows);
        const nr_linhas = lines.slice(from, from + mostImportRows);
        const same = known?.parts.find((part) => areSame(part.linhas, linhas));
        parts.push({ ...(same ?? (await previewPart(tipo, linhas, nr_linhas))), from });
        onProgress(from + linhas.length);
      }
      return { linhas: parts.flatMap(({ outcomes }) => outcomes), names: parts.at(-1)?.names ?? {}, parts };
    },
  });

/** Whether no row was corrected: a corrected row is a new array. */
const areSame = (before: readonly string[][], now: readonly string[][]) =>
  before.length === now.length && before.every((row, n) => row === now[n]);

async function previewPart(
  tipo: ImportKind,
  linhas: string[][],
  nr_linhas: number[],
): Promise<Omit<Part, 'from'>> {
  const answer = await askPreview(tipo, { linhas, nr_linhas });
  const { linhas: outcomes, impressao } = answer;
  const names: Names = 'conhecidos' in answer ? answer.conhecidos : {};
  return { linhas, nr_linhas, outcomes, names, impressao, key: randomKey() };
}

function askPreview(
  tipo: ImportKind,
  body: Pick<Part, 'linhas' | 'nr_linhas'>,
): Promise<AnswerOf<'previewImport'> | AnswerOf<'previewTyreImport'>> {
  if (tipo === 'pneus') return officeRequest('previewTyreImport', { body }, { timeoutMs });
  if (tipo === 'estoque') return officeRequest('previewStockImport', { body }, { timeoutMs });
  return officeRequest('previewImport', { body: { tipo, ...body } }, { timeoutMs });
}

/** Parts that are to be written, one after the other. */
interface Writing {
  tipo: ImportKind;
  parts: readonly Part[];
  /** Called with the outcomes of a part's rows. */
  onPart: (part: Part, totals: Totals) => void;
}

/** Writes the parts a preview showed; a refusal stops it, and parts written before stay. */
export function useImport(): UseMutationResult<void, CallError, Writing> {
  const client = useQueryClient();
  return useMutation<void, CallError, Writing>({
    async mutationFn({ tipo, parts, onPart }) {
      for (const part of parts) onPart(part, await writePart(tipo, part));
    },
    // Plans, vehicles, readings, tyres and parts show on many screens.
    onSettled: () => client.invalidateQueries(),
  });
}

function writePart(tipo: ImportKind, { linhas, nr_linhas, impressao, key }: Part) {
  const once = { timeoutMs, idempotencyKey: key };
  const body = { linhas, nr_linhas, impressao };
  if (tipo === 'pneus') return officeRequest('applyTyreImport', { body }, once);
  if (tipo === 'estoque') return officeRequest('applyStockImport', { body }, once);
  return officeRequest('applyImport', { body: { tipo, ...body } }, once);
}
