import { findSealed, updateSealed } from './account-secret.queries.ts';
import type { CompanyDb } from './db/pools.ts';
import { type Keys, keyMark } from './keys.ts';
import { seal, unseal } from './sealing.ts';

const purpose = (companyId: number) => `conta|${companyId}`;

/** The client secret of a company's provider, sealed with the present key. */
export const sealedSecret = ({ secretKey }: Keys, companyId: number, secret: string) => ({
  bt_segredo: seal(secretKey, purpose(companyId), Buffer.from(secret)),
  cd_chave: keyMark(secretKey),
});

/** What became of a client secret: sealed anew with the present key, sealed with it already, or opened by neither key. */
type Resealing = { is: 'SEALED' | 'KEPT'; secret: string } | { is: 'LOST' };

/** The client secret of a company; one sealed with the other key of a change of keys is sealed anew. Null: there is none. */
export async function openSecret(db: CompanyDb, keys: Keys, companyId: number): Promise<Resealing | null> {
  const found = await findSealed(db);
  if (found === undefined) return null;
  const secret = unseal(keys, purpose(companyId), found.bt_segredo)?.toString();
  if (secret === undefined) return { is: 'LOST' };
  const now = sealedSecret(keys, companyId, secret);
  if (now.cd_chave === found.cd_chave) return { is: 'KEPT', secret };
  await updateSealed(db, { before: found.bt_segredo, sealed: now.bt_segredo, mark: now.cd_chave });
  return { is: 'SEALED', secret };
}
