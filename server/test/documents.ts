import type { AnswerOf } from '@terminal/contract';
import { dayNumber, isoDay } from '@terminal/contract/days';
import { expect } from 'vitest';
import type { Signed } from './api.ts';
import { openFiles, postFiles } from './uploads.ts';

type File = Parameters<typeof postFiles>[3]['files'][number];

/** A file that is a document. */
export const paper: File = {
  name: 'crlv.pdf',
  bytes: Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n'),
};

/** A world in which 1201 keeps vehicles and 1002 only problems, and what adds documents there. */
export async function openDocuments() {
  const { api, joao, close } = await openFiles();
  await api.sql(
    `insert into clifor_cadastro (nr_seq_clifor, tp_cadastro)
     select g.nr_sequencial, k.tipo from g_clifor g
       join (values ('1201', 'vehicles'), ('1002', 'problems')) k (matricula, tipo) on k.matricula = g.nr_matricula`,
  );
  const keeper = await api.signIn('1201', '456');
  const supplier = await api.signInSupplier('31', '00123');
  const [{ today } = { today: '' }] = await api.sql<{ today: string }>(
    "select (now() at time zone 'America/Sao_Paulo')::date::text as today",
  );
  const post = (plate: string, fields: Record<string, string>, files = [paper], who = keeper) =>
    postFiles<AnswerOf<'addVehicleDocument'>>(api, who, `veiculo/${plate}/documentos`, { files, fields });
  return {
    api,
    joao,
    keeper,
    supplier,
    close,
    post,
    expiring: (who: Signed = keeper, query = {}) => api.call('listExpiringDocuments', { query }, who),
    /** So many days from today, where the branch is. */
    inDays: (days: number) => isoDay(dayNumber(today) + days),
    /** Adds a document of a vehicle. @returns its number */
    async add(plate: string, fields: Record<string, string> = {}) {
      const { status, body } = await post(plate, { tp_documento: 'CRLV', ...fields });
      expect(status).toBe(200);
      return body.nr_sequencial;
    },
  };
}
