import { reasonIn } from '@terminal/contract/run-reasons';
import type { Email } from '../../core/post.ts';
import { momentOn } from './reports.rules.ts';
import { languageOf, wordsOf } from './reports.words.ts';

/** What an e-mail tells of a run. */
export interface ToldRun {
  nome_rotina: string;
  ds_empresa: string;
  ds_fuso: string;
  ds_idioma: string;
  ds_email: string;
  st_execucao: 'S' | 'F';
  dt_record: Date;
  ds_erro: string | null;
  ds_tipo: 'text/html' | 'text/plain' | null;
  ds_resultado: string | null;
  /** A built-in report: its page is ours and may be the e-mail's own. */
  interna: boolean;
}

/** Seconds between tries of an e-mail; after them it is given up. */
const waits = [60, 300, 1_800];

/**
 * Seconds until an e-mail that failed is tried again; null: it is given up.
 * @param tries how often it was tried
 */
export const emailWait = (tries: number): number | null => waits[tries - 1] ?? null;

/** The e-mail about a run: its result in the text; a host's page as an attachment, a built-in report inline. */
export function emailOf(run: ToldRun): Email {
  const language = languageOf(run.ds_idioma);
  const words = wordsOf[language];
  const outcome = run.st_execucao === 'S' ? words.sucesso : words.falha;
  const page = run.ds_tipo === 'text/html' ? run.ds_resultado : null;
  const result = page === null ? (run.ds_resultado ?? '') : words.anexo;
  const lines = [
    `${words.execucao} ${run.nome_rotina}: ${outcome}.`,
    `${words.empresa}: ${run.ds_empresa}`,
    `${words.inicio}: ${momentOn(run.dt_record, run.ds_fuso)}`,
    ...(run.ds_erro === null ? [] : [`${words.motivo}: ${reasonIn(language, run.ds_erro)}`]),
    '',
    result === '' ? words.vazio : result,
  ];
  return {
    to: run.ds_email.split(';').map((address) => address.trim()),
    subject: oneLine(`${run.nome_rotina} – ${run.ds_empresa}: ${outcome}`),
    text: lines.join('\n'),
    ...(page !== null && run.interna ? { html: page } : {}),
    ...(page === null
      ? {}
      : { attachments: [{ filename: 'resultado.html', content: page, contentType: 'text/html' }] }),
  };
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ');
