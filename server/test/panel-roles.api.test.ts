import {
  type CallName,
  calls,
  isPanelWho,
  levelReaches,
  type PanelLevel,
  panelLevels,
} from '@terminal/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type SignedToPanel, startApi } from './api.ts';

let api: Api;
const users: Partial<Record<PanelLevel, SignedToPanel>> = {};
let technician: { token: string };

beforeAll(async () => {
  api = await startApi();
  users.L = await api.signInPanel('9002', '222');
  users.E = await api.signInPanel('9003', '333');
  users.A = await api.signInPanel('9001', '111');
  users.U = await api.signInPanel('9004', '444');
  technician = await api.signIn('1001', '123');
});
afterAll(() => api.close());

const names = (Object.keys(calls) as CallName[]).filter(
  (name) => isPanelWho(calls[name].who) && name !== 'panelLogout',
);
const levelOf = (name: CallName): PanelLevel => {
  const { who } = calls[name];
  if (!isPanelWho(who)) throw new Error(`${name} is no call of the panel`);
  return who.panel;
};

describe.each(names)('%s of the panel', (name) => {
  it('is refused to nobody and to a branch session', async () => {
    expect((await api.call(name)).status).toBe(401);
    expect((await api.call(name, {}, technician)).status).toBe(401);
  });

  it.each(panelLevels)(`of level ${levelOf(name)}, for level %s`, async (level) => {
    const reply = await api.call(name, {}, users[level] ?? null);
    if (levelReaches(level, levelOf(name))) expect(reply.codigo).not.toBe('SEM_PERMISSAO');
    else expect(reply).toMatchObject({ status: 403, codigo: 'SEM_PERMISSAO' });
  });
});

describe('what cannot be undone', () => {
  /** What must ask for the password once more when one is set (G-124). */
  const dangerous = names.filter((name) =>
    /(executar|submit|delete|revogar|anonimizar|importar|liberar|(save|editar|novo).*(terminal|rotina|agendamento|usuario))/i.test(
      calls[name].path,
    ),
  );

  it.each(dangerous)('%s asks for the password', (name) => {
    expect(calls[name].who).toMatchObject({ confirmed: true });
  });
});
