/** A counter of failed tries, one row of `tentativa_login` (G-04). */
export interface Counter {
  key: string;
  /** Failures of the last 24 h, newest last. */
  failures: Date[];
  /** Failures since the last success. */
  inARow: number;
  /** Refused until then; 'never' = until cleared. */
  freeAt: Date | 'never' | null;
}

/** Limit of failures within a window of hours. */
interface Limit {
  count: number;
  hours: number;
}

/** What a counter allows. */
interface Allowance {
  limits: Limit[];
  /** From the fourth failure in a row a wait begins and doubles. */
  waits: boolean;
  /** Reaching the day's limit locks for good, until cleared. */
  locks: boolean;
  /** Failures per day from which an alert is raised. */
  alertAt?: number;
  /** For an account already known at a source: the smaller limit that applies while the source's own limit is used up. */
  whenFull?: Limit;
}

/** A counter a try touches. */
export interface CounterRule extends Allowance {
  key: string;
  /** Counts without refusing: the account is known here and has a separate budget. */
  passes?: boolean;
}

/** A try at digits: whose, from where. */
export interface Attempt {
  companyId: number;
  /** I internal, F supplier, P panel, T nobody's: enrolment of a terminal, a badge that tells by itself whose it is. */
  account: 'I' | 'F' | 'P' | 'T';
  code: string;
  /** Enrolled terminal the try comes from; null: unknown. */
  terminalId: number | null;
  address: string;
}

/** Whether a try is let through, with the counters to store and whether to warn; or in how many seconds the next may come. */
export type GuessVerdict =
  | { refused: false; counters: Counter[]; alert: boolean }
  | { refused: true; retryAfterSeconds: number };

const hour = 3_600_000;
const day = 24 * hour;
/** Period in which right digits after wrong ones mean a typing error of the same person. */
const slipTime = 120_000;
const firstWait = 30_000;
const freeFailures = 3;
/** Wait reported when no end is known (G-04). */
const unknownEnd = 3_600;

/** An account at a source it is known at, or at an enrolled terminal. */
const atSource: Allowance = {
  limits: [{ count: 5, hours: 24 }],
  waits: true,
  locks: false,
  whenFull: { count: 2, hours: 24 },
};

/** What each kind of counter allows, by the beginning of its key. */
const allowances = {
  conta: { limits: [{ count: 10, hours: 24 }], waits: true, locks: true },
  'origem-conta': atSource,
  'terminal-conta': atSource,
  origem: {
    limits: [
      { count: 30, hours: 1 },
      { count: 60, hours: 24 },
    ],
    waits: false,
    locks: false,
  },
  terminal: { limits: [{ count: 20, hours: 24 }], waits: false, locks: false, alertAt: 10 },
  empresa: { limits: [{ count: 50, hours: 24 }], waits: false, locks: false },
} as const satisfies Record<string, Allowance>;
type Kind = keyof typeof allowances;

// Keys are made here alone and begin with their kind.
const allowanceOf = (key: string): Allowance => allowances[key.slice(0, key.indexOf(':')) as Kind];

/**
 * The counters an attempt touches. What has no owner has no account counter: anybody could lock a shared one, and its codes are
 * long enough. Where an account is already known at a source, guesses of strangers do not count against the account, and the limit
 * of the source does not apply to it: wrong digits typed by others in the same workshop must not block a technician.
 */
export function countersOf(attempt: Attempt, known = false): CounterRule[] {
  const { companyId, account, terminalId, address } = attempt;
  const network = networkOf(address);
  const owned = account !== 'T';
  const own = owned ? [accountKey(attempt)] : [];
  if (terminalId !== null)
    return [
      ...(owned ? [ruled(terminalAccountKey(terminalId, attempt))] : []),
      ruled(`terminal:${terminalId}`, known),
    ];
  if (known) return [ruled(networkAccountKey(network, attempt)), ruled(`origem:${network}`, true)];
  return [...own, `origem:${network}`, `empresa:${companyId}`].map((key) => ruled(key));
}

const ruled = (key: string, passes = false): CounterRule => ({ ...allowanceOf(key), key, passes });

/** Every counter a try may touch, in the order their rows are locked: whether the account is known is read under the lock. */
export const keysOf = (attempt: Attempt): string[] =>
  [...new Set([false, true].flatMap((known) => countersOf(attempt, known).map(({ key }) => key)))].sort();

/** Source of a try, as stored for successful sign-ins. */
export const sourceOf = ({ terminalId, address }: Pick<Attempt, 'terminalId' | 'address'>): string =>
  terminalId === null ? `rede:${networkOf(address)}` : `terminal:${terminalId}`;

/** How long an account is known where it proved itself, in days. */
export const knownDays = 90;

/** Whether an account is known where it comes from. @param seen when it last proved itself there; null: never */
export const isKnown = (seen: Date | null, now: Date): boolean =>
  seen !== null && now.getTime() - seen.getTime() < knownDays * day;

/** Whether its proof is to be noted: once a day. */
export const isToNote = (seen: Date | null, now: Date): boolean =>
  seen === null || now.getTime() - seen.getTime() > day;

/** Whose digits are guessed. */
export type Account = Pick<Attempt, 'companyId' | 'account' | 'code'>;

/** Key cleared by a success from an enrolled terminal. */
export function accountKey({ companyId, account, code }: Account): string {
  return `conta:${companyId}:${account}:${code}`;
}

/** Key of an account on one enrolled terminal. */
export function terminalAccountKey(terminalId: number, { account, code }: Account): string {
  return `terminal-conta:${terminalId}:${account}:${code}`;
}

/** Key of an account at a network it is known at; between the two parts it begins and ends with stands the network. */
export const networkAccountParts = ({ companyId, account, code }: Account): [string, string] => [
  `origem-conta:${companyId}:${account}:`,
  ` ${code}`,
];
const networkAccountKey = (network: string, account: Account): string =>
  networkAccountParts(account).join(network);

/** An IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':');
  const zeros = plain.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/**
 * Judges one try before its answer is given. A refused try changes nothing, also when the digits are right;
 * a failure is counted everywhere; a success ends the run of failures of its account, and what the account mistyped in the
 * two minutes before was a slip of its owner and counts nowhere.
 * @param matched whether the digits were right
 */
export function judge(rules: CounterRule[], known: Counter[], matched: boolean, now: Date): GuessVerdict {
  const pairs = rules.map((rule) => ({
    rule,
    counter: known.find((c) => c.key === rule.key) ?? fresh(rule.key),
  }));
  const full = pairs.some(({ rule, counter }) => rule.passes && secondsToWait(rule, counter, now) > 0);
  const waits = pairs.map(({ rule, counter }) =>
    rule.passes ? 0 : secondsToWait(full ? tightened(rule) : rule, counter, now),
  );
  const longest = Math.max(...waits);
  if (longest > 0) return { refused: true, retryAfterSeconds: longest };
  if (!matched) {
    const counted = pairs.map(({ rule, counter }) => ({ rule, counter: failed(rule, counter, now) }));
    return {
      refused: false,
      counters: counted.map(({ counter }) => counter),
      alert: counted.some(({ rule, counter }) => counter.failures.length === rule.alertAt),
    };
  }
  const own = pairs.find(({ rule, counter }) => rule.waits && counter.inARow > 0)?.counter;
  if (own === undefined) return { refused: false, alert: false, counters: [] };
  const slips = new Set(own.failures.map(Number).filter((at) => now.getTime() - at < slipTime));
  const others = pairs.filter(
    ({ counter }) => counter !== own && counter.failures.some((at) => slips.has(+at)),
  );
  const without = (counter: Counter) => ({
    ...counter,
    failures: counter.failures.filter((at) => !slips.has(+at)),
  });
  const counters = [
    { ...without(own), inARow: 0, freeAt: null },
    ...others.map(({ counter }) => without(counter)),
  ];
  return { refused: false, alert: false, counters };
}

const tightened = (rule: CounterRule): CounterRule =>
  rule.whenFull === undefined ? rule : { ...rule, limits: [...rule.limits, rule.whenFull] };

function fresh(key: string): Counter {
  return { key, failures: [], inARow: 0, freeAt: null };
}

function secondsToWait(rule: CounterRule, counter: Counter, now: Date): number {
  if (counter.freeAt === 'never') return unknownEnd;
  const wait = counter.freeAt === null ? 0 : (counter.freeAt.getTime() - now.getTime()) / 1_000;
  return Math.max(0, Math.ceil(wait), ...rule.limits.map((limit) => untilBelow(limit, counter, now)));
}

/** Seconds until the window holds fewer failures than the limit; 0 when it does now. */
function untilBelow(limit: Limit, counter: Counter, now: Date): number {
  const inWindow = recent(counter, now, limit.hours);
  const blocking = inWindow.at(-limit.count);
  if (blocking === undefined) return 0;
  return Math.ceil((blocking.getTime() + limit.hours * hour - now.getTime()) / 1_000);
}

function recent(counter: Counter, now: Date, hours: number): Date[] {
  return counter.failures.filter((failure) => now.getTime() - failure.getTime() < hours * hour);
}

function failed(rule: CounterRule, counter: Counter, now: Date): Counter {
  const failures = [...recent(counter, now, 24), now];
  const inARow = counter.inARow + 1;
  const full = rule.limits.some((limit) => limit.hours === 24 && failures.length >= limit.count);
  if (rule.locks && full) return { ...counter, failures, inARow, freeAt: 'never' };
  const wait = rule.waits && inARow > freeFailures ? firstWait * 2 ** (inARow - freeFailures - 1) : 0;
  const freeAt = wait === 0 ? null : new Date(now.getTime() + Math.min(wait, hour));
  return { ...counter, failures, inARow, freeAt };
}

/** A counter that refuses tries now, for the panel. */
export interface Lockout {
  key: string;
  kind: Kind;
  companyId: number | null;
  account: Exclude<Attempt['account'], 'T'> | null;
  code: string | null;
  terminalId: number | null;
  network: string | null;
  /** Failures of the last 24 h. */
  failures: number;
  lastFailure: Date | null;
  /** Null: until released. */
  until: Date | null;
}

const accounts = ['I', 'F', 'P'] as const;

/** The lockout of a counter; undefined: it refuses nothing. */
export function lockoutOf(counter: Counter, now: Date): Lockout | undefined {
  const { key } = counter;
  const rule = { ...allowanceOf(key), key };
  const wait = secondsToWait(rule, counter, now);
  if (wait <= 0) return undefined;
  const parts =
    /^(conta|empresa):(?<company>\d+)(:(?<account>[IFP]):(?<code>.*))?/s.exec(key) ??
    /^origem-conta:(?<company>\d+):(?<account>[IFP]):(?<network>\S+) (?<code>.*)/s.exec(key) ??
    /^terminal(-conta)?:(?<terminal>\d+)(:(?<account>[IFP]):(?<code>.*))?/s.exec(key) ??
    /^origem:(?<network>.*)/s.exec(key);
  const { company, account, code, terminal, network } = parts?.groups ?? {};
  return {
    key,
    // As in allowanceOf.
    kind: key.slice(0, key.indexOf(':')) as Kind,
    companyId: company === undefined ? null : Number(company),
    account: accounts.find((one) => one === account) ?? null,
    code: code ?? null,
    terminalId: terminal === undefined ? null : Number(terminal),
    network: network ?? null,
    failures: recent(counter, now, 24).length,
    lastFailure: counter.failures.at(-1) ?? null,
    until: counter.freeAt === 'never' ? null : new Date(now.getTime() + wait * 1_000),
  };
}
