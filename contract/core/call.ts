import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { PanelLevel } from './levels.ts';
import type { Topic } from './topics.ts';

/**
 * Kinds of people in a branch session (G-17).
 * attendant: technician acting as himself. staff: picks a technician per action. supplier: external workshop.
 */
export type CallerKind = 'attendant' | 'staff' | 'supplier';

/** A panel session whose level reaches this one (levelReaches). `confirmed`: its password was given in the last ten minutes (G-124). */
export interface PanelWho {
  readonly panel: PanelLevel;
  readonly confirmed: boolean;
}

/** A panel session whose level reaches this one. */
export const panel = <const L extends PanelLevel>(level: L) => ({ panel: level, confirmed: false }) as const;
/** The same, with the password given in the last ten minutes: scripts, ending, deleting, revoking, what is masked elsewhere (G-124). */
export const confirmedPanel = <const L extends PanelLevel>(level: L) =>
  ({ panel: level, confirmed: true }) as const;

/**
 * Who may send a call. `anyone`: neither company nor session (G-02). `company`: ApiKey only.
 * A list of kinds: a branch session of one of them. A level: a panel session; neither token serves for the other.
 */
export type Who = 'anyone' | 'company' | readonly CallerKind[] | PanelWho;

/** Whether a call is for panel sessions. */
export const isPanelWho = (who: Who): who is PanelWho => typeof who === 'object' && 'panel' in who;

/** Whether a call is the panel's: it is for panel sessions, or opens one. */
export const isPanelCall = ({ who, path }: Pick<Call, 'who' | 'path'>): boolean =>
  isPanelWho(who) || path.startsWith('painel/');

/** All three kinds: what a signed-in person may do. */
export const everyone = ['attendant', 'staff', 'supplier'] as const satisfies readonly CallerKind[];
/** Internal people only. */
export const internal = ['attendant', 'staff'] as const satisfies readonly CallerKind[];

/**
 * What a person must have been granted beside his kind. planos: keeping maintenance plans, meters and the forecast
 * (`g_clifor.st_planos`). conjuntos: keeping the registry of problems (`g_clifor.st_conjunto`, G-100). aprovacao: deciding as
 * an approver (`g_clifor.st_aprovador`, G-37). Not taken away: borracharia, working in the tyre shop
 * (`g_clifor.st_borracharia`, G-26), and inventario, counting stock (`g_clifor.st_inventario`, INV-13).
 */
export type Permission = 'planos' | 'conjuntos' | 'aprovacao' | 'borracharia' | 'inventario';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** How the answer travels: JSON, an event stream, plain text, a file, or an HTML page for a sandboxed frame. */
export type Wire = 'json' | 'stream' | 'text' | 'file' | 'page';

/**
 * How answers are kept: what the floor reads to go on working. Nothing of the panel, of people's histories and marks, of
 * searches; no pictures, no links to files (docs/offline.md).
 */
export interface Kept {
  /** So many of them, those used last. */
  readonly most: number;
  /** Changes rarely, or stands around every page: how old it is need not be said. */
  readonly around?: true;
}

/**
 * How a command is kept: those of the floor, whose effect nobody waits for to go on. What needs the server's answer to be
 * decided (taking over, plans, stock, approvals, the panel) is not kept.
 */
export interface Later {
  /** It counts from when it was given, told in the header Feito-Ha, as far as the server believes it. */
  readonly given?: true;
  /** Field of the body that names who acts and proves it with `cpf`; absent here or in the body: the session itself acts. */
  readonly actor?: string;
  /** Builds on what was sent of the same order before. */
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
  /** Permissions the person needs as well, each of them; none: the kind is enough. */
  readonly needs: readonly Permission[];
  /** A command changes something: it takes an Idempotency-Key and runs in one transaction. */
  readonly command: boolean;
  /** What its answer was read from: it is asked for again when one of them changes. None: by its own page alone. */
  readonly reads: readonly Topic[];
  /** What a command changes, its events among them (the server compares outside production). */
  readonly changes: readonly Topic[];
  /** How a terminal keeps its answers to read them without network; null: not at all. */
  readonly kept: Kept | null;
  /** How a terminal keeps the `command` without network and sends it later; null: not at all. */
  readonly later: Later | null;
  /** A `command` whose effect lies outside the company database (logins): no stored replay. */
  readonly unkeyed: boolean;
  /** A `command` that by its document is a GET: without key, its digits in a header (G-15). */
  readonly byGet: boolean;
  /** Answers an ETag from the branch's newest events; unchanged → 304. */
  readonly versioned: boolean;
  /** Sent as multipart/form-data with `files[]` beside the fields of `body` (G-13). */
  readonly files: boolean;
  /** Its body is bytes as they are (application/octet-stream), as many as `body` takes. */
  readonly bytes: boolean;
  /** A call of the panel that is answered too while its user lacks the second factor he needs (docs/panel.md). */
  readonly enrolling: boolean;
  readonly wire: Wire;
  readonly params: P;
  readonly query: Q;
  readonly body: B;
  readonly answer: A;
  readonly errors: readonly ErrorCode[];
}

type Optional =
  | 'params'
  | 'query'
  | 'body'
  | 'errors'
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
 * Declares a call. Inputs default to "nothing allowed", so an undeclared field is refused.
 * @throws when path parameters and `params` differ, or a GET is declared a command.
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
    files: false,
    bytes: false,
    enrolling: false,
    wire: 'json' as const,
    errors: [],
    params: nothing,
    query: nothing,
    body: noBody,
    ...call,
  };
  if (defined.command && defined.method === 'GET' && !defined.byGet)
    throw new Error(`${call.path}: a GET is not a command`);
  // The defaults stand in only for inputs the caller left out, whose type parameters then are the defaults too.
  return defined as unknown as Call<P, Q, B, A, W>;
}

const nothing = z.strictObject({});
const noBody = z.undefined();
