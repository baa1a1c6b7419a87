import { writeFileSync } from 'node:fs';
import { z } from 'zod';
import { callAreas } from './areas.ts';
import { type Call, isCallerList, isPanelWho } from './core/call.ts';
import { topics } from './core/topics.ts';
import { ownPinCalls } from './identity/calls.ts';
import { calls, refusals } from './index.ts';
import { forecastCalls } from './plans/forecast/calls.ts';
import { planKeepingCalls } from './plans/keeping/calls.ts';
import { planPlaceCalls } from './plans/keeping/places.ts';
import { tyreLifeCalls } from './tyres/life/calls.ts';
import { tyreSettingsCalls } from './tyres/life/settings.ts';

type GeneratedFile =
  | 'wire.gen.ts'
  | 'wire-office.gen.ts'
  | 'wire-panel.gen.ts'
  | 'topics.gen.ts'
  | 'kept.gen.ts'
  | 'later.gen.ts'
  | 'limits.gen.ts'
  | 'rights.gen.ts'
  | 'spanish-refusals.gen.ts';

/**
 * Contents of the generated files: what the browser needs to send a call, without schemas; separate files for the calls of the
 * office and of the panel, for topics, and for refusals in Spanish.
 */
export function renderWire(): Record<GeneratedFile, string> {
  const asked = Object.entries(calls).filter(([name, call]) => !(name in callAreas.panel) && isAsked(call));
  return {
    'wire.gen.ts': render(
      'wire',
      'Every call of the terminal',
      asked.filter((one) => !isOffice(one)),
    ),
    'wire-office.gen.ts': render(
      'officeWire',
      'Every call of who keeps master data or administers the company, and of pages of the office',
      asked.filter(isOffice),
    ),
    'wire-panel.gen.ts': render('panelWire', 'Every call of the panel', Object.entries(callAreas.panel)),
    'topics.gen.ts': renderTopics(),
    'kept.gen.ts': renderFlag('kept', 'How the answers of calls are kept to be read without network.'),
    'later.gen.ts': renderFlag('later', 'How commands are kept without network and sent later.'),
    'limits.gen.ts': renderLimits(),
    'rights.gen.ts': renderRights(),
    'spanish-refusals.gen.ts': renderSpanish(),
  };
}

/** Whether the browser asks a call by its name; a file is opened by its link, and of two ways to send a command one is enough. */
const isAsked = ({ wire, byGet, method }: Call): boolean =>
  !byGet && wire !== 'text' && (wire !== 'file' || method === 'POST');

/** What the office brings, plans, keeps and sees of tyres, and the own PIN: of pages that are not opened for work. */
const ofOffice = {
  ...callAreas.imports,
  ...callAreas.registry,
  ...tyreLifeCalls,
  ...tyreSettingsCalls,
  ...planKeepingCalls,
  ...planPlaceCalls,
  ...forecastCalls,
  ...ownPinCalls,
};

/** Whether it is sent by who keeps master data or administers the company, or from a page of the office: work does not load it. */
const isOffice = ([name, { needs }]: [string, Pick<Call, 'needs'>]): boolean =>
  needs.includes('administra') || needs.includes('cadastros') || name in ofOffice;

const generated = '// Generated from the contract by `npm run contract:wire`. Do not edit.';

const list = (names: readonly string[]) => `[${names.map((name) => `'${name}'`).join(', ')}]`;

/** Renders one property of calls, for the calls that have it. */
function renderFlag(flag: 'kept' | 'later', about: string): string {
  const rows = Object.entries<Call>(calls).flatMap(([name, call]) => {
    const said = call[flag];
    return said === null ? [] : [`  ${name}: ${JSON.stringify(said)},`];
  });
  return [generated, '', `/** ${about} */`, `export const ${flag} = {`, ...rows, '} as const;', ''].join(
    '\n',
  );
}

/** One constant per call for sessions, so that a page loads only those it uses. */
function renderRights(): string {
  const rows = Object.entries<Call>(calls).flatMap(([name, { who, needs }]) => {
    const rights = isPanelWho(who)
      ? `{ level: '${who.panel}' }`
      : isCallerList(who) && `{ who: ${list(who)}, needs: ${list(needs)} }`;
    return rights === false ? [] : [`export const ${name} = ${rights} as const;`];
  });
  const about =
    'What a session needs to send a call: kind and permissions of its person, or its panel level.';
  return [generated, '', `// ${about}`, '', ...rows, ''].join('\n');
}

/** Refusals in Spanish alone: their Portuguese text travels with the answer. */
function renderSpanish(): string {
  const rows = Object.entries(refusals).map(([code, { es }]) => `  ${code}: ${JSON.stringify(es)},`);
  const about = '/** Every refusal of the server in Spanish; `{names}` stand for values. */';
  return [generated, '', about, 'export const spanishRefusals = {', ...rows, '} as const;', ''].join('\n');
}

/** The keywords of a JSON Schema that limit typed input. */
interface Limited {
  maxLength?: number;
  maximum?: number;
  anyOf?: Limited[];
  oneOf?: Limited[];
  properties?: Record<string, Limited>;
  items?: Limited;
}

/** Largest maximum that limits what people type; greater ones are limits of database types and are skipped. */
const typedMost = 100_000_000;

function limitOf({ maxLength, maximum, anyOf = [] }: Limited): number | undefined {
  const most = maximum !== undefined && maximum < typedMost ? maximum : undefined;
  return maxLength ?? most ?? anyOf.map(limitOf).find((limit) => limit !== undefined);
}

/** Limits of the fields of an input, nested ones included. */
function limitsIn({
  properties = {},
  items = {},
  anyOf = [],
  oneOf = [],
}: Limited): [field: string, limit: number][] {
  const own = Object.entries(properties).flatMap(([field, part]): [string, number][] => {
    const limit = limitOf(part);
    return limit === undefined ? limitsIn(part) : [[field, limit]];
  });
  return [
    ...own,
    ...[items, ...anyOf, ...oneOf].filter((part) => Object.keys(part).length > 0).flatMap(limitsIn),
  ];
}

/** Limits of the fields of a call's input. */
const limitsOf = ({ query, body }: Call): Map<string, number> =>
  new Map(
    [query, body].flatMap((part) =>
      // zod's type of a JSON Schema is wider than the part read here.
      limitsIn(z.toJSONSchema(part, { io: 'input', unrepresentable: 'any' }) as Limited),
    ),
  );

/** One constant per call with limits, so that a page loads only those it uses. */
function renderLimits(): string {
  const rows = Object.entries<Call>(calls).flatMap(([name, call]) => {
    const fields = [...limitsOf(call)].map(([field, limit]) => `${field}: ${limit}`);
    return fields.length === 0 ? [] : [`export const ${name} = { ${fields.join(', ')} } as const;`];
  });
  const about = 'Most letters of a text, greatest value of a number, by call and field of its input.';
  return [generated, '', `// ${about}`, '', ...rows, ''].join('\n');
}

function renderTopics(): string {
  const all = Object.entries(calls);
  const readers = topics.map((topic) => {
    const names = all.flatMap(([name, { reads }]) => (reads.includes(topic) ? [name] : []));
    return `  ${topic}: ${list(names)},`;
  });
  const changes = all.flatMap(([name, call]) =>
    call.changes.length > 0 ? [`  ${name}: ${list(call.changes)},`] : [],
  );
  return [
    generated,
    '',
    '/** The calls whose answers are read from each topic. */',
    'export const readers = {',
    ...readers,
    '} as const;',
    '',
    '/** The topics each command changes. */',
    'export const changes = {',
    ...changes,
    '} as const;',
    '',
  ].join('\n');
}

function render(
  constant: string,
  what: string,
  named: [string, (typeof calls)[keyof typeof calls]][],
): string {
  const rows = named.map(([name, call]) => {
    const keyed = call.command && !call.unkeyed && !call.byGet;
    const parts = [
      // The browser loads this before anything else: what most of its kind have is left out.
      ...(call.method === (keyed ? 'POST' : 'GET') ? [] : [`method: '${call.method}'`]),
      `path: '${call.path}'`,
      ...(keyed ? ['command: true'] : []),
      ...(call.versioned ? ['versioned: true'] : []),
    ];
    return `  ${name}: { ${parts.join(', ')} },`;
  });
  return [
    generated,
    '',
    `/** ${what} by name: how it is sent, where no method stands a command by POST, another by GET. \`command\`: takes an Idempotency-Key. \`versioned\`: answers an ETag. */`,
    `export const ${constant} = {`,
    ...rows,
    '} as const;',
    '',
  ].join('\n');
}

if (import.meta.main) {
  for (const [name, content] of Object.entries(renderWire()))
    writeFileSync(new URL(`./${name}`, import.meta.url), content);
}
