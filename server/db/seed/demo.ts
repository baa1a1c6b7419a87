import type pg from 'pg';
import type { FilesPlace } from '../../src/core/config.ts';
import { withConnection } from '../../src/core/db/connection.ts';
import { addressOf } from '../../src/core/db/places.ts';
import { hashDigits } from '../../src/core/digits.ts';
import { openStore } from '../../src/files/store.service.ts';
import { createCompany } from '../../src/operation/company/make.service.ts';
import { provisionControl } from '../../src/start/installation.service.ts';
import { seedCompany } from './company.ts';
import { insertPanelSample } from './panel.ts';
import { addPictures } from './pictures.ts';
import { demoProfile, handfulProfile, type Profile, secondProfile } from './profiles.ts';
import { demoSeed } from './random.ts';
import { seedScheduler } from './scheduler.ts';
import { addVehicleFiles } from './vehicle-files.ts';

/** Where the demonstration goes. */
export interface DemoOptions {
  /** Address of an administrator of the server. */
  adminUrl: string;
  controlDatabase: string;
  secretKey: string;
  /** The server belongs to the product alone. */
  ownsServer?: boolean;
  /** Moment the data describes. */
  now: Date;
  /** Where pictures and documents go; without it orders and vehicles have none. */
  files?: FilesPlace;
  /** @param text company and progress */
  onProgress?: (text: string) => void;
}

/** A company of sample data. */
export interface SampleCompany {
  name: string;
  /** ApiKey people can remember. */
  key: string;
  profile: Profile;
}

const keyEndingIn = (digit: number) => String(digit).padStart(32, '0');

/** The eight companies of the demonstration (G-109). */
export const demoCompanies: readonly SampleCompany[] = [
  { name: 'DEMO', key: keyEndingIn(1), profile: demoProfile },
  { name: 'DEMO 2', key: keyEndingIn(2), profile: secondProfile },
  ...['LITORAL', 'PLANALTO', 'SERRA', 'PAMPA', 'CERRADO', 'SERTAO'].map((name, index) => ({
    name,
    key: keyEndingIn(index + 3),
    profile: handfulProfile,
  })),
];

/** People of the panel; the digits are told in the documentation. */
const panelUsers = [
  { name: 'ADMIN PAINEL', registration: '9001', digits: '111', access: 'A' },
  { name: 'LEITURA PAINEL', registration: '9002', digits: '222', access: 'L' },
  { name: 'SCRIPTS PAINEL', registration: '9003', digits: '333', access: 'E' },
  { name: 'AUDITORIA PAINEL', registration: '9004', digits: '444', access: 'U' },
] as const;

/**
 * Makes the demonstration on a server that may be empty. A company that is already there is left alone; one whose
 * filling was cut off is filled anew. Never call it in production: the logins are known.
 */
export async function seedDemo(options: DemoOptions): Promise<void> {
  await seedCompanies(options, demoCompanies);
  await withConnection(addressOf(options.adminUrl, options.controlDatabase), (client) =>
    insertPanelSample(client, keyEndingIn(1), options.now),
  );
}

/** Makes companies of sample data, and the panel's users. */
export async function seedCompanies(
  options: DemoOptions,
  companies: readonly SampleCompany[],
): Promise<void> {
  const { adminUrl, controlDatabase } = options;
  await provisionControl({ url: adminUrl }, options);
  await withConnection(addressOf(adminUrl, controlDatabase), (client) =>
    insertPanelUsers(client, options.secretKey),
  );
  const ids: number[] = [];
  for (const [index, company] of companies.entries()) {
    options.onProgress?.(`${index + 1}/${companies.length} ${company.name}`);
    const { id, database } = await ensureCompany(options, company);
    ids.push(id);
    await withConnection(addressOf(adminUrl, database), async (client) => {
      if (await isFilled(client)) return;
      await seedCompany(client, {
        profile: company.profile,
        seed: demoSeed + index,
        now: options.now.getTime(),
        companyId: id,
        secretKey: options.secretKey,
        onProgress: (done) => options.onProgress?.(`${company.name} ${Math.round(done * 100)} %`),
      });
      if (options.files !== undefined) {
        const store = await openStore(options.files);
        const place = { companyId: id, now: options.now };
        await addPictures(client, store, place);
        await addVehicleFiles(client, store, place);
      }
      await client.query('vacuum analyze');
    });
  }
  await withConnection(addressOf(adminUrl, controlDatabase), async (client) => {
    await seedScheduler(client, ids, options.now);
    await client.query("update empresa set st_status = 'A' where cd_apikey = any ($1)", [
      companies.map(({ key }) => key),
    ]);
  });
}

/** The company as it was left by an earlier try, or a new one; offered to nobody before all are filled. */
async function ensureCompany(
  options: DemoOptions,
  company: SampleCompany,
): Promise<{ id: number; database: string }> {
  const known = await withConnection(addressOf(options.adminUrl, options.controlDatabase), async (client) => {
    const { rows } = await client.query<{ id: number; database: string }>(
      'select nr_sequencial as id, db_name as database from empresa where cd_apikey = $1',
      [company.key],
    );
    return rows[0];
  });
  return known ?? createCompany({ url: options.adminUrl }, options, { ...company, active: false });
}

/** The data of a company is written in one transaction: branches are there when all of it is. */
async function isFilled(client: pg.Client): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from filial limit 1');
  return rowCount === 1;
}

/** Users of the panel in the demonstration, one of each level. */
export async function insertPanelUsers(client: pg.Client, secretKey: string): Promise<void> {
  for (const [index, user] of panelUsers.entries()) {
    const id = index + 1;
    const hash = hashDigits({
      secretKey,
      purpose: 'painel',
      companyId: 0,
      personId: id,
      digits: user.digits,
    });
    await client.query(
      `insert into usuario_painel (nr_sequencial, ds_nome, nr_matricula, hm_digitos, tp_acesso)
       values ($1, $2, $3, $4, $5) on conflict do nothing`,
      [id, user.name, user.registration, hash, user.access],
    );
  }
  await client.query(
    "select setval(pg_get_serial_sequence('usuario_painel', 'nr_sequencial'), max(nr_sequencial)) from usuario_painel",
  );
}
