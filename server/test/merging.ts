import { expect } from 'vitest';
import type { Signed } from './api.ts';
import { keepRecords } from './master-data.ts';
import { openWorkshop, type Workshop } from './work.ts';

type Kind = 'suppliers' | 'items';

/** Why doubles are merged in tests. */
export const motivo = 'cadastrado duas vezes';

/** A workshop whose administrator merges doubles. */
export interface Merging {
  shop: Workshop;
  admin: Signed;
  records: ReturnType<typeof keepRecords>;
}

/** Opens one. */
export async function openMerging(): Promise<Merging> {
  const shop = await openWorkshop();
  const admin = await shop.api.signIn('1601', '789');
  return { shop, admin, records: keepRecords(shop.api, admin) };
}

/** Calls that merge doubles and part them, as the administrator of an opened workshop sends them. */
export function mergesOf(opened: () => Merging) {
  const send = () => {
    const { shop, admin } = opened();
    return { api: shop.api, admin };
  };
  const join = (tipo: Kind, unido: number | string, fica: number | string, sent: { key?: string } = {}) => {
    const { api, admin } = send();
    const body = { unido: String(unido), fica: String(fica), motivo };
    return api.call('mergeRecords', { params: { tipo }, body, ...sent }, admin);
  };
  return {
    join,
    async joined(tipo: Kind, unido: number | string, fica: number | string) {
      const reply = await join(tipo, unido, fica);
      expect(reply.status, reply.codigo).toBe(200);
      return reply.body;
    },
    preview(tipo: Kind, unido: number | string, fica: number | string) {
      const { api, admin } = send();
      const query = { unido: String(unido), fica: String(fica) };
      return api.call('previewMerge', { params: { tipo }, query }, admin);
    },
    undo(tipo: Kind, uniao: number) {
      const { api, admin } = send();
      return api.call('undoMerge', { params: { tipo }, body: { uniao, motivo: 'eram dois mesmo' } }, admin);
    },
  };
}
