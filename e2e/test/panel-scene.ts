import { type OpenSession, openSession } from '../../server/test/sessions.ts';
import { panelUsers } from './people.ts';
import type { World } from './world.ts';

/** Creates a trail line, a word that replaces no text, and terminals in each state. */
export async function fillPanel({ api }: World): Promise<void> {
  await api.signInPanel(panelUsers.admin.number, panelUsers.admin.digits);
  await api.control(
    `with p as (insert into palavra (name) values ('UMA PALAVRA BEM COMPRIDA DE UM TEXTO DA TELA') returning nr_sequencial)
     insert into lang_system select nr_sequencial, 'es', 'UNA PALABRA BASTANTE LARGA DE UN TEXTO' from p`,
  );
  await api.control(
    `insert into terminal (nr_seq_empresa, nr_seq_filial, ds_terminal, hs_codigo, dt_expira_codigo, hs_credencial, dt_ativacao, dt_revogado)
     values (1, 1, 'BOX 1', null, null, sha256('1'), now(), null), (1, null, 'BOX 2', 'x', now() + interval '1 hour', null, null, null),
            (1, 1, 'BOX 3', 'y', now(), null, null, null), (1, 1, 'BOX 4', null, null, sha256('4'), now(), now())`,
  );
}

/** One session that waits for another, for the monitor. @returns both, to be ended */
export async function openQueue({ api }: World): Promise<OpenSession[]> {
  const [first, second] = await Promise.all([openSession(api), openSession(api)]);
  await first.client.query('begin');
  await first.client.query('update parametro set qt_anexos = qt_anexos');
  second.client.query('update parametro set qt_anexos = qt_anexos').catch(() => undefined);
  return [first, second];
}
