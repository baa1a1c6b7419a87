import { routes } from '../core/http/handlers.ts';
import type { LiveFeed } from './service.ts';

/** The calls of the live feed, each with the use case that answers it. */
export const liveRoutes = (live: LiveFeed) =>
  routes({
    followEvents: (context, { query }) =>
      live.follow(context, query.ha === undefined ? undefined : Number(query.ha)),
  });
