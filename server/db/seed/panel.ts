import { createHash, randomBytes } from 'node:crypto';
import type pg from 'pg';

/**
 * Words laid over the built-in Spanish; element and translation. Whole texts: a word of the trade, replaced where it stands
 * alone, would be called two things.
 */
const words = [
  ['NENHUM RESULTADO ENCONTRADO', 'SIN RESULTADOS'],
  ['CARREGANDO...', 'UN MOMENTO...'],
  ['ACESSO RÁPIDO', 'ENTRADA RÁPIDA'],
  ['SAIR', 'CERRAR SESIÓN'],
] as const;

/** Terminals of the first company: name, branch, state as the list shows it, and hours since its last use. */
const terminals = [
  { name: 'BOX 1', branch: 1, state: 'A', hours: 0 },
  { name: 'BOX 2', branch: 1, state: 'A', hours: 2 },
  { name: 'LIDERANÇA', branch: 1, state: 'A', hours: 19 },
  { name: 'BORRACHARIA', branch: 2, state: 'P', hours: 0 },
  { name: 'FORNECEDORES', branch: null, state: 'A', hours: 80 },
  { name: 'BALCÃO', branch: 1, state: 'R', hours: 700 },
] as const;

/** What an administrator did lately: action, detail, hours ago. */
const acts = [
  ['sessao.iniciada', null, 30],
  ['terminal.criado', 'BORRACHARIA', 29],
  ['palavra.criada', 'SAIR · pt:  · es: CERRAR SESIÓN', 28],
  ['sessao.encerrada', null, 27],
] as const;

/** Hash of an unknown credential: the demonstration's terminals cannot be used for sign-in. */
const anyHash = () => createHash('sha256').update(randomBytes(32)).digest();

/** Words, terminals and a trail for a demonstration that has none yet. @param companyKey of the company with terminals */
export async function insertPanelSample(client: pg.Client, companyKey: string, now: Date): Promise<void> {
  const { rowCount } = await client.query('select 1 from terminal union all select 1 from palavra limit 1');
  if (rowCount !== 0) return;
  for (const [element, translation] of words)
    await client.query(
      `with p as (insert into palavra (name, dt_alteracao) values ($1, $3) returning nr_sequencial)
       insert into lang_system (nr_seq_palavra, cd_idioma, translate) select nr_sequencial, 'es', $2 from p`,
      [element, translation, now],
    );
  for (const { name, branch, state, hours } of terminals)
    await client.query(
      `insert into terminal (nr_seq_empresa, nr_seq_filial, ds_terminal, nr_seq_usuario, dt_criacao,
                             hs_codigo, dt_expira_codigo, hs_credencial, dt_ativacao, dt_ultimo_uso, dt_revogado)
       select nr_sequencial, $2, $3, 1, $5::timestamptz - interval '90 days',
              case when $4 = 'P' then $6::bytea end, case when $4 = 'P' then $5::timestamptz + interval '15 minutes' end,
              case when $4 <> 'P' then $6::bytea end, case when $4 <> 'P' then $5::timestamptz - interval '90 days' end,
              case when $4 <> 'P' then $5::timestamptz - make_interval(hours => $7) end,
              case when $4 = 'R' then $5::timestamptz - make_interval(hours => $7) end
         from empresa where cd_apikey = $1`,
      [companyKey, branch, name, state, now, anyHash(), hours],
    );
  for (const [action, detail, hours] of acts)
    await client.query(
      `insert into auditoria (dt_evento, nr_seq_usuario, ds_ip, ds_acao, ds_detalhe, st_resultado)
       values ($1::timestamptz - make_interval(hours => $4), 1, '127.0.0.1', $2, $3, 'S')`,
      [now, action, detail, hours],
    );
}
