import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, IntakeCallName, IntakeKind } from '@terminal/contract';
import type { CallInput, Request } from '../../core/api/client.ts';
import { callKey, type ReadOptions, useCallOver, useCommandOver } from '../../core/api/hooks.ts';
import { officeBody } from '../../core/api/office.ts';
import { ownRequest } from '../../core/api/own.ts';
import { refreshAfter } from '../../core/api/refresh.ts';
import { saveFile } from '../../core/files/download.ts';
import { panelBody, panelRequest } from '../../core/panel/client.ts';
import type { RememberedKinds } from './file.ts';

/** An intake of a company, as its list shows it. */
export type Intake = AnswerOf<'listIntakes'>[number];
/** A page of the faults of the rows an intake refuses. */
export type Refusals = AnswerOf<'listIntakeRefusals'>;
/** A row of an intake with what would become of it. */
export type JudgedRow = AnswerOf<'listIntakeRows'>['data'][number];
/** A line an undo keeps, with why. */
export type KeptLine = AnswerOf<'listIntakeKept'>['data'][number];
/** A reason for which an undo keeps lines, and how many. */
export type KeptReason = AnswerOf<'listIntakeKeptReasons'>[number];

/** In place of a company's number: the one of the session, whose administrator runs it. */
export const ownCompany = '';

/** Sends a call of intakes as the panel does, or of the company of the session, which is in no input then. */
const requestOf = (company: string): Request<IntakeCallName> =>
  company === ownCompany ? ownRequest : panelRequest;

const useIntakeCall = <N extends IntakeCallName>(
  company: string,
  name: N,
  input: CallInput<N>,
  options: ReadOptions = {},
) => useCallOver(requestOf(company), name, input, options);

/** Still being read, checked, written or undone. */
export const isUnderWay = ({ st_carga }: Intake) => ['L', 'C', 'X', 'D', 'U'].includes(st_carga);

/** It is being undone or previewed: its counts refer to the undo. */
export const isUndone = ({ st_carga }: Intake) => ['D', 'Q', 'U', 'V'].includes(st_carga);

/** Rows may be corrected; during a new check, typed corrections wait for its end. */
export const canMend = ({ st_carga }: Intake) => st_carga === 'P' || st_carga === 'C';

/** Intakes of a company, newest first; asked for again and again while one is under way. */
export function useIntakes(company: string) {
  const input = { query: { empresa: company } };
  const known = useQueryClient().getQueryData<Intake[]>(callKey('listIntakes', input));
  return useIntakeCall(company, 'listIntakes', input, {
    staleTime: 0,
    refetchInterval: known?.some(isUnderWay) ? 700 : false,
  });
}

/** Columns that were given to heads by hand, of each kind; undefined: not known yet. */
export function useRemembered(company: string): RememberedKinds | undefined {
  const { data } = useIntakeCall(
    company,
    'listIntakeColumns',
    { query: { empresa: company } },
    { staleTime: 0 },
  );
  if (data === undefined) return undefined;
  const kinds: Partial<Record<IntakeKind, Record<string, string>>> = {};
  for (const { tp_carga, ds_cabecalho, ds_coluna } of data)
    kinds[tp_carga] = { ...kinds[tp_carga], [ds_cabecalho]: ds_coluna };
  return kinds;
}

/** Results are requested when the intake is idle; until then the shown ones stay. */
const settled = (intake: Intake) => ({
  enabled: !isUnderWay(intake),
  keepPrevious: true,
  staleTime: 0,
});

/** A page of refused rows. */
export const useRefusals = (company: string, intake: Intake, page: number) =>
  useIntakeCall(
    company,
    'listIntakeRefusals',
    { query: { empresa: company, carga: String(intake.nr_sequencial), page: String(page) } },
    settled(intake),
  );

/** Why rows were refused, by reason. */
export const useFaultGroups = (company: string, intake: Intake) =>
  useIntakeCall(
    company,
    'listIntakeFaults',
    { query: { empresa: company, carga: String(intake.nr_sequencial) } },
    settled(intake),
  );

/** A page of rows that will be written. */
export const useRows = (company: string, intake: Intake, page: number) =>
  useIntakeCall(
    company,
    'listIntakeRows',
    { query: { empresa: company, carga: String(intake.nr_sequencial), page: String(page) } },
    settled(intake),
  );

/** A page of lines that stay when it is undone. */
export const useKept = (company: string, intake: Intake, page: number) =>
  useIntakeCall(
    company,
    'listIntakeKept',
    { query: { empresa: company, carga: String(intake.nr_sequencial), page: String(page) } },
    settled(intake),
  );

/** Why they stay. */
export const useKeptReasons = (company: string, intake: Intake) =>
  useIntakeCall(
    company,
    'listIntakeKeptReasons',
    { query: { empresa: company, carga: String(intake.nr_sequencial) } },
    settled(intake),
  );

/** Names a column may have; none while they are not known. */
export const useChoices = (company: string, kind: IntakeKind, column: string): readonly string[] =>
  useIntakeCall(
    company,
    'listIntakeChoices',
    { query: { empresa: company, tipo: kind, coluna: column } },
    { staleTime: 60_000 },
  ).data ?? [];

/** Starts or resumes writing a checked intake. */
export const useStart = (company: string) => useCommandOver(requestOf(company), 'startIntake');
/** Mends rows; the intake is checked again. */
export const useMend = (company: string) => useCommandOver(requestOf(company), 'mendIntake');
/** Looks at what taking it back would do. */
export const useUndoPreview = (company: string) => useCommandOver(requestOf(company), 'previewIntakeUndo');
/** Undoes it. */
export const useUndo = (company: string) => useCommandOver(requestOf(company), 'undoIntake');
/** Cancels it. */
export const useCancel = (company: string) => useCommandOver(requestOf(company), 'cancelIntake');

/** Sends a file unchanged; asks for the password if required. */
export function useUpload() {
  return useMutation<
    AnswerOf<'uploadIntake'>,
    Error,
    {
      company: string;
      kind: IntakeKind;
      name: string;
      csv: Blob;
      /** Row of the heads, from 1, and place of each column in it. */
      head: { row: number; places: readonly number[] };
    }
  >({
    mutationFn: async ({ company, kind, name, csv, head }) => {
      const query = {
        ...(company !== ownCompany && { empresa: company }),
        tipo: kind,
        arquivo: name,
        cabecalho: String(head.row),
        colunas: head.places.join(','),
      };
      const content = { body: csv, type: 'text/csv' };
      const answer = await (company === ownCompany
        ? officeBody('uploadOwnIntake', content, query)
        : panelBody('uploadIntake', content, query));
      // The server checks its answers against the contract in tests and development.
      return answer.json() as Promise<AnswerOf<'uploadIntake'>>;
    },
    onSuccess: () => refreshAfter('uploadIntake'),
  });
}

/** Hands the refused rows over as a file; the password is asked for where it must be. */
export function useRefusedFile() {
  return useMutation<void, Error, { company: string; id: number; name: string }>({
    mutationFn: async ({ company, id, name }) => {
      const own = company === ownCompany;
      const asked = { ...(!own && { nr_seq_empresa: Number(company) }), nr_sequencial: id };
      const content = { body: JSON.stringify(asked), type: 'application/json' };
      const answer = await (own
        ? officeBody('exportOwnIntakeRefusals', content)
        : panelBody('exportIntakeRefusals', content));
      saveFile(name, await answer.blob());
    },
  });
}
