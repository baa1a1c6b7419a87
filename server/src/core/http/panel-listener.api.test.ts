import { calls, isPanelCall } from '@terminal/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Api, startApi } from '../../../test/api.ts';
import { addressOf } from './address.ts';
import { createPanelListener } from './panel-listener.ts';

const panelListener = createPanelListener();
let api: Api;
let terminal: string;
let panel: string;
beforeAll(async () => {
  api = await startApi({}, undefined, { panelListener });
  terminal = await api.app.listen({ port: 0, host: '127.0.0.1' });
  panel = `http://127.0.0.1:${await panelListener.open(api.app, { port: 0, host: '127.0.0.1' })}`;
});
afterAll(async () => {
  await api.close();
  await panelListener.close();
});

const signIn = { empresa: 'DEMO', matricula: '9001', cpf: '111' };
const post = async (address: string, body: object) => {
  const response = await fetch(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', apikey: api.apiKey },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

it('opens the panel at its own door, and answers there with it', async () => {
  const { status, body } = await post(`${panel}/api/painel/loginPainel`, signIn);
  expect(status).toBe(200);
  const { token } = body['colabPainel'] as { token: string };
  const companies = await fetch(`${panel}/api/painel/getEmpresasPainel`, { headers: { token } });
  expect(companies.status).toBe(200);
  const elsewhere = await fetch(`${terminal}/api/painel/getEmpresasPainel`, { headers: { token } });
  expect(await elsewhere.json()).toEqual({
    mensagem: 'O painel não é atendido neste endereço.',
    codigo: 'PAINEL_EM_OUTRO_ENDERECO',
  });
});

it.each(
  Object.entries(calls)
    .filter(([, call]) => isPanelCall(call))
    .map(([name, call]) => [name, call] as const),
)('%s is not there at the other door', async (_name, call) => {
  const answer = await fetch(
    `${terminal}/api/${addressOf(call).slice('/api/'.length).replaceAll(/:\w+/g, '1')}`,
    {
      method: call.method,
      headers: { apikey: api.apiKey },
    },
  );
  expect(await answer.json()).toMatchObject({ codigo: 'PAINEL_EM_OUTRO_ENDERECO' });
});

it('answers the terminal at both doors', async () => {
  for (const door of [terminal, panel]) expect((await fetch(`${door}/api/saude`)).status).toBe(200);
});
