/** Programs that need a port of their own to be started with. */
const users = ['installation', 'outside', 'crash', 'processes', 'servers'] as const;
/** Ports of each; below those the system gives out by itself, so that no connection has one of them. */
const each = 3_000;

/** A port for a program this test process starts. */
export const ownPort = (user: (typeof users)[number]): number =>
  20_000 + users.indexOf(user) * each + (process.pid % each);
