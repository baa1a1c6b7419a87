import { describe, expect, it, test } from 'vitest';
import { emailOf, emailWait, type ToldRun } from './emails.rules.ts';

const run = (change: Partial<ToldRun> = {}): ToldRun => ({
  nome_rotina: 'Preventivas',
  ds_empresa: 'DEMO',
  ds_fuso: 'America/Sao_Paulo',
  ds_idioma: 'pt',
  ds_email: 'frota@demo.com.br',
  st_execucao: 'S',
  dt_record: new Date('2026-11-02T11:05:00Z'),
  ds_erro: null,
  ds_tipo: 'text/plain',
  ds_resultado: '3 linhas',
  interna: false,
  ...change,
});

const page = '<p>3 linhas</p>';
const attachments = [{ filename: 'resultado.html', content: page, contentType: 'text/html' }];

test.each([
  [1, 60],
  [2, 300],
  [3, 1_800],
  [4, null],
  [40, null],
])('an e-mail tried %i times waits %j seconds', (tries, wait) => {
  expect(emailWait(tries)).toBe(wait);
});

describe('the e-mail about a run', () => {
  it('of a company that reads Spanish gives the reason in Spanish', () => {
    const failed = run({ ds_idioma: 'es', st_execucao: 'F', ds_erro: 'o servidor respondeu 500' });
    expect(emailOf(failed).text).toContain('Motivo: el servidor respondió 500');
  });

  it('tells outcome, company and moment on the company’s clock, then what came back', () => {
    expect(emailOf(run())).toEqual({
      to: ['frota@demo.com.br'],
      subject: 'Preventivas – DEMO: concluída',
      text: [
        'Execução da rotina Preventivas: concluída.',
        'Empresa: DEMO',
        'Início: 02/11/2026 08:05',
        '',
        '3 linhas',
      ].join('\n'),
    });
  });

  it.each<[string, Partial<ToldRun>, string]>([
    ['the clock of another zone', { ds_fuso: 'America/Manaus' }, 'Início: 02/11/2026 07:05'],
    ['why it failed', { st_execucao: 'F', ds_erro: 'sem resposta' }, 'Motivo: sem resposta'],
    ['that it failed', { st_execucao: 'F' }, 'Execução da rotina Preventivas: falhou.'],
    ['that nothing came back', { ds_tipo: null, ds_resultado: null }, 'A rotina não devolveu texto.'],
    ['that an empty text came back', { ds_resultado: '' }, 'A rotina não devolveu texto.'],
    [
      'of a page that it is attached',
      { ds_tipo: 'text/html', ds_resultado: page },
      'O resultado está no anexo.',
    ],
    ['Portuguese in an unknown language', { ds_idioma: 'de' }, 'Empresa: DEMO'],
    ['Spanish to who reads it', { ds_idioma: 'es' }, 'Ejecución de la rutina Preventivas: concluida.'],
  ])('tells %s', (_name, change, line) => {
    expect(emailOf(run(change)).text.split('\n')).toContain(line);
  });

  it.each<[string, Partial<ToldRun>, { html: string | undefined; attachments: unknown }]>([
    ['text is in the e-mail alone', {}, { html: undefined, attachments: undefined }],
    [
      'another’s page is attached alone',
      { ds_tipo: 'text/html', ds_resultado: page },
      { html: undefined, attachments },
    ],
    [
      'a page of ours is shown as well',
      { ds_tipo: 'text/html', ds_resultado: page, interna: true },
      { html: page, attachments },
    ],
    ['text of ours is no page', { interna: true }, { html: undefined, attachments: undefined }],
  ])('%s', (_name, change, { html, attachments: attached }) => {
    const email = emailOf(run(change));
    expect([email.html, email.attachments]).toEqual([html, attached]);
  });

  it('goes to every address', () => {
    expect(emailOf(run({ ds_email: 'a@demo.com ; b@demo.com' })).to).toEqual(['a@demo.com', 'b@demo.com']);
  });

  it('keeps its subject on one line, whatever the routine is called', () => {
    expect(emailOf(run({ nome_rotina: 'Diária\r\nBcc: x@y.z' })).subject).toBe(
      'Diária Bcc: x@y.z – DEMO: concluída',
    );
  });
});
