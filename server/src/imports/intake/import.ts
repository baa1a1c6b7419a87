import { access, constants, stat, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { type IntakeKind, intakeOrder } from '@terminal/contract';
import { csvOf } from '@terminal/contract/csv';
import { xlsxOf } from '@terminal/contract/workbook-write';
import { findCompanyNamed } from '../../core/companies.queries.ts';
import type { Config } from '../../core/config.ts';
import type { Admin } from '../../core/db/places.ts';
import { openDatabases } from '../../core/db/pools.ts';
import { createRoleKey } from '../../core/db/role-key.ts';
import { Refused } from '../../core/refusal.ts';
import { needed, runAtConsole, type Values } from '../../start/command.ts';
import { bring, ImportError, type Wanted } from './command.service.ts';
import { templateOf } from './template.rules.ts';

const usage = `npm run import -- --empresa "EMPRESA" --kind <tipo> --file <arquivo> [--write] [--all-or-nothing] [--refused <arquivo.csv>]
npm run import -- --empresa "EMPRESA" --resume <número> [--all-or-nothing] [--refused <arquivo.csv>]
npm run import -- --empresa "EMPRESA" --undo <número> --reason "motivo" [--write]
npm run import -- --template <tipo> --file <arquivo>

  --kind            ${intakeOrder.join(', ')}: traga-os nesta ordem
  --file            um CSV, ou uma planilha (.xlsx) da qual se lê a primeira
  --write           grava o que pode ser gravado; sem ele tudo é conferido e nada é gravado
  --all-or-nothing  só grava se toda linha puder ser gravada
  --refused         põe ali as linhas recusadas, para corrigir e enviar de novo
  --resume          grava uma carga conferida, ou continua com uma interrompida
  --undo            diz o que seria desfeito de uma carga gravada e o que fica; com --write desfaz
  --reason          por que ela é desfeita
  --template        põe ali um arquivo para preencher, com um exemplo e o que cada coluna traz; planilha se termina em .xlsx

Ctrl-C cancela a carga: o que foi gravado fica, e --resume continua com ela.`;

const options = {
  empresa: { type: 'string' },
  kind: { type: 'string' },
  file: { type: 'string' },
  write: { type: 'boolean' },
  'all-or-nothing': { type: 'boolean' },
  refused: { type: 'string' },
  resume: { type: 'string' },
  undo: { type: 'string' },
  reason: { type: 'string' },
  template: { type: 'string' },
} as const;

const { template, file } = parseArgs({ options, strict: false }).values;
// A template needs no installation.
if (template === undefined) await runAtConsole(options, readWanted, withCompany, ImportError);
else await putTemplate(template, file);

async function putTemplate(name: string | boolean, to: string | boolean | undefined): Promise<void> {
  const kind = knownKind(name);
  if (kind === undefined || typeof to !== 'string') {
    console.error(usage);
    process.exitCode = 1;
    return;
  }
  // An existing file is not overwritten, because it may have been filled in.
  await writeFile(to, await templateFile(kind, to), { flag: 'wx' }).then(
    () => console.log(`${to} está pronto para ser preenchido.`),
    () => {
      console.error(`${to} não pode ser gravado, ou já existe.`);
      process.exitCode = 1;
    },
  );
}

async function templateFile(kind: IntakeKind, to: string): Promise<string | Uint8Array> {
  const table = templateOf(kind);
  if (!to.toLowerCase().endsWith('.xlsx')) return csvOf(table);
  return new Uint8Array(await (await xlsxOf(table, kind)).arrayBuffer());
}

function knownKind(name: unknown): IntakeKind | undefined {
  return intakeOrder.find((known) => known === name);
}

async function readWanted(values: Values): Promise<Wanted> {
  const company = needed(values['empresa'], 'company', usage);
  const wholly = values['all-or-nothing'] === true;
  const refused = typeof values['refused'] === 'string' ? values['refused'] : null;
  if (refused !== null)
    await access(dirname(refused), constants.W_OK).catch(() => {
      throw new ImportError(`${refused} não pode ser gravado.`);
    });
  const write = values['write'] === true;
  if (typeof values['undo'] === 'string') {
    const reason = needed(values['reason'], 'reason', usage).trim().slice(0, 300);
    if (reason.length < 3) throw new ImportError(usage);
    return { company, wholly, refused, undo: numberIn(values['undo']), reason, write };
  }
  if (typeof values['resume'] === 'string')
    return { company, wholly, refused, resume: numberIn(values['resume']) };
  const kind = knownKind(values['kind']);
  if (kind === undefined) throw new ImportError(usage);
  const path = needed(values['file'], 'file', usage);
  if (!(await isReadable(path))) throw new ImportError(`${path} não pode ser lido.`);
  return { company, wholly, refused, resume: null, kind, file: path, write };
}

function numberIn(value: string): number {
  const number = Number(value);
  if (!Number.isSafeInteger(number) || number < 1) throw new ImportError(usage);
  return number;
}

async function isReadable(path: string): Promise<boolean> {
  return access(path, constants.R_OK)
    .then(() => stat(path))
    .then((found) => !found.isDirectory())
    .catch(() => false);
}

async function withCompany(wanted: Wanted, config: Config, server: Admin): Promise<void> {
  const databases = openDatabases(config.controlDatabase, {
    roleKey: createRoleKey(server, config),
    poolSize: 3,
    poolTotal: 4,
    onError: () => undefined,
  });
  try {
    const company = await findCompanyNamed(databases.control, wanted.company);
    if (company?.active !== true) throw new ImportError(`Não há empresa ${wanted.company} em serviço.`);
    await bring({ databases, db: databases.company(company.database), config, company, wanted });
  } catch (error) {
    throw error instanceof Refused ? new ImportError(error.message) : error;
  } finally {
    await databases.close();
  }
}
