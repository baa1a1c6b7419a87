import type { OrderCommand } from '@terminal/contract';

/** Commands the rows of each section of the work list have a button for; of alternatives the first that is permitted. */
const offered = {
  active: [['pausar'], ['parar', 'finalizar']],
  paused: [['continuar']],
  work: [['iniciar', 'finalizar']],
  approval: [['aprovar']],
  release: [['finalizar_liberacao']],
} as const satisfies Record<string, readonly (readonly OrderCommand[])[]>;

/** Section of the work list. */
export type Section = keyof typeof offered;
/** Command a row may have a button for. */
export type RowCommand = (typeof offered)[Section][number][number];

/** Commands a row of a section offers, of those the server permits. */
export const rowCommands = (section: Section, permitido: readonly OrderCommand[]): RowCommand[] =>
  offered[section].flatMap(
    (choices: readonly RowCommand[]) => choices.find((command) => permitido.includes(command)) ?? [],
  );
