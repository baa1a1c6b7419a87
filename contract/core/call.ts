import { z } from 'zod';
import type { PanelLevel } from './levels.ts';
import type { RefusalCode } from './refusals.ts';
import type { Topic } from './topics.ts';

/**
 * Kinds of people in a branch session (G-17).
 * attendant: technician acting as himself. staff: picks a technician per action. supplier: external workshop.
 */
export type CallerKind = 'attendant' | 'staff' | 'supplier';

/**
 * A panel session with at least this level (levelReaches). `confirmed`: the password was entered in the last ten minutes
 * (G-124).
 */
export interface PanelWho {
  readonly panel: PanelLevel;
  readonly confirmed: boolean;
}

/** A panel session with at least this level. */
export const panel = <const L extends PanelLevel>(level: L) => ({ panel: level, confirmed: false }) as const;
/**
 * A panel session with at least this level whose password was entered in the last ten minutes: for scripts, ending sessions,
 * deleting, revoking, and data that is masked elsewhere (G-124).
 */
export const confirmedPanel = <const L extends PanelLevel>(level: L) =>
  ({ panel: level, confirmed: true }) as const;

/**
 * Who may send a call. `anyone`: neither company nor session (G-02). `company`: ApiKey only.
 * A list of kinds: a branch session of one of them. A level: a panel session; the token of one is not accepted by the other.
 */
export type Who = 'anyone' | 'company' | readonly CallerKind[] | PanelWho;

/** Whether a call is for panel sessions. */
export const isPanelWho = (who: Who): who is PanelWho => typeof who === 'object' && 'panel' in who;

/** Whether a call is for branch sessions. */
export const isCallerList = (who: Who): who is readonly CallerKind[] => Array.isArray(who);

/** Whether a call is the panel's: it is for panel sessions, or opens one. */
export const isPanelCall = ({ who, path }: Pick<Call, 'who' | 'path'>): boolean =>
  isPanelWho(who) || path.startsWith('painel/');

/** All three kinds: what a signed-in person may do. */
export const everyone = ['attendant', 'staff', 'supplier'] as const satisfies readonly CallerKind[];
/** Internal people only. */
export const internal = ['attendant', 'staff'] as const satisfies readonly CallerKind[];
/** Whoever administers the company (G-129). */
export const administrator = { who: internal, needs: ['administra'] } as const;

/**
 * Permissions a person needs in addition to the kind of caller (`permissionsOf` says who has them). planos: keeping
 * maintenance plans, meters and the forecast. conjuntos: keeping the registry of problems (G-100). aprovacao: deciding as an
 * approver (G-37). borracharia: working in the tyre shop (G-26). inventario: counting stock (INV-13). cadastros: keeping kinds of
 * master data. administra: keeping all of them and the company's settings, and saying who may what (G-129).
 */
export const permissions = [
  'planos',
  'conjuntos',
  'aprovacao',
  'borracharia',
  'inventario',
  'cadastros',
  'administra',
] as const;
export type Permission = (typeof permissions)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How the answer travels: JSON, an event stream, plain text, a file, or an HTML page for a sandboxed frame. */
type Wire = 'json' | 'stream' | 'text' | 'file' | 'page';

/**
 * How a terminal stores answers for reading without network: those needed to go on working. Not stored: the panel, personal
 * histories and grades, searches, pictures, links to files (docs/offline.md).
 */
export interface Kept {
  /** Largest number of stored answers; the least recently used are dropped first. */
  readonly most: number;
  /** Its age is not shown, because it changes rarely or is part of every page. */
  readonly around?: true;
}

/**
 * How a terminal stores a command without network and sends it later. Only for workshop commands whose answer nobody needs to
 * continue; commands that depend on the server's answer (takeovers, orders of plans made, stock entered, approvals, the panel) are not
 * stored.
 */
export interface Later {
  /** Takes effect at the moment it was given, sent in the header Feito-Ha, if the server finds that moment plausible. */
  readonly given?: true;
  /** Field of the body that names the acting person, identified by `cpf`; absent here or in the body: the session's person. */
  readonly signer?: string;
  /** Depends on earlier stored commands on the same order. */
  readonly chained?: true;
}

/** One HTTP call, defined once for server, web, tests and the published description. */
export interface Call<
  P extends z.ZodType = z.ZodType,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  A extends z.ZodType = z.ZodType,
  W extends Who = Who,
> {
  readonly method: Method;
  /** Below /api, parameters as `{name}`. */
  readonly path: string;
  readonly summary: string;
  /** Place in the specification or decision it follows. */
  readonly source: string;
  readonly who: W;
  /** Permissions the person needs in addition, all of them; empty: the kind of caller is enough. */
  readonly needs: readonly Permission[];
  /** A command changes something: it takes an Idempotency-Key and runs in one transaction. */
  readonly command: boolean;
  /** Topics the answer depends on: it is requested again when one of them changes. Empty: only its own page requests it again. */
  readonly reads: readonly Topic[];
  /** What a command changes, its events among them (the server compares outside production). */
  readonly changes: readonly Topic[];
  /** How a terminal stores its answers for reading without network; null: not stored. */
  readonly kept: Kept | null;
  /** How a terminal stores the `command` without network and sends it later; null: not stored. */
  readonly later: Later | null;
  /** A `command` whose effect lies outside the company database (logins): no stored replay. */
  readonly unkeyed: boolean;
  /** A `command` the customer's document defines as a GET: without key, the digits in a header (G-15). */
  readonly byGet: boolean;
  /** Answers an ETag from the branch's newest events; unchanged → 304. */
  readonly versioned: boolean;
  /** Sent as multipart/form-data with `files[]` beside the fields of `body` (G-13); 'optional': without a file too. */
  readonly files: boolean | 'optional';
  /** The body is raw bytes (application/octet-stream), at most as many as `body` allows. */
  readonly bytes: boolean;
  /** A call of the panel that is answered even while the user still lacks a required second factor (docs/panel.md). */
  readonly enrolling: boolean;
  readonly wire: Wire;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  readonly refusals: readonly RefusalCode[];
}

type Optional =
  | 'params'
  | 'query'
  | 'body'
  | 'refusals'
  | 'needs'
  | 'command'
  | 'reads'
  | 'changes'
  | 'kept'
  | 'later'
  | 'unkeyed'
  | 'byGet'
  | 'versioned'
  | 'files'
  | 'bytes'
  | 'enrolling'
  | 'wire';

/**
 * Declares a call. Inputs default to an empty object, so an undeclared field is refused.
 * @throws when a GET is declared a command
 */
export function defineCall<
  A extends z.ZodType,
  P extends z.ZodType = z.ZodType<Record<never, never>>,
  Q extends z.ZodType = z.ZodType<Record<never, never>>,
  B extends z.ZodType = z.ZodType<undefined>,
  const W extends Who = Who,
>(
  call: Omit<Call<P, Q, B, A, W>, Optional> & Partial<Pick<Call<P, Q, B, A, W>, Optional>>,
): Call<P, Q, B, A, W> {
  const defined = {
    needs: [],
    command: false,
    reads: [],
    changes: [],
    kept: null,
    later: null,
    unkeyed: false,
    byGet: false,
    versioned: false,
    files: false as boolean | 'optional',
    bytes: false,
    enrolling: false,
    wire: 'json' as const,
    refusals: [],
    params: nothing,
    query: nothing,
    body: noBody,
    ...call,
  };
  if (defined.command && defined.method === 'GET' && !defined.byGet)
    throw new Error(`${call.path}: a GET is not a command`);
  // Safe: a default is used only for an input that was left out, and then its type parameter is the default type too.
  return defined as unknown as Call<P, Q, B, A, W>;
}

const nothing = z.strictObject({});
const noBody = z.undefined();
