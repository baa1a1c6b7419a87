import { afterEach } from 'vitest';
import { type Api, type Signed, startApi } from './api.ts';

interface Message {
  st_envio: string;
  qt_tentativas: number;
  nr_protocolo: string | null;
  ds_erro: string | null;
  nr_tipo: number | null;
  js_retorno: Record<string, unknown> | null;
  espera: number;
}

const opened: { close(): Promise<unknown> }[] = [];

/** Keeps something open until the test has ended. */
export const keep = <T extends { close(): Promise<unknown> }>(thing: T): T => {
  opened.push(thing);
  return thing;
};
afterEach(async () => {
  for (const thing of opened.splice(0).toReversed()) await thing.close();
});

/** A separate server for the test, without running work. @param env further environment variables */
export async function open(env: Record<string, string> = {}): Promise<{ api: Api; joao: Signed }> {
  const api = keep(await startApi(env));
  await api.sql(
    "update execucao set dt_final = greatest(now(), dt_inicio), tp_fim = 'F' where dt_final is null",
  );
  return { api, joao: await api.signIn('1001', '123') };
}

/** Messages of an order to outside services; `espera` seconds until the next try. */
export const rows = (api: Api, order: number): Promise<Message[]> =>
  api.sql<Message>(
    `select st_envio, qt_tentativas, nr_protocolo, ds_erro, nr_tipo, js_retorno,
            round(extract(epoch from dt_proxima - now()))::int as espera
       from integracao where nr_seq_os = $1 order by nr_sequencial`,
    [order],
  );
