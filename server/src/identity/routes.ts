import { routes } from '../core/http/handlers.ts';
import { badgeOwner } from './badge.service.ts';
import { ownPin, setOwnPin } from './pin.service.ts';
import type { ProofOptions } from './proof.service.ts';

/** The calls of identity, each with the use case that answers it. */
export const identityRoutes = (options: ProofOptions) =>
  routes({
    findBadge: (context, { body }) => badgeOwner(context, options, body.cracha),
    getOwnPin: (context) => ownPin(context),
    setOwnPin: (context, { body }) => setOwnPin(options, context, body),
  });
