import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Api, type Signed, startApi } from '../../test/api.ts';
import { dressVehicle } from '../../test/tyres.ts';

let api: Api;
/** Works in branches 1 and 2. */
let fitter: Signed;

beforeAll(async () => {
  api = await startApi();
  fitter = await api.signIn('1201', '456');
});
afterAll(() => api.close());

let serial = 0;
/** A row with an unused fire number; cells by index. */
function row(change: Record<number, string> = {}): string[] {
  serial += 1;
  const cells = [
    `IM${process.pid}-${serial}`,
    '',
    'MICHELIN',
    'X MULTI D',
    '295/80R22.5',
    '',
    '16',
    '2.400,00',
    '',
  ];
  return [...cells, '', '', '', ''].map((cell, index) => change[index] ?? cell);
}

const preview = (linhas: string[][], who: Signed | null = fitter) =>
  api.call('previewTyreImport', { body: { linhas } }, who);
const apply = (linhas: string[][], impressao: string, who = fitter) =>
  api.call('applyTyreImport', { body: { linhas, impressao } }, who);
const verdicts = async (linhas: string[][]) =>
  (await preview(linhas)).body.linhas.map(({ st_linha, recusas }) => recusas[0]?.codigo ?? st_linha);
const tyreOf = async (fire = '') =>
  (
    await api.sql(
      `select n.nr_vida, n.vl_mm::text, n.vl_compra::float as valor, n.nr_seq_filial, a.nr_placa, a.nr_posicao, a.ds_lado,
              a.km_entrada, a.vl_mm_entrada::text as entrada
         from pneu n left join pneu_aplicacao a on a.nr_seq_pneu = n.nr_sequencial where n.nr_fogo = $1`,
      [fire],
    )
  )[0];

describe('an import of tyres', () => {
  it('writes what the preview showed: into stock, and onto a vehicle', async () => {
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2DE', '0EEE'] });
    const rows = [
      row(),
      row({ 5: '2', 6: '14 | 13,5', 9: plate, 10: '2DE', 11: '100000' }),
      row({ 9: plate, 10: 'ESTEPE' }),
    ];
    const shown = await preview(rows);
    expect(shown.body.linhas.map(({ st_linha }) => st_linha)).toEqual(['N', 'N', 'N']);
    expect(await tyreOf(rows[0]?.[0])).toBeUndefined();
    const done = await apply(rows, shown.body.impressao);
    expect(done.body).toEqual({ novas: 3, alteradas: 0, iguais: 0, retidas: 0, recusadas: 0 });
    expect(await tyreOf(rows[0]?.[0])).toMatchObject({
      nr_vida: 1,
      vl_mm: '{16.0}',
      valor: 2_400,
      nr_placa: null,
    });
    expect(await tyreOf(rows[1]?.[0])).toEqual({
      nr_vida: 2,
      vl_mm: '{14.0,13.5}',
      valor: 2_400,
      nr_seq_filial: 1,
      nr_placa: plate,
      nr_posicao: 2,
      ds_lado: 'DE',
      km_entrada: 100_000,
      entrada: '{14.0,13.5}',
    });
    expect(await tyreOf(rows[2]?.[0])).toMatchObject({ nr_posicao: 0, ds_lado: 'EEE', km_entrada: 100_000 });
    // The same file again changes nothing; another tyre with the number is refused with the differences.
    expect(await verdicts(rows)).toEqual(['I', 'I', 'I']);
    const other = rows.map((cells) => cells.with(3, 'OUTRO'));
    const told = (await preview(other)).body.linhas.map(({ recusas }) => recusas[0]?.mensagem);
    expect(told[0]).toBe('Já existe um pneu com este número de fogo e outros dados: Modelo.');
  });

  it('mounts at a day past with what the meter showed then', async () => {
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['1EE'] });
    await api.sql(
      "insert into km_leitura (nr_placa, dt_leitura, km, tp_origem) values ($1, now() - interval '90 days', 91000, 'T')",
      [plate],
    );
    const [{ dia } = { dia: '' }] = await api.sql<{ dia: string }>('select (current_date - 60)::text as dia');
    const rows = [row({ 9: plate, 10: '1EE', 12: dia })];
    expect(await verdicts([row({ 9: plate, 10: '1EE', 11: '90999', 12: dia })])).toEqual(['KM_ANTERIOR']);
    const { body } = await preview(rows);
    expect((await apply(rows, body.impressao)).body.novas).toBe(1);
    expect(await tyreOf(rows[0]?.[0])).toMatchObject({ km_entrada: 91_000 });
  });

  it('writes a part of a file whose new brand came in with the part before', async () => {
    const brand = `MARCA NOVA ${process.pid}`;
    const parts = [[row({ 2: brand })], [row({ 2: brand })]];
    const shown = await Promise.all(parts.map((rows) => preview(rows)));
    expect(shown.map(({ body }) => body.linhas[0]?.novos)).toEqual([['marca'], ['marca']]);
    for (const [n, rows] of parts.entries())
      expect((await apply(rows, shown[n]?.body.impressao ?? '')).status).toBe(200);
  });

  it('says of each row why it is refused, and leaves it out', async () => {
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2EE'] });
    await api.sql("insert into filial (nr_sequencial, ds_filial) values (99, 'LONGE')");
    const foreign = await dressVehicle(api, 'TOCO', { branch: 99, empty: ['1EE'] });
    const twice = row();
    const rows = [
      twice,
      twice,
      row({ 1: 'LUA' }),
      row({ 6: '120' }),
      row({ 9: plate, 10: '1EE' }),
      row({ 9: plate, 10: '2EE' }),
      row({ 9: plate, 10: '2EE' }),
      row({ 9: plate, 10: '4EE' }),
      row({ 9: foreign.plate, 10: '1EE' }),
      row({ 9: plate, 10: '2EE', 11: '100001' }),
      row({ 0: '' }),
    ];
    const { body } = await preview(rows);
    expect(body.linhas.map(({ st_linha, recusas }) => recusas[0]?.codigo ?? st_linha)).toEqual([
      'N',
      'LINHA_REPETIDA',
      'FILIAL_DESCONHECIDA',
      'SULCO_INVALIDO',
      'POSICAO_OCUPADA',
      'N',
      'POSICAO_OCUPADA',
      'POSICAO_INEXISTENTE',
      'PLACA_DESCONHECIDA',
      'POSICAO_OCUPADA',
      'CELULA_VAZIA',
    ]);
    expect((await apply(rows, body.impressao)).body).toMatchObject({ novas: 2, recusadas: 9 });
  });

  it('goes to another branch the person works in, and tells of a name no tyre has yet', async () => {
    const [{ nome } = { nome: '' }] = await api.sql<{ nome: string }>(
      `select f.ds_filial as nome from filial f
         join clifor_filial c on c.nr_seq_filial = f.nr_sequencial and c.nr_seq_clifor = $1
        order by f.nr_sequencial desc limit 1`,
      [fitter.person],
    );
    const rows = [row({ 1: nome.toLowerCase(), 2: 'Micheln' })];
    const { body } = await preview(rows);
    expect(body.linhas).toMatchObject([{ st_linha: 'N', novos: ['marca'] }]);
    expect(body.conhecidos['marca']).toContain('MICHELIN');
    expect((await apply(rows, body.impressao)).body.novas).toBe(1);
  });

  it('writes nothing when a position was taken meanwhile, or after another file was looked at', async () => {
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2EE'] });
    const [mine, theirs] = [[row({ 9: plate, 10: '2EE' })], [row({ 9: plate, 10: '2EE' })]];
    const first = await preview(mine);
    const second = await preview(theirs);
    expect((await apply(theirs, second.body.impressao)).status).toBe(200);
    expect(await apply(mine, first.body.impressao)).toMatchObject({ status: 409, codigo: 'PREVIA_MUDOU' });
    expect(await apply([row()], second.body.impressao)).toMatchObject({
      status: 409,
      codigo: 'PREVIA_MUDOU',
    });
    expect(await tyreOf(mine[0]?.[0])).toBeUndefined();
  });

  it('of two for one position at the same time has one winner', async () => {
    const { plate } = await dressVehicle(api, 'TOCO', { empty: ['2EE'] });
    const files = [[row({ 9: plate, 10: '2EE' })], [row({ 9: plate, 10: '2EE' })]];
    const shown = await Promise.all(files.map((rows) => preview(rows)));
    const done = await Promise.all(files.map((rows, n) => apply(rows, shown[n]?.body.impressao ?? '')));
    expect(new Set(done.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('is for people of the tyre shop, and needs rows', async () => {
    expect(await preview([row()], null)).toMatchObject({ status: 401 });
    expect(await preview([row()], await api.signInSupplier('31', '00123'))).toMatchObject({ status: 403 });
    expect(await preview([])).toMatchObject({ status: 422 });
  });

  it('takes a file of 5,000 rows', { timeout: 60_000 }, async () => {
    const rows = Array.from({ length: 5_000 }, () => row());
    const { body } = await preview(rows);
    expect((await apply(rows, body.impressao)).body.novas).toBe(5_000);
  });
});
