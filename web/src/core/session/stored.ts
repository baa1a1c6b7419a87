import { readStored } from '../storage.ts';
import type { BranchSession, Company } from './record.ts';

/** The session as this browser keeps it, null: nobody is signed in. What is drawn follows `store.ts`. */
export const storedSession = (): BranchSession | null => readStored<BranchSession>('filial');

/** The company chosen on this terminal; its key travels as the ApiKey header (AUTH-15). */
export const currentCompany = (): Company | null => readStored<Company>('empresa');
