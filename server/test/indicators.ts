import { dayMs } from '@terminal/contract/days';
import type { Api } from './api.ts';

/** A new branch without vehicles and orders, which a person may ask about. */
export async function emptyBranch(api: Api, person: number): Promise<number> {
  const [made] = await api.sql<{ nr_sequencial: number }>(
    "insert into filial (ds_filial) select 'Filial de teste ' || count(*) from filial returning nr_sequencial",
  );
  const branch = made?.nr_sequencial ?? 0;
  await api.sql('insert into clifor_filial (nr_seq_clifor, nr_seq_filial) values ($1, $2)', [person, branch]);
  return branch;
}

/** The last sixty days and today, as calendar days of São Paulo. */
export const daysAround = () => {
  const day = (ago: number) =>
    new Date(Date.now() - ago * dayMs).toLocaleDateString('en-CA', { timeZone: 'America/Sao_Paulo' });
  return { de: day(60), ate: day(0) };
};
