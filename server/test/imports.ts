import { randomUUID } from 'node:crypto';
import type { AnswerOf, PlanImportKind } from '@terminal/contract';
import type { Api, Signed } from './api.ts';
import { type Place, placeInPlan } from './forecast.ts';

/** What each row would do: its state, and why. */
export const verdicts = ({ linhas }: AnswerOf<'previewImport'>) =>
  linhas.map(({ st_linha, recusas, ds_motivo }) => [st_linha, recusas[0]?.codigo ?? ds_motivo]);

/** Imports of plans as their keeper makes them. */
export const importsOf = (now: () => { api: Api; keeper: Signed }) => {
  const preview = (tipo: PlanImportKind, linhas: string[][], who: Signed | null = now().keeper) =>
    now().api.call('previewImport', { body: { tipo, linhas } }, who);
  const apply = (tipo: PlanImportKind, linhas: string[][], impressao: string, key: string = randomUUID()) =>
    now().api.call('applyImport', { body: { tipo, linhas, impressao }, key }, now().keeper);
  return {
    preview,
    apply,
    /** Shows what rows would do, and does it. */
    async importRows(tipo: PlanImportKind, linhas: string[][]) {
      const shown = (await preview(tipo, linhas)).body;
      return { shown: verdicts(shown), done: await apply(tipo, linhas, shown.impressao) };
    },
  };
};

/** A vehicle with a reading ten days ago and one now. */
export async function vehicleAt(api: Api, km: number): Promise<Place> {
  const place = await placeInPlan(api, { cycles: [{ name: 'B', days: 100 }], lastDaysAgo: 20, meter: km });
  await api.sql(
    `insert into km_leitura (nr_placa, dt_leitura, km, tp_origem)
     values ($1, now() - interval '10 days', $2, 'O'), ($1, now() - interval '1 day', $3, 'O')`,
    [place.plate, km - 1000, km],
  );
  return place;
}

/** A branch nobody may sign in to. */
export async function otherBranch(api: Api): Promise<number> {
  const [made] = await api.sql<{ id: number }>(
    "insert into filial (ds_filial) select 'FILIAL ' || count(*) from filial returning nr_sequencial as id",
  );
  return made?.id ?? 0;
}
