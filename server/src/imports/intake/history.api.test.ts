import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Signed } from '../../../test/api.ts';
import { countsOf, fileOf, namesIn, openIntake, undoneOf } from '../../../test/intake.ts';
import { keepRecords } from '../../../test/master-data.ts';

type Opened = Awaited<ReturnType<typeof openIntake>>;
let api: Opened['api'];
let intake: Opened['intake'];
let administrator: Signed;
let branch: string;
let type: string;
beforeAll(async () => {
  ({ api, intake } = await openIntake());
  ({ branch, type } = await namesIn(api));
  administrator = await api.signIn('1601', '789');
});
afterAll(() => api.close());

const told = async (kind: 'vehicles' | 'people', id: string) =>
  (await keepRecords(api, administrator).get(kind, id)).historia.map(
    ({ nr_sequencial: _, dt_mudanca: __, ...told }) => told,
  );

it('what a file makes, changes and takes back stands in the history of the vehicle', async () => {
  const row = ['HIS1A01', 'H1', type, 'VOLVO', 'FH', '2020', '1000', branch];
  await intake.bring('vehicles', fileOf('vehicles', [row, row.with(0, 'HIS1A02').with(1, 'H2')]));
  const made = { nova: true, arquivo: 'vehicles.csv', desfeita: false, mudancas: [] };
  expect(await told('vehicles', 'HIS1A01')).toMatchObject([made]);

  const [other] = await api.sql<{ ds_filial: string }>(
    "select ds_filial from filial where ds_filial <> $1 and st_status = 'A' order by 1 limit 1",
    [branch],
  );
  const elsewhere = other?.ds_filial ?? '';
  const second = await intake.bring(
    'vehicles',
    fileOf('vehicles', [row.with(4, 'FM'), row.with(0, 'HIS1A02').with(1, 'H2').with(7, elsewhere)]),
  );
  expect(countsOf(second)).toEqual([0, 2, 0, 0]);
  const changed = { coluna: 'modelo', antes: 'FH', depois: 'FM' };
  expect(await told('vehicles', 'HIS1A01')).toMatchObject([
    { nova: false, arquivo: 'vehicles.csv', desfeita: false, mudancas: [changed] },
    made,
  ]);
  const both = [branch, elsewhere].toSorted().join(' | ');
  expect(await told('vehicles', 'HIS1A02')).toMatchObject([
    { mudancas: [{ coluna: 'filiais', antes: branch, depois: both }] },
    made,
  ]);

  expect(undoneOf(await intake.undo(second.nr_sequencial, 'modelo errado'))).toEqual([2, 2, 0]);
  expect((await told('vehicles', 'HIS1A01'))[0]).toMatchObject({
    arquivo: 'vehicles.csv',
    desfeita: true,
    mudancas: [{ coluna: 'modelo', antes: 'FM', depois: 'FH' }],
  });
});

it('a file written as a whole tells what it changed, one that is only checked nothing, and one that changes nothing nothing', async () => {
  const row = ['HIS2A01', 'H3', type, 'VOLVO', 'FH', '2020', '1000', branch];
  await intake.bring('vehicles', fileOf('vehicles', [row]));
  const file = fileOf('vehicles', [row.with(3, 'SCANIA')]);
  const checked = await intake.check('vehicles', file);
  expect(await told('vehicles', 'HIS2A01')).toHaveLength(1);
  await intake.start(checked.nr_sequencial, true);
  await intake.settled(checked.nr_sequencial);
  expect((await told('vehicles', 'HIS2A01'))[0]).toMatchObject({ mudancas: [{ coluna: 'marca' }] });
  await intake.bring('vehicles', file);
  expect(await told('vehicles', 'HIS2A01')).toHaveLength(2);
});

it('kinds of records a file lets somebody keep are told, and go again with it', async () => {
  const flags = Array.from({ length: 11 }, () => '');
  const person = ['7701', 'QUEM CUIDA', '', '', branch, ...flags];
  await intake.bring('people', fileOf('people', [[...person, '']]));
  const granted = await intake.bring('people', fileOf('people', [[...person, 'VEICULOS']]));
  const [{ id } = { id: '' }] = await api.sql<{ id: string }>(
    "select nr_sequencial::text as id from g_clifor where nr_matricula = '7701'",
  );
  expect((await told('people', id))[0]).toMatchObject({
    mudancas: [{ coluna: 'cadastros', antes: '', depois: 'vehicles' }],
  });
  expect(undoneOf(await intake.undo(granted.nr_sequencial, 'sem direito'))).toEqual([1, 1, 0]);
  expect((await told('people', id))[0]).toMatchObject({
    desfeita: true,
    mudancas: [{ coluna: 'cadastros', antes: 'vehicles', depois: '' }],
  });
});
