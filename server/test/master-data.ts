import type { InputOf, RecordKind } from '@terminal/contract';
import { expect } from 'vitest';
import type { Api, Signed } from './api.ts';

type Saved = InputOf<'saveRecord'>['body'];

/** Master data as an administrator of the company keeps it. */
export function keepRecords(api: Api, administrator: Signed) {
  return {
    save: (tipo: RecordKind, body: Saved, who = administrator) =>
      api.call('saveRecord', { params: { tipo }, body }, who),
    async get(tipo: RecordKind, id: string) {
      const { status, body } = await api.call('getRecord', { params: { tipo, id } }, administrator);
      expect(status).toBe(200);
      return body;
    },
    async list(tipo: RecordKind, query: InputOf<'listRecords'>['query'] = {}) {
      const { status, body } = await api.call('listRecords', { params: { tipo }, query }, administrator);
      expect(status).toBe(200);
      return body;
    },
  };
}

/** The cells of a truck. */
export const truck = (placa: string, changed: Record<string, string> = {}) => ({
  placa,
  tipo: 'TRUCK 6X2',
  filiais: 'CURITIBA',
  ...changed,
});

let made = 0;
/** A plate nobody has. */
export const freshPlate = (): string => {
  made += 1;
  return `TST${String(made).padStart(4, '0')}`;
};
