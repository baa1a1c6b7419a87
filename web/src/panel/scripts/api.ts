import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { AnswerOf, InputOf } from '@terminal/contract';
import { useEffect } from 'react';
import { CallError } from '../../core/api/errors.ts';
import { callKey } from '../../core/api/hooks.ts';
import { randomKey } from '../../core/api/random-key.ts';
import { panelRequest } from '../../core/panel/client.ts';
import { usePanelCall } from '../../core/panel/hooks.ts';

/** Type of the databases: terminals, internal, copies, management. */
export type SystemType = InputOf<'selectBases'>['body']['tp_base'];
/** All of them, in the order of their choice. */
export const systemTypes: readonly SystemType[] = ['T', 'I', 'C', 'G'];

/** What a free script brought. */
export type FreeResult = AnswerOf<'executeScript'>;
/** Progress and rows of a run on many databases. */
export type ScriptRun = AnswerOf<'getScriptRun'>;
/** What a rehearsal says it would do. */
export type Rehearsal = AnswerOf<'rehearseScript'>;
/** A run of the history. */
export type PastRun = AnswerOf<'listScriptRuns'>['data'][number];

/** Databases of a type. */
export const useBases = (tp_base: SystemType) => usePanelCall('selectBases', { body: { tp_base } });

/** A script may take its time, and on many databases they queue. */
const longestFree = 30_000;
const longestMany = 1_800_000;

/** Ends a script by the key of its press; one that has ended meanwhile is no failure. */
export async function cancel(execucao: string): Promise<void> {
  try {
    await panelRequest('cancelScript', { body: { execucao } });
  } catch (error) {
    if (!(error instanceof CallError) || error.codigo !== 'NAO_ENCONTRADO') throw error;
  }
}

type FreeAsked = InputOf<'executeScript'>['body'] & { execucao: string };

/** Runs a reading script on one database, or has it explained; it can be cancelled. */
export function useFreeScript() {
  const sent = useMutation<FreeResult, CallError, FreeAsked>({
    mutationFn: (body) => panelRequest('executeScript', { body }, { timeoutMs: longestFree }),
  });
  return {
    ...sent,
    run: (script: string, database: string, { explain = false } = {}) =>
      sent.mutate({
        script,
        db_name: database,
        execucao: randomKey(),
        ...(explain && { explicar: 'S' as const }),
      }),
    cancel: () => (sent.variables === undefined ? Promise.resolve() : cancel(sent.variables.execucao)),
  };
}

/** A script for many databases. */
export interface ManyAsked {
  script: string;
  bases: string[];
  tp_base: SystemType;
  /** Key of the press. */
  execucao: string;
  /** Key of the rehearsal a writing one follows. */
  ensaio?: string;
}

/** Rehearses a script on many databases: nothing it does stays. */
export const useRehearsal = () =>
  useMutation<Rehearsal, CallError, ManyAsked>({
    mutationFn: (body) => panelRequest('rehearseScript', { body }, { timeoutMs: longestMany }),
  });

/** Runs a script on many databases under a key, by which its progress is followed and it is cancelled. */
export function useManyScript() {
  const client = useQueryClient();
  const sent = useMutation<AnswerOf<'submitScript'>, CallError, ManyAsked>({
    mutationFn: (body) => panelRequest('submitScript', { body }, { timeoutMs: longestMany }),
    onSettled: (_answer, _error, { execucao }) =>
      Promise.all([
        client.invalidateQueries({ queryKey: ['listScriptRuns'] }),
        client.invalidateQueries({ queryKey: callKey('getScriptRun', { query: { execucao, dados: 'N' } }) }),
      ]),
  });
  return sent;
}

/** Time between two looks at a run under way, in ms. */
const everySecond = 1_000;

/** How far a run is, looked at each second while it runs. */
export const useRunProgress = (execucao: string, running: boolean) =>
  usePanelCall(
    'getScriptRun',
    { query: { execucao, dados: 'N' } },
    { staleTime: 0, refetchInterval: running ? everySecond : false },
  );

/** A run that has ended, with what its databases brought. */
export const useRunResults = (execucao: string, ended: boolean) =>
  usePanelCall('getScriptRun', { query: { execucao, dados: 'S' } }, { enabled: ended, staleTime: Infinity });

/** Refreshes the history when the viewed run has ended. */
export function useHistoryRefreshed(): void {
  const client = useQueryClient();
  useEffect(() => void client.invalidateQueries({ queryKey: ['listScriptRuns'] }), [client]);
}

/** The user's own runs, newest first. */
export const useRuns = (page: number) =>
  usePanelCall(
    'listScriptRuns',
    { query: { page: String(page), per_page: '5' } },
    { keepPrevious: true, staleTime: 0 },
  );
