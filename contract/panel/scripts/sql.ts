/**
 * A piece of SQL. code: what PostgreSQL reads as words; quoted: string literals and quoted identifiers; comment: both
 * kinds. An unterminated piece extends to the end.
 */
export interface SqlPart {
  kind: 'code' | 'quoted' | 'comment';
  text: string;
}

/** Words a reading script must not contain, in either case, also as part of a word (doc 3 §5, TABLES-07). */
const forbiddenWords = ['DELETE', 'DROP', 'UPDATE'] as const;

/** Whether a script contains one of the forbidden words, even in a comment or literal. */
export const holdsForbiddenWord = (sql: string): boolean =>
  forbiddenWords.some((word) => sql.toUpperCase().includes(word));

/** Cuts SQL into pieces the way PostgreSQL does: '', E'', $tag$, "", -- and nested comments. */
export function sqlParts(sql: string): SqlPart[] {
  const parts: SqlPart[] = [];
  let from = 0;
  const add = (kind: SqlPart['kind'], to: number) => {
    if (to > from) parts.push({ kind, text: sql.slice(from, to) });
    from = to;
  };
  for (let at = 0; at < sql.length; ) {
    const special = specialAt(sql, at);
    if (special === null) {
      at += 1;
      continue;
    }
    add('code', at);
    add(special.kind, special.end);
    at = special.end;
  }
  add('code', sql.length);
  return parts;
}

/** The script with everything upper-cased but literals, quoted identifiers and comments (TABLES-08, G-92). */
export const upperCased = (sql: string): string =>
  sqlParts(sql)
    .map(({ kind, text }) => (kind === 'code' ? text.toUpperCase() : text))
    .join('');

/** First word of a statement, upper case, comments and opening brackets before it left out; '' when there is none. */
export const firstWord = (sql: string): string =>
  /^[\s(]*([a-z]+)/i.exec(codeOf(sql))?.[1]?.toUpperCase() ?? '';

/**
 * Whether a script for many databases changes rows, judged by its keywords; such a script must be rehearsed first. One that
 * changes rows without such a keyword fails, because scripts considered reading run in a read-only transaction.
 */
export const changesRows = (sql: string): boolean =>
  /(?<![\w$])(?:insert|update|delete|merge)(?![\w$])/i.test(codeOf(sql));

/** The script on one line: breaks become blanks (MULTISQL-03, G-93). */
export const onOneLine = (script: string): string => script.replace(/\r\n|\r|\n/g, ' ');

/** The SQL with literals emptied and comments replaced by a blank. */
const codeOf = (sql: string): string =>
  sqlParts(sql)
    .map(({ kind, text }) => (kind === 'code' ? text : kind === 'quoted' ? "''" : ' '))
    .join('');

interface Special {
  kind: 'quoted' | 'comment';
  end: number;
}

function specialAt(sql: string, at: number): Special | null {
  const rest = sql.slice(at, at + 2);
  if (rest === '--') return { kind: 'comment', end: endOr(sql, sql.indexOf('\n', at)) };
  if (rest === '/*') return { kind: 'comment', end: endOfComment(sql, at) };
  if (rest.startsWith('"')) return { kind: 'quoted', end: endOfQuoted(sql, at, '"', false) };
  if (rest.startsWith("'")) return { kind: 'quoted', end: endOfQuoted(sql, at, "'", escapes(sql, at)) };
  return rest.startsWith('$') ? dollarAt(sql, at) : null;
}

const endOr = (sql: string, found: number) => (found < 0 ? sql.length : found);

/** Whether a literal is E'…': only then does a backslash hide the quote after it. */
const escapes = (sql: string, at: number) => /e/i.test(sql[at - 1] ?? '') && !isWordCharacter(sql[at - 2]);

const isWordCharacter = (character: string | undefined) => /[\w$\u0080-\uffff]/.test(character ?? '');

function endOfQuoted(sql: string, start: number, quote: string, backslashes: boolean): number {
  for (let at = start + 1; at < sql.length; at += 1) {
    if (backslashes && sql[at] === '\\') at += 1;
    else if (sql[at] === quote) {
      if (sql[at + 1] !== quote) return at + 1;
      at += 1;
    }
  }
  return sql.length;
}

function endOfComment(sql: string, start: number): number {
  let depth = 0;
  for (let at = start; at < sql.length; at += 1) {
    const two = sql.slice(at, at + 2);
    if (two === '/*') depth += 1;
    else if (two === '*/') depth -= 1;
    else continue;
    at += 1;
    if (depth === 0) return at + 1;
  }
  return sql.length;
}

/** $$…$$ or $tag$…$tag$; a dollar inside a word or of a parameter ($1) opens nothing. */
function dollarAt(sql: string, at: number): Special | null {
  if (isWordCharacter(sql[at - 1])) return null;
  const [tag] = /^\$([a-z_\u0080-\uffff][\w\u0080-\uffff]*)?\$/i.exec(sql.slice(at)) ?? [];
  if (tag === undefined) return null;
  const end = sql.indexOf(tag, at + tag.length);
  return { kind: 'quoted', end: end < 0 ? sql.length : end + tag.length };
}
