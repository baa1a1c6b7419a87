/** What a drill is given. */
export interface Ground {
  /** Data of company DEMO, made for this run of the drills. */
  dataDir: string;
  secretKey: string;
  /** The port of the server, and the one after it for a second one. */
  port: number;
  /** Whether the drill has to plant its defect, so that it can be seen to fail. */
  broken: boolean;
  /** Minutes a soak takes. */
  minutes: number;
  /** Where the choices of a month begin. */
  seed: number;
}

/** One thing that was looked at. */
export interface Finding {
  kept: boolean;
  /** What was looked at, with its figures. */
  text: string;
}

/** A promise of docs/reliability.md, and how it is tried. */
export interface Drill {
  name: string;
  promise: string;
  /** What `--broken` plants: never in the product, always around it. */
  defect: string;
  run(ground: Ground): Promise<Finding[]>;
}

/** A count that has to be nothing. */
export const none = (count: number, text: string): Finding => ({
  kept: count === 0,
  text: `${text}: ${count}`,
});

/** Times in ms against the longest one promised. */
export function within(times: readonly number[], longest: number, text: string): Finding {
  const sorted = times.map(Math.round).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
  const last = sorted.at(-1) ?? Number.NaN;
  return { kept: last <= longest, text: `${text}: median ${middle} ms, longest ${last} ms of ${longest}` };
}
