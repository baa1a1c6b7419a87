import { type IntakeKind, intakeForms, intakeNotes, intakeOrder } from '@terminal/contract';
import { intakeTemplate } from '@terminal/contract/intake-template';
import type { Table } from '@terminal/contract/table';

/** A file to fill in, its columns explained in Portuguese, and behind them the order of the files. */
export function templateOf(kind: IntakeKind): Table {
  const { heads, rows } = intakeTemplate(kind, ({ required, form, note }) =>
    [
      required === true ? 'obrigatória' : 'opcional',
      intakeForms[form],
      note === undefined ? '' : intakeNotes[note],
    ].filter((part) => part !== ''),
  );
  return { heads, rows: [...rows, [`# Ordem dos arquivos: ${intakeOrder.join(', ')}`]] };
}
