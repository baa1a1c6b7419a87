import type { PanelLevel } from '@terminal/contract';
import type { ControlDb } from '../core/db/pools.ts';
import type { Keys } from '../core/keys.ts';
import type { AccountOptions } from '../core/outside/account.service.ts';
import type { SignInProvider } from '../core/outside/provider.ts';

/** What the panel's login works with. */
export interface PanelOptions {
  control: ControlDb;
  keys: Keys;
  /** Every user needs a password (PANEL_REQUIRE_PASSWORD). */
  requiresPassword: boolean;
  /** First level whose users need a second factor (PANEL_SECOND_FACTOR); null: none. */
  secondFactor: PanelLevel | null;
  /** Where passkeys work (PANEL_ORIGIN). */
  origins: readonly string[];
  production: boolean;
  accounts: AccountOptions;
  /** Whose accounts sign users in beside their digits (PANEL_ACCOUNT_ISSUER); null: nobody's. */
  provider: SignInProvider | null;
}
