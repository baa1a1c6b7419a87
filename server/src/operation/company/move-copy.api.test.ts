import { beforeEach, describe, expect, it } from 'vitest';
import { cloneWorld, type TestWorld } from '../../../test/database.ts';
import { withConnection } from '../../core/db/connection.ts';
import { inFilling, inSnapshot } from '../../core/db/owner.ts';
import { addressOf } from '../../core/db/places.ts';
import { checkLinks } from '../backup/queries.ts';
import { createCompany } from './make.service.ts';
import { type Copy, catchUp, copyCompany } from './move-copy.service.ts';

let world: TestWorld;
let target: string;
let copy: Copy;

const admin = () => ({ url: world.adminUrl });
const inSource = (text: string) =>
  withConnection(addressOf(world.adminUrl, world.companyDatabase), (client) => client.query(text));
const inTarget = (text: string) =>
  withConnection(addressOf(world.adminUrl, target), (client) => client.query<Record<string, unknown>>(text));
const silent = () => undefined;

/** From the company to the copy. */
const both = (work: typeof catchUp) =>
  inFilling(admin(), world.companyDatabase, (from) =>
    inFilling(admin(), target, (to) => work(from, to, copy, silent)),
  );

beforeEach(async () => {
  world = await cloneWorld();
  const name = `Alvo ${world.companyDatabase}`;
  ({ database: target } = await createCompany(admin(), world, { name }));
  copy = await inSnapshot(admin(), world.companyDatabase, (from) =>
    inFilling(admin(), target, (to) => copyCompany(from, to, silent)),
  );
});

describe('a copy made while people work', () => {
  it('catches up with what was added, changed and removed, also where one row takes the place of another', async () => {
    await inSource(
      "insert into motivo (tp_motivo, ds_motivo) values ('PAUSA', 'A'), ('PAUSA', 'B'), ('PAUSA', 'C')",
    );
    await both(catchUp);
    copy = { ...copy, putBack: () => Promise.resolve() };
    await inSource(`
      delete from motivo where ds_motivo = 'A';
      update motivo set ds_motivo = 'A' where ds_motivo = 'B';
      update motivo set ds_motivo = 'B' where ds_motivo = 'C';
      update parametro set qt_anexos = 7;
      insert into os_comentario (nr_seq_os, nr_seq_clifor, ds_observacao)
      select os.nr_sequencial, min(g.nr_sequencial), 'depois' from os, g_clifor g group by 1 limit 2`);
    await both(catchUp);
    const reasons =
      "select nr_sequencial, ds_motivo from motivo where ds_motivo in ('A', 'B', 'C') order by 1";
    expect((await inTarget(reasons)).rows).toEqual((await inSource(reasons)).rows);
    expect((await inTarget('select qt_anexos from parametro')).rows).toEqual([{ qt_anexos: 7 }]);
    await inFilling(admin(), target, ({ db }) => checkLinks(db));
    const { rows } = await inTarget(`
      select (select count(*)::int from pg_constraint where contype = 'f' and not convalidated) as unchecked,
             (select count(*)::int from pg_trigger where tgenabled = 'D') as asleep,
             (select count(*)::int from os_comentario where ds_observacao = 'depois') as added`);
    expect(rows).toEqual([{ unchecked: 0, asleep: 0, added: 2 }]);
  });

  it('is not taken where a row differs, or is missing', async () => {
    await inTarget('update parametro set qt_anexos = qt_anexos + 1');
    await expect(both(catchUp)).rejects.toThrow('parametro is not as it was');
  });
});
