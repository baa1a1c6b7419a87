import { type Call, type CallName, calls } from '@terminal/contract';
import fc from 'fast-check';
import { z } from 'zod';
import { type Caller, callers, type Ground, knownBy, maySend } from './callers.ts';
import { multipartShape, type Packed } from './multipart.ts';
import { nastyParts, nastyTexts, nastyValue, writeJson } from './nasty.ts';
import { type Spoiling, spoil } from './spoil.ts';
import { type Transport, transport } from './transport.ts';
import { valuesOf } from './values.ts';

/** What the server is to read of a request, as far as it can be told. */
interface Seen {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** One request, ready to be sent but for the token of its sender. */
export interface Shot {
  call: CallName;
  caller: Caller;
  /** What is odd about it. */
  kind: 'valid' | 'spoilt' | 'transport' | 'multipart';
  method: string;
  target: string;
  /** Names and values in turn; a name may come twice. */
  headers: readonly string[];
  body: string | Buffer | undefined;
  /** null: it does not reach the checks, or their result is unknown. */
  seen: Seen | null;
  /** Whatever it says, it may not be done. */
  neverDone: boolean;
}

/** Values before they are written as a request. */
interface Values {
  params: Record<string, unknown>;
  query: Record<string, unknown>;
  body: unknown;
}

/** Requests of one call, valid ones, spoilt ones and oddly sent ones. */
export function shotsOf(name: CallName, ground: Ground): fc.Arbitrary<Shot> {
  const call = calls[name];
  const right = callers.filter((caller) => maySend(caller, call.who));
  const anybody = fc.constantFrom(...callers);
  const caller = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...right) },
    { weight: 1, arbitrary: anybody },
  );
  return caller.chain((sender) => shotsFrom(name, sender, ground));
}

const arbitraries = new Map<string, fc.Arbitrary<Shot>>();

function shotsFrom(name: CallName, caller: Caller, ground: Ground): fc.Arbitrary<Shot> {
  const kept = arbitraries.get(`${name} ${caller}`);
  if (kept !== undefined) return kept;
  const call: Call = calls[name];
  const known = knownBy(ground, name, caller);
  const values = fc.record({
    params: partOf(call.params, known),
    query: partOf(call.query, known),
    body: hasBody(call) ? partOf(call.body, known) : fc.constant(undefined),
  }) as fc.Arbitrary<Values>;
  const digits = ground.actors[caller]?.digits ?? '123';
  const write = (given: Values, kind: Shot['kind']) => written({ name, caller, kind, digits }, given);
  const made = call.files
    ? fc
        .tuple(values, multipartShape)
        .map(([given, packed]) => asMultipart(write(given, 'multipart'), packed))
    : fc.oneof(
        { weight: 4, arbitrary: values.map((given) => write(given, 'valid')) },
        {
          weight: 5,
          arbitrary: fc.tuple(values, spoiling).map(([given, how]) => spoilt(write, call, given, how)),
        },
        {
          weight: 2,
          arbitrary: fc.tuple(values, transport).map(([given, odd]) => oddly(write(given, 'transport'), odd)),
        },
      );
  arbitraries.set(`${name} ${caller}`, made);
  return made;
}

const hasBody = (call: Call): boolean => call.method !== 'GET' && !(call.body instanceof z.ZodUndefined);

function partOf(schema: z.ZodType, known: ReturnType<typeof knownBy>): fc.Arbitrary<unknown> {
  // Constraints JSON Schema cannot express are found by the schema's own check.
  const described = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', cycles: 'ref' });
  return valuesOf(described as Parameters<typeof valuesOf>[0], known);
}

const spoiling = fc.record({
  part: fc.nat(9),
  how: fc.constantFrom<Spoiling['how']>(
    'replace',
    'replace',
    'replace',
    'replace',
    'remove',
    'add',
    'wrap',
    'whole',
  ),
  where: fc.nat(1_000),
  value: nastyValue,
  text: fc.constantFrom<string>(...nastyTexts),
  raw: fc.constantFrom<string>(...nastyParts),
});

type SpoiltHow = typeof spoiling extends fc.Arbitrary<infer T> ? T : never;
type Write = (given: Values, kind: Shot['kind']) => Shot;

/** Spoils one part of the three: the body where there is one, else query or path. */
function spoilt(write: Write, call: Call, given: Values, odd: SpoiltHow): Shot {
  const params = Object.keys(given.params);
  if (hasBody(call) && odd.part < 6) return write({ ...given, body: spoil(given.body, odd) }, 'spoilt');
  const [param] = params.slice(odd.where % Math.max(params.length, 1));
  if (param !== undefined && odd.part % 2 === 0)
    return write({ ...given, params: { ...given.params, [param]: new Written(odd.raw) } }, 'spoilt');
  const query = spoil(given.query, { ...odd, how: odd.how === 'whole' ? 'add' : odd.how, value: odd.text });
  // A spoilt object is an object again, except with `whole`, which is excluded above.
  return write({ ...given, query: query as Values['query'] }, 'spoilt');
}

/** Part of an address that is sent as it stands. */
class Written {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

interface Origin {
  name: CallName;
  caller: Caller;
  kind: Shot['kind'];
  digits: string;
}

function written({ name, caller, kind, digits }: Origin, { params, query, body }: Values): Shot {
  const call: Call = calls[name];
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_whole, param: string) => inPath(params[param]));
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    (Array.isArray(value) ? value : [value]).map((one: unknown) => `${encode(key)}=${encode(String(one))}`),
  );
  const target = `/api/${path}${pairs.length === 0 ? '' : `?${pairs.join('&')}`}`;
  const json = body === undefined ? undefined : writeJson(body);
  return {
    call: name,
    caller,
    kind,
    method: call.method,
    target,
    headers: [
      ...(json === undefined ? [] : ['Content-Type', 'application/json']),
      // The calls that by their documents are a GET take the digits as a header.
      ...(call.byGet || call.method === 'GET' ? ['Cpf', digits] : []),
    ],
    body: json,
    seen: seenOf(target, path, call, json),
    neverDone: !maySend(caller, call.who),
  };
}

const encode = (text: string): string => (text.isWellFormed() ? encodeURIComponent(text) : '%ED%A0%80');
/** An empty part would be another address. */
const inPath = (value: unknown): string =>
  value instanceof Written ? value.text : encode(String(value)) || '%20';

/** Reads a request as the server should; null where it is no request of this call any more. */
function seenOf(target: string, path: string, call: Call, json: string | undefined): Seen | null {
  const [whole = '', search = ''] = target.split('?', 2);
  if (path.includes('?') || search.includes('%ED%A0%80')) return null;
  const pattern = new RegExp(`^/api/${call.path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`);
  const groups = pattern.exec(whole)?.groups ?? {};
  try {
    const params = Object.fromEntries(
      Object.entries(groups).map(([key, part]) => [key, decodeURIComponent(part)]),
    );
    const asked = new URLSearchParams(search);
    const query = Object.fromEntries(
      [...new Set(asked.keys())].map((key) => {
        const all = asked.getAll(key);
        return [key, all.length > 1 ? all : all[0]];
      }),
    );
    return {
      params,
      query,
      body: json === undefined ? undefined : ((JSON.parse(json) as unknown) ?? undefined),
    };
  } catch {
    return null;
  }
}

function oddly(shot: Shot, odd: Transport): Shot {
  const { method = shot.method, headers = [], body } = odd.change(shot);
  const replaced = new Set(
    headers.filter((_text, index) => index % 2 === 0).map((name) => name.toLowerCase()),
  );
  const kept = shot.headers.filter(
    (_text, index) => !replaced.has((shot.headers[index - (index % 2)] ?? '').toLowerCase()),
  );
  return {
    ...shot,
    method,
    headers: [...kept, ...headers],
    body: body ?? shot.body,
    seen: null,
    neverDone: shot.neverDone || (odd.neverDone && (shot.body !== undefined || !odd.aboutBody)),
  };
}

function asMultipart(shot: Shot, packed: Packed): Shot {
  const { body: _json, headers, ...rest } = shot;
  const others = headers.filter((_text, index) => headers[index - (index % 2)] !== 'Content-Type');
  return {
    ...rest,
    headers: [...others, ...(packed.type === null ? [] : ['Content-Type', packed.type])],
    body: packed.body,
    seen: null,
    neverDone: shot.neverDone || packed.neverDone,
  };
}
