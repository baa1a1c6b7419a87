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
export interface CounterRule {
  key: string;
  limits: Limit[];
  /** From the fourth failure in a row a wait begins and doubles. */
  waits: boolean;
  /** Reaching the day's limit locks for good, until cleared. */
  locks: boolean;
  /** Failures of a day at which somebody should look. */
  alertAt?: number;
}

/** A try at digits: whose, from where. */
export interface Attempt {
  companyId: number;
  /** I internal, F supplier, P panel, T enrolment of a terminal. */
  account: 'I' | 'F' | 'P' | 'T';
  code: string;
  /** Enrolled terminal the try comes from; null: unknown. */
  terminalId: number | null;
  address: string;
}

export type Verdict =
  | { refused: false; counters: Counter[]; alert: boolean }
  | { refused: true; retryAfterSeconds: number };

const hour = 3_600_000;
const firstWait = 30_000;
const freeFailures = 3;
/** Told when no end is known (G-04). */
const unknownEnd = 3_600;

/**
 * The counters a try touches, in the order their rows are locked. Enrolment has no account: a counter all share
 * could be locked by anybody, and its codes are long enough.
 */
export function countersOf(attempt: Attempt): CounterRule[] {
  const { companyId, account, terminalId, address } = attempt;
  const rules: CounterRule[] =
    terminalId === null
      ? [
          ...(account === 'T'
            ? []
            : [{ key: accountKey(attempt), limits: [{ count: 10, hours: 24 }], waits: true, locks: true }]),
          {
            key: `origem:${networkOf(address)}`,
            limits: [
              { count: 30, hours: 1 },
              { count: 60, hours: 24 },
            ],
            waits: false,
            locks: false,
          },
          { key: `empresa:${companyId}`, limits: [{ count: 50, hours: 24 }], waits: false, locks: false },
        ]
      : [
          {
            key: terminalAccountKey(terminalId, attempt),
            limits: [{ count: 5, hours: 24 }],
            waits: true,
            locks: false,
          },
          {
            key: `terminal:${terminalId}`,
            limits: [{ count: 20, hours: 24 }],
            waits: false,
            locks: false,
            alertAt: 10,
          },
        ];
  return rules.sort((a, b) => (a.key < b.key ? -1 : 1));
}

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

/** An IPv4 address, or the /64 network of an IPv6 one. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/, '').replace(/%.*$/, '');
  if (!plain.includes(':')) return plain;
  const [head = '', tail = ''] = plain.split('::');
  const left = head.split(':').filter(Boolean);
  const right = tail.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? Array.from({ length: 8 - left.length - right.length }, () => '0') : [];
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/**
 * Judges one try before its answer is given. A refused try changes nothing, also when the digits are right;
 * a failure is counted everywhere; a success ends the run of failures of its account.
 * @param matched whether the digits were right
 */
export function judge(rules: CounterRule[], known: Counter[], matched: boolean, now: Date): Verdict {
  const pairs = rules.map((rule) => ({
    rule,
    counter: known.find((c) => c.key === rule.key) ?? fresh(rule.key),
  }));
  const waits = pairs.map(({ rule, counter }) => secondsToWait(rule, counter, now));
  const longest = Math.max(...waits);
  if (longest > 0) return { refused: true, retryAfterSeconds: longest };
  if (!matched) {
    const counters = pairs.map(({ rule, counter }) => failed(rule, counter, now));
    const alert = rules.some((rule, n) => counters[n]?.failures.length === rule.alertAt);
    return { refused: false, counters, alert };
  }
  const touched = pairs.filter(({ rule, counter }) => rule.waits && counter.inARow > 0);
  return {
    refused: false,
    alert: false,
    counters: touched.map(({ counter }) => ({ ...counter, inARow: 0, freeAt: null })),
  };
}

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
