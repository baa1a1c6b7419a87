import { reasonIn } from '@terminal/contract/run-reasons';
import { type Cell, numberOf, type Report } from './reports.rules.ts';
import { type Language, wordsOf } from './reports.words.ts';

/** Light or dark as the page around says by the fragment of the link (#claro, #escuro), else as the device does. */
const dark = '--ink:#f2f4f7;--soft:#98a2b3;--line:#344054;--ground:#101828;color-scheme:dark';
const style = `
:root{--ink:#101828;--soft:#475467;--line:#d0d5dd;--ground:#fff;color-scheme:light;background:var(--ground)}
:root:target{${dark}}
@media (prefers-color-scheme:dark){:root:not(:has(#claro:target)){${dark}}}
body{margin:0;padding:16px;font:14px/1.45 system-ui,sans-serif;color:var(--ink);background:var(--ground)}
h1{margin:0;font-size:18px}
p{margin:4px 0 12px;color:var(--soft)}
table{border-collapse:collapse;width:100%}
th,td{padding:6px 10px;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th{font-weight:600;white-space:nowrap}
.n{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
pre{margin:0;font:13px/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
.w{overflow-x:auto}
`;

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** A text that is nothing but text inside a page. */
const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign);

const pageOf = (language: Language, title: string, body: string): string =>
  `<!doctype html><html lang="${language === 'es' ? 'es' : 'pt-BR'}" id="escuro"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(title)}</title><style>${style}</style></head><body id="claro">${body}</body></html>`;

/** A report as a page of its own, for a frame and for an e-mail. Whatever it holds is text. */
export function reportPage(report: Report, language: Language): string {
  const words = wordsOf[language];
  const { title, company, moment, rows, total } = report;
  const cut = total > rows.length ? ` · ${words.mais} ${numberOf(rows.length)}` : '';
  const about = escapeHtml(`${company} · ${moment} · ${words.linhas}: ${numberOf(total)}${cut}`);
  const content = rows.length === 0 ? `<p>${escapeHtml(words.nada)}</p>` : tableOf(report);
  return pageOf(language, title, `<h1>${escapeHtml(title)}</h1><p>${about}</p>${content}`);
}

function tableOf({ columns, rows }: Report): string {
  const mark = (index: number) => (columns[index]?.kind === 'number' ? ' class="n"' : '');
  const head = columns
    .map(({ name }, index) => `<th scope="col"${mark(index)}>${escapeHtml(name)}</th>`)
    .join('');
  const cells = (row: Cell[]) =>
    row.map((cell, index) => `<td${mark(index)}>${escapeHtml(textOf(cell))}</td>`).join('');
  const body = rows.map((row) => `<tr>${cells(row)}</tr>`).join('');
  return `<div class="w"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

const textOf = (cell: Cell): string => (typeof cell === 'number' ? numberOf(cell) : (cell ?? '–'));

/** Page of a failed or unfinished run: the reason, and the answer received. */
export function failurePage(
  title: string,
  { running, reason, said }: { running: boolean; reason: string | null; said: string | null },
  language: Language,
): string {
  const words = wordsOf[language];
  const state = running ? words.emExecucao : words.falha;
  const about = [
    `${words.execucao} ${title}: ${state}.`,
    ...(reason === null ? [] : [`${words.motivo}: ${reasonIn(language, reason)}`]),
  ];
  const body = about.map((line) => `<p>${escapeHtml(line)}</p>`).join('');
  return pageOf(language, title, `${body}<pre>${escapeHtml(said ?? '')}</pre>`);
}

/** Plain text as a page. */
export const textPage = (title: string, text: string, language: Language): string =>
  pageOf(language, title, `<pre>${escapeHtml(text)}</pre>`);
