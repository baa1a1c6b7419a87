import type { Handlers } from '../core/http/mount.ts';
import type { LiveFeed } from './service.ts';

export const liveRoutes = (live: LiveFeed): Handlers<'followEvents'> => ({
  followEvents: (context) => live.follow(context),
});
