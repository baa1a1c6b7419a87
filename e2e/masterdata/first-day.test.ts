import { fileURLToPath } from 'node:url';
import { type IntakeKind, intakeColumns } from '@terminal/contract';
import type { Page } from 'playwright-core';
import { inject, it } from 'vitest';
import { runFile } from '../../server/test/command.ts';
import { fileOf } from '../../server/test/intake.ts';
import { choose, create, description } from '../test/new-order.ts';
import { fillLogin } from '../test/people.ts';
import { openTerminal } from '../test/terminal.ts';

const { world, stage } = await openTerminal();
const company = 'FROTA NOVA';

/** Runs a command of the installation, as whoever keeps the server does. */
async function run(file: string, args: string[], input = ''): Promise<void> {
  const { adminUrl, secretKey } = inject('testCluster');
  const { code, said } = await runFile(
    fileURLToPath(new URL(`../../server/src/${file}`, import.meta.url)),
    ['--empresa', company, ...args],
    { DATABASE_URL: adminUrl, SECRET_KEY: secretKey, CONTROL_DATABASE: world.api.controlDatabase },
    input,
  );
  if (code !== 0) throw new Error(said);
}

async function signIn(page: Page, number: string, digits: string): Promise<void> {
  await page.waitForURL('/login');
  await page.getByLabel('Empresa').selectOption({ label: company });
  await fillLogin(page, { number, digits });
  await page.locator('form [type=submit]').click();
  await page.waitForURL((url) => url.pathname !== '/login');
}

/** The row of a file with these cells. */
const rowOf = (kind: IntakeKind, cells: Readonly<Record<string, string>>): string[] =>
  intakeColumns(kind).map(([column]) => cells[column] ?? '');

async function bring(page: Page, kind: IntakeKind, rows: readonly Readonly<Record<string, string>>[]) {
  await page.getByLabel('O que trazer').selectOption(kind);
  await page.locator('input[type=file]').setInputFiles({
    name: `${kind}.csv`,
    mimeType: 'text/csv',
    buffer: Buffer.from(
      fileOf(
        kind,
        rows.map((cells) => rowOf(kind, cells)),
      ),
    ),
  });
  await page.getByRole('button', { name: 'Conferir' }).click();
  await page.getByRole('button', { name: `Salvar (${rows.length})` }).click();
  await page.getByText('Gravada', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Enviar outro arquivo' }).click();
}

it('a new company of 500 vehicles has its first order by the hand of its first mechanic', async () => {
  await run('operation/company/create.ts', []);
  await run(
    'masterdata/administrator.ts',
    ['--nome', 'ANA SILVA', '--matricula', '9100', '--filial', 'MATRIZ'],
    '321\n',
  );
  const page = await stage.open({ device: 'desktop' });
  await signIn(page, '9100', '321');
  await page.getByRole('navigation').getByRole('link', { name: 'Cadastros' }).click();
  await page.getByRole('link', { name: 'Primeiros passos' }).click();
  await page.getByText('Faltam 6 passos para abrir a primeira OS.').waitFor();
  await page.getByRole('link', { name: 'Trazer de arquivos' }).click();
  await bring(page, 'types', [
    {
      codigo: 'TRUCK',
      descricao: 'CAMINHAO TRUCK',
      departamento: 'FROTA',
      medidor: 'K',
      por_dia: '220',
      posicoes: '1EE | 1DE',
    },
  ]);
  await bring(page, 'segments', [{ segmento: 'FREIOS' }]);
  await bring(page, 'items', [{ tipo: 'S', nome: 'REGULAR FREIOS' }]);
  await bring(page, 'problems', [
    { segmento: 'FREIOS', problema: 'FREIO BAIXO', nivel: '2', sla: '24', servico: 'REGULAR FREIOS' },
  ]);
  await bring(page, 'people', [
    {
      matricula: '1001',
      nome: 'RUI COSTA',
      cpf: '123',
      filiais: 'MATRIZ',
      atende: 'S',
      menus: 'C',
      mecanico: 'C',
    },
  ]);
  const fleet = Array.from({ length: 500 }, (_, n) => ({
    placa: `FRT${Math.floor(n / 100)}A${String(n % 100).padStart(2, '0')}`,
    frota: String(2_000 + n),
    tipo: 'TRUCK',
    operacao: 'ENTREGA',
    filiais: 'MATRIZ',
  }));
  await bring(page, 'vehicles', fleet);
  await page.goto('/primeirosPassos');
  await page.getByText('A empresa tem o que precisa para abrir a primeira OS.').waitFor();

  const tablet = await stage.open({ device: 'tablet' });
  await signIn(tablet, '1001', '123');
  await tablet.getByRole('navigation').getByRole('link', { name: 'Nova OS' }).click();
  await choose(tablet, 'Operação', 'ENTREGA');
  await choose(tablet, 'Placa', 'FRT4A99');
  await choose(tablet, 'Segmento', 'FREIOS');
  await choose(tablet, 'Problema', 'FREIO BAIXO');
  await description(tablet).fill('pedal baixo');
  await create(tablet).click();
  await tablet.getByText(/criada com sucesso/i).waitFor();
});
