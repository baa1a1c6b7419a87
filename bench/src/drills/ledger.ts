import type pg from 'pg';
import { inCompany } from '../commands.ts';
import { promises } from '../promises.ts';
import type { Place } from '../world.ts';
import { type Finding, none } from './drill.ts';
import type { Press } from './load.ts';

const pressed = `
  with toque as (
    select * from jsonb_to_recordset($1::jsonb) as t (person int, key uuid, "order" bigint, deed text, acknowledged boolean))`;

/** What contradicts the presses in the database: each statement counts it. */
const contradictions = {
  'acknowledged commands that are lost': `
    select count(*) from toque t where t.acknowledged
       and not exists (select 1 from comando c where c.nr_seq_clifor = t.person and c.cd_chave = t.key)`,
  'acknowledged comments that are lost': `
    select count(*) from toque t where t.acknowledged and t.deed = 'comment'
       and not exists (select 1 from os_comentario c where c.nr_seq_os = t."order" and c.ds_observacao = t.key::text)`,
  'orders acknowledged as finished that are open': `
    select count(*) from toque t join os on os.nr_sequencial = t."order"
     where t.acknowledged and t.deed = 'finish' and os.st_os <> 'R'`,
  'commands without an event': `
    select count(*) from toque t join comando c on c.nr_seq_clifor = t.person and c.cd_chave = t.key
     where not exists (select 1 from evento e where e.cd_chave = t.key)`,
  'events without their command': `
    select count(*) from toque t join evento e on e.cd_chave = t.key
     where not exists (select 1 from comando c where c.nr_seq_clifor = t.person and c.cd_chave = t.key)`,
  'comments written twice': `
    select count(*) from (select 1 from toque t join os_comentario c on c.nr_seq_os = t."order" and c.ds_observacao = t.key::text
     group by t.key having count(*) > 1) x`,
  'orders whose intervals of work are not their starts': `
    select count(*) from (select t."order",
             count(*) filter (where exists (select 1 from comando c where c.nr_seq_clifor = t.person and c.cd_chave = t.key)) as starts
        from toque t where t.deed in ('start', 'resume') group by 1) x
     where starts <> (select count(*) from execucao e where e.nr_seq_os = x."order")`,
};

/** Compares what the technicians were told with what the database holds, and the database with itself. */
export async function checkLedger(place: Place, presses: readonly Press[]): Promise<Finding[]> {
  const counts = await inCompany(place, async (client) => {
    const given = [JSON.stringify(presses)];
    const found: [string, number][] = [];
    for (const [claim, text] of Object.entries(contradictions))
      found.push([claim, await count(client, pressed + text, given)]);
    let own = 0;
    for (const text of Object.values(promises)) own += await count(client, text);
    found.push(['rows that contradict each other (drill:races)', own]);
    return found;
  });
  return [...told(presses), ...counts.map(([claim, n]) => none(n, claim))];
}

function told(presses: readonly Press[]): Finding[] {
  const refused = presses.filter((press) => press.refused !== '');
  const silent = presses.filter((press) => !press.acknowledged && press.refused === '');
  const codes = [...new Set(refused.map((press) => press.refused))].join(', ');
  return [
    { kept: presses.length > 0, text: `commands pressed: ${presses.length}` },
    none(refused.length, `refused although nothing was wrong with them${codes && ` (${codes})`}`),
    none(silent.length, 'never answered'),
  ];
}

async function count(client: pg.Client, text: string, values: unknown[] = []): Promise<number> {
  const { rows } = await client.query<{ count: string }>(text, values);
  return Number(rows[0]?.count);
}

/** Defect: as if the newest acknowledged command had never reached the disk. */
export async function loseOne(place: Place, presses: readonly Press[]): Promise<void> {
  const newest = presses.findLast((press) => press.acknowledged);
  await inCompany(place, (client) => client.query('delete from comando where cd_chave = $1', [newest?.key]));
}
