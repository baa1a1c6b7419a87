import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { withConnection } from '../../src/core/db/connection.ts';
import { addressOf } from '../../src/core/db/places.ts';
import { miniOf } from '../../src/files/rules.ts';
import { createCompany } from '../../src/operation/company/make.service.ts';
import { startApi } from '../../test/api.ts';
import { cloneWorld, type TestWorld } from '../../test/database.ts';
import { seedInBatches } from './company.ts';
import { type DemoOptions, demoCompanies, type SampleCompany, seedCompanies } from './demo.ts';
import { insertPanelSample } from './panel.ts';
import { handfulProfile } from './profiles.ts';
import { entryOf } from './random.ts';

let world: TestWorld;

beforeAll(async () => {
  world = await cloneWorld();
});

/** A demonstration of its own, beside that of the run. */
function newDemonstration(): {
  options: DemoOptions;
  company: SampleCompany;
  companies(): Promise<unknown[]>;
} {
  const mark = randomUUID().slice(0, 8);
  const { adminUrl, secretKey } = world;
  const options = { adminUrl, secretKey, controlDatabase: `demo_${mark}`, now: new Date() };
  return {
    options,
    company: { name: `amostra ${mark}`, key: `${'0'.repeat(24)}${mark}`, profile: handfulProfile },
    companies: () =>
      withConnection(addressOf(adminUrl, options.controlDatabase), async (control) => {
        const { rows } = await control.query<{ ds_empresa: string; st_status: string }>(
          'select ds_empresa, st_status from empresa order by nr_sequencial',
        );
        return rows;
      }),
  };
}

describe('the demonstration', () => {
  it('is offered to nobody before all of it is there, and is completed by the next try', async () => {
    const { options, company, companies } = newDemonstration();
    const impossible = { name: '—', key: 'f'.repeat(32), profile: handfulProfile };
    await expect(seedCompanies(options, [company, impossible])).rejects.toThrow(/letter or a digit/);
    expect(await companies()).toEqual([{ ds_empresa: company.name, st_status: 'I' }]);
    await seedCompanies(options, [company]);
    expect(await companies()).toEqual([{ ds_empresa: company.name, st_status: 'A' }]);
  });

  it('shows pictures on open orders, whole and small', async () => {
    const { options, company } = newDemonstration();
    const folder = mkdtempSync(join(tmpdir(), 'terminal-pictures-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    await seedCompanies({ ...options, files: { kind: 'folder', folder } }, [company]);
    const database = `empresa_${company.name.replace(' ', '_')}`;
    const { rows } = await withConnection(addressOf(world.adminUrl, database), (client) =>
      client.query<{ ds_arquivo: string; qt_tamanho: string; aberta: boolean }>(
        `select a.ds_arquivo, a.qt_tamanho, o.dt_final is null as aberta
           from anexo a join os o on o.nr_sequencial = a.nr_seq_os`,
      ),
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const { ds_arquivo, qt_tamanho, aberta } of rows) {
      expect(aberta).toBe(true);
      expect(statSync(join(folder, ds_arquivo)).size).toBe(Number(qt_tamanho));
      expect(statSync(join(folder, miniOf(ds_arquivo))).size).toBeGreaterThan(100);
    }
  });

  it('has vehicles with photos and documents: one expired on an open order, one that expires soon, one without a file', async () => {
    const { options, company } = newDemonstration();
    const folder = mkdtempSync(join(tmpdir(), 'terminal-papers-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const profile: typeof handfulProfile = { ...handfulProfile, logins: 'demo' };
    await seedCompanies({ ...options, files: { kind: 'folder', folder } }, [{ ...company, profile }]);
    const names = {
      controlDatabase: options.controlDatabase,
      companyDatabase: `empresa_${company.name.replace(' ', '_')}`,
    };
    const shared = { world: { ...world, apiKey: company.key, ...names } };
    const api = await startApi({ FILES_URL: `file://${folder}` }, undefined, shared);
    onTestFinished(() => api.close());
    const administrator = await api.signIn('1601', '789');
    const { documentos } = (await api.call('listExpiringDocuments', { query: {} }, administrator)).body;
    expect(new Set(documentos.map(({ st_documento }) => st_documento))).toEqual(new Set(['E', 'A']));
    const [first] = documentos;
    const placa = first?.nr_placa ?? '';
    const open = await api.sql('select from os where nr_placa = $1 and dt_final is null', [placa]);
    expect(open.length).toBeGreaterThan(0);
    const id = String(first?.nr_sequencial);
    const { body } = await api.call('getVehicleDocumentFile', { params: { placa, id } }, administrator);
    const shown = await api.app.inject({ url: `/api/${body.ds_arquivo}` });
    expect(shown.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    expect(await api.sql("select from anexo where tp_origem = 'V'")).not.toEqual([]);
    expect(await api.sql('select from veiculo_documento where nr_seq_anexo is null')).not.toEqual([]);
  });

  it('is left alone when it is there', async () => {
    const { options, company } = newDemonstration();
    await seedCompanies(options, [company]);
    const database = `empresa_${company.name.replace(' ', '_')}`;
    const change = "update filial set location = 'changed by people' returning 1";
    await withConnection(addressOf(world.adminUrl, database), (client) => client.query(change));
    await seedCompanies(options, [company]);
    const { rows } = await withConnection(addressOf(world.adminUrl, database), (client) =>
      client.query('select location from filial'),
    );
    expect(rows).toEqual([{ location: 'changed by people' }]);
  });

  it('has a company of other settings: lists loaded fast, criticality named by the shifted map', async () => {
    const { options, company } = newDemonstration();
    const { profile } = entryOf(demoCompanies, 1);
    const second = { ...company, profile: { ...handfulProfile, otherSettings: profile.otherSettings } };
    await seedCompanies(options, [second]);
    const api = await startApi({}, undefined, {
      world: {
        ...world,
        apiKey: company.key,
        controlDatabase: options.controlDatabase,
        companyDatabase: `empresa_${company.name.replace(' ', '_')}`,
      },
    });
    onTestFinished(() => api.close());
    const { answer } = await api.signIn('2001', '123');
    expect(answer.parametros).toMatchObject({
      atualizacao_rapida: 'S',
      mapa_criticidade_grafico: 'deslocado',
    });
  });

  it('has the users of the panel, without their digits', async () => {
    const { rows } = await withConnection(addressOf(world.adminUrl, world.controlDatabase), (control) =>
      control.query(
        'select nr_matricula, tp_acesso, octet_length(hm_digitos) as bytes from usuario_painel order by 1',
      ),
    );
    expect(rows).toEqual([
      { nr_matricula: '9001', tp_acesso: 'A', bytes: 32 },
      { nr_matricula: '9002', tp_acesso: 'L', bytes: 32 },
      { nr_matricula: '9003', tp_acesso: 'E', bytes: 32 },
      { nr_matricula: '9004', tp_acesso: 'U', bytes: 32 },
    ]);
  });
});

describe('data written in batches', () => {
  it('goes on behind the last batch after a cut, to the same end', async () => {
    const profile = { ...handfulProfile, months: 24, orders: 9_000 };
    const given = {
      profile,
      seed: 5,
      now: Date.parse('2026-04-20T14:30:00-03:00'),
      companyId: 1,
      secretKey: world.secretKey,
    };
    const made = async (cutAt: number) => {
      const { database } = await createCompany({ url: world.adminUrl }, world, {
        name: `lote ${randomUUID().slice(0, 8)}`,
      });
      return withConnection(addressOf(world.adminUrl, database), async (client) => {
        const cut = (done: number) => {
          if (done > cutAt) throw new Error('cut off');
        };
        // As in bulk loading, balances equal the sum of their movements only after the last batch.
        await client.query("set session_replication_role = 'replica'");
        await seedInBatches(client, { ...given, onProgress: cut }).catch(() => undefined);
        if (cutAt < 1) await seedInBatches(client, given);
        const { rows } = await client.query<Record<'orders' | 'work' | 'stock' | 'balance', string>>(`
          select (select md5(string_agg(o::text, ';' order by nr_sequencial)) from os o) as orders,
                 (select md5(string_agg(e::text, ';' order by nr_sequencial)) from execucao e) as work,
                 (select sum(qt_movimento) from estoque_movimento) as stock, (select sum(qt_saldo) from estoque) as balance`);
        return rows[0];
      });
    };
    const [whole, resumed] = [await made(1), await made(0.4)];
    expect(resumed).toEqual(whole);
    expect(whole?.stock).toBe(whole?.balance);
  }, 60_000);
});

it('the panel of the demonstration has words, terminals in each state and a trail, once', async () => {
  const own = await cloneWorld();
  await withConnection(addressOf(own.adminUrl, own.controlDatabase), async (control) => {
    for (const _start of [1, 2]) await insertPanelSample(control, own.apiKey, new Date());
    const { rows } = await control.query(
      `select (select count(*)::int from palavra) as palavras, (select count(*)::int from lang_system) as traducoes,
              (select count(*)::int from auditoria) as trilha, count(*)::int as terminais,
              count(*) filter (where dt_revogado is not null)::int as revogados,
              count(*) filter (where hs_codigo is not null)::int as esperam from terminal`,
    );
    // One term per thing: the product's Spanish uses neumático.
    expect(await control.query("select from lang_system where translate ~* 'llanta'")).toMatchObject({
      rowCount: 0,
    });
    // What a credential is cannot be told from the name of its terminal.
    const guessed = await control.query(
      `select from terminal, unnest(array[ds_terminal, 'demonstration ' || ds_terminal]) as palpite
        where sha256(convert_to(palpite, 'UTF8')) in (hs_credencial, hs_codigo)`,
    );
    expect(guessed.rowCount).toBe(0);
    expect(rows).toEqual([{ palavras: 4, traducoes: 4, trilha: 4, terminais: 6, revogados: 1, esperam: 1 }]);
  });
});
