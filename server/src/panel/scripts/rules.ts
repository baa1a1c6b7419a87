import type { RefusalCode } from '@terminal/contract';
import { firstWord, holdsForbiddenWord, sqlParts } from '@terminal/contract/sql';

/** What a reading statement begins with; the read-only transaction and the role are the guard behind it (G-92). */
const readingWords = ['SELECT', 'WITH', 'VALUES', 'TABLE', 'EXPLAIN', 'SHOW'];
/** What a script on many databases begins with. */
const changingWords = [...readingWords, 'INSERT', 'UPDATE', 'DELETE', 'MERGE'];
/** Command tags accepted before the commit; needed because no privilege prevents a role from changing its own password. */
const changingCommands = new Set(['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'MERGE', 'EXPLAIN', 'SHOW']);

interface ScriptRefusal {
  code: RefusalCode;
  /** What it may begin with. */
  words?: string;
}

/** Why a free script is not run; null: it is. */
export function freeScriptRefusal(script: string): ScriptRefusal | null {
  if (holdsForbiddenWord(script)) return { code: 'PALAVRA_PROIBIDA' };
  return wordRefusal(script, readingWords);
}

/** Why a script is not run on many databases; null: it is. */
export function manyScriptRefusal(script: string): ScriptRefusal | null {
  const swallowing = sqlParts(script).some(({ kind, text }) => kind === 'comment' && text.startsWith('--'));
  if (swallowing) return { code: 'SCRIPT_COM_COMENTARIO' };
  return wordRefusal(script, changingWords);
}

function wordRefusal(script: string, words: string[]): ScriptRefusal | null {
  if (words.includes(firstWord(script))) return null;
  return { code: 'SCRIPT_NAO_CONSULTA', words: words.join(', ') };
}

/** Whether a script on many databases may be committed. @param command null: there were more rows, so it only read */
export const mayStay = (command: string | null): boolean => command === null || changingCommands.has(command);

/** A rehearsal and the run that names it. */
interface Rehearsed {
  rehearsal:
    | {
        script: string;
        baseType: string | null;
        cancelled: boolean;
        /** It ended, not longer ago than it counts. */
        recent: boolean;
        /** A run followed it. */
        used: boolean;
        bases: readonly { db_name: string; st_base: string }[];
      }
    | undefined;
  /** On one line. */
  script: string;
  baseType: string;
  bases: readonly string[];
}

interface RehearsalRefusal {
  code: RefusalCode;
  /** Databases in which the rehearsal failed. */
  failed?: string[];
}

/**
 * Why a writing script does not run after this rehearsal; null: it does. Each of its databases was rehearsed and nothing went
 * wrong there; others of the rehearsal may be left out.
 */
export function rehearsalRefusal({ rehearsal, script, baseType, bases }: Rehearsed): RehearsalRefusal | null {
  const needed = { code: 'ENSAIO_EXIGIDO' } as const;
  if (rehearsal === undefined || rehearsal.cancelled || rehearsal.used || !rehearsal.recent) return needed;
  if (rehearsal.script !== script || rehearsal.baseType !== baseType) return needed;
  const states = new Map(rehearsal.bases.map(({ db_name, st_base }) => [db_name, st_base]));
  if (!bases.every((name) => states.has(name))) return needed;
  const failed = bases.filter((name) => states.get(name) !== 'S');
  return failed.length === 0 ? null : { code: 'ENSAIO_COM_ERRO', failed };
}
