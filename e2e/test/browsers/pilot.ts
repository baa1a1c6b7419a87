import { type InPage, inPage } from './in-page.ts';

/** A browser that opens pages and runs steps in them; whatever protocol it speaks. */
export interface Pilot {
  /** Name and version, as the browser says. */
  name: string;
  open(address: string): Promise<void>;
  /** Runs JavaScript in the page. @param script an expression that is a promise of a text */
  evaluate(script: string): Promise<string>;
  close(): Promise<void>;
}

/** Runs a step in the page; it may use what it is handed only. */
export async function run<Input, Answer>(
  pilot: Pilot,
  step: (at: InPage, input: Input) => Answer | Promise<Answer>,
  input: Input,
): Promise<Answer> {
  const script = `(async () => JSON.stringify({ answer: await (${step})((${inPage})(), ${JSON.stringify(input)}) }))()`;
  // Written by the line above.
  return (JSON.parse(await pilot.evaluate(script)) as { answer: Answer }).answer;
}
