import type { Actor } from './field.ts';

/** What one listener heard of the live feed. */
export interface Feed {
  /** How often each event was told, by its number. */
  heard: Map<number, number>;
  stop(): Promise<void>;
}

/** Opens the live feed of a server and notes each event. */
export async function listen(base: string, { headers }: Actor): Promise<Feed> {
  const hangUp = new AbortController();
  const response = await fetch(`${base}/api/eventos`, { headers, signal: hangUp.signal });
  if (!response.ok) throw new Error(`live feed: ${response.status}`);
  const heard = new Map<number, number>();
  const reading = read(response, heard).catch(() => undefined); // we hang up
  return {
    heard,
    async stop() {
      hangUp.abort();
      await reading;
    },
  };
}

async function read(response: Response, heard: Map<number, number>): Promise<void> {
  let rest = '';
  for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      const id = /^id: (\d+)$/.exec(line)?.[1];
      if (id !== undefined) heard.set(Number(id), (heard.get(Number(id)) ?? 0) + 1);
    }
  }
}
