import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Api, Signed } from '../../test/api.ts';
import { makeOrder } from '../../test/orders.ts';
import { openFiles, picture, upload } from '../../test/uploads.ts';

let api: Api;
let joao: Signed;
let carlos: Signed;
let terminal: Signed;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ api, joao, carlos, close } = await openFiles());
  terminal = await api.signIn('1201', '456');
});
afterAll(() => close());

const filesOf = async (order: number, who: Signed) =>
  (await api.call('getImages', { query: { nr_seq_os: String(order) } }, who)).body;

/** An order with a picture of João's about its service. */
async function pictured() {
  const { order, items } = await makeOrder(api, { services: 2 });
  const files = [{ name: 'foto.jpg', bytes: await picture(31) }];
  const { body } = await upload(api, joao, order, { files, origin: 'E', item: items[0] });
  return { order, items, files, file: body[0]?.id ?? 0, link: body[0]?.ds_arquivo };
}

const annul = ({ order, file }: { order: number; file: number }, session: Signed, person = session) =>
  api.call(
    'voidFile',
    {
      params: { id: String(order), arquivoId: String(file) },
      body: { motivo: 'foto de outro caminhão', nr_seq_clifor: person.person, cpf: person.digits },
    },
    session,
  );

describe('a file added by mistake', () => {
  it('is no longer shown, but that there was one, with who and why; its bytes stay', async () => {
    const made = await pictured();
    expect(await filesOf(made.order, joao)).toMatchObject([{ anulavel: true }]);
    expect(await filesOf(made.order, carlos)).toMatchObject([{ anulavel: false }]);
    expect(await annul(made, carlos)).toMatchObject({ status: 403, codigo: 'REGISTRO_DE_OUTRO' });
    expect((await annul(made, joao)).status).toBe(200);
    expect(await filesOf(made.order, joao)).toEqual([]);
    const page = await api.call('getOrder', { params: { id: String(made.order) } }, carlos);
    expect(page.body.imgOs).toEqual([]);
    expect(page.body.anexos_anulados).toMatchObject([
      {
        id: made.file,
        nr_seq_os_item: made.items[0],
        correcao: { ds_motivo: 'foto de outro caminhão', ds_colaborador: 'JOÃO PEREIRA' },
      },
    ]);
    expect((await api.app.inject({ method: 'GET', url: `/api/${made.link}` })).statusCode).toBe(404);
    expect(await api.sql('select 1 from anexo where nr_sequencial = $1', [made.file])).toHaveLength(1);
    expect(await annul(made, joao)).toMatchObject({ status: 409, codigo: 'REGISTRO_ANULADO' });
  });

  it('may be added again, to the right item', async () => {
    const { files, ...made } = await pictured();
    await annul(made, joao);
    const again = await upload(api, joao, made.order, { files, origin: 'E', item: made.items[1] });
    expect(again.body).toMatchObject([{ ds_nome: 'foto.jpg', nr_seq_os_item: made.items[1] }]);
  });

  it('is declared void on a shared terminal by the digits of whoever added it, or by its approver', async () => {
    const made = await pictured();
    expect(await annul(made, terminal, carlos)).toMatchObject({ codigo: 'REGISTRO_DE_OUTRO' });
    expect((await annul(made, terminal, joao)).status).toBe(200);
    const other = await pictured();
    expect((await annul(other, terminal)).status).toBe(200);
  });
});

describe('files added on a shared terminal', () => {
  it('are those of the technician whose digits are given', async () => {
    const { order } = await makeOrder(api);
    const files = [{ name: 'roda.jpg', bytes: await picture(32) }];
    const wrong = await upload(api, terminal, order, { files, by: { ...joao, digits: '999' } });
    expect(wrong).toMatchObject({ codigo: 'CPF_INCORRETO' });
    expect(await filesOf(order, terminal)).toEqual([]);
    const { body } = await upload(api, terminal, order, { files, by: joao });
    expect(body).toMatchObject([{ ds_nome: 'roda.jpg', ds_colaborador: 'JOÃO PEREIRA' }]);
    const service = [{ name: 'freio.jpg', bytes: await picture(33) }];
    const more = await upload(api, terminal, order, { files: service, origin: 'E', by: joao });
    expect(more.body.map(({ ds_colaborador }) => ds_colaborador)).toEqual(['JOÃO PEREIRA', 'JOÃO PEREIRA']);
  });

  it("are of nobody else on a device of one's own", async () => {
    const { order } = await makeOrder(api);
    const files = [{ name: 'roda.jpg', bytes: await picture(34) }];
    expect(await upload(api, joao, order, { files, by: carlos })).toMatchObject({ codigo: 'OUTRA_PESSOA' });
  });
});
