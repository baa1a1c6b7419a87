import type { CallName, OwnName, PanelCallName } from '@terminal/contract';
import { ownNameOf, withoutCompany } from '@terminal/contract/own';
import type { Request } from './client.ts';
import { officeRequest } from './office.ts';

/** Calls of the panel that whoever administers a company sends too, of the company of the session. */
type Shared = { [N in PanelCallName]: OwnName<N> extends CallName ? N : never }[PanelCallName];

/** Sends a call of the panel as whoever administers the company of the session (contract/core/own.ts). */
export const ownRequest = ((
  name,
  { query, body }: Partial<Record<'query' | 'body', Readonly<Record<string, unknown>>>>,
  options,
) =>
  // Every shared call has an own one of this name, which takes the same without the company.
  officeRequest(
    ownNameOf(name) as Parameters<typeof officeRequest>[0],
    { query: withoutCompany(query ?? {}), ...(body && { body: withoutCompany(body) }) },
    options,
  )) as Request<Shared>;
