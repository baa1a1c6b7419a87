import {
  type IntakeKind,
  intakeColumns,
  intakeExamples,
  intakeForms,
  intakeNotes,
  intakeOrder,
} from '@terminal/contract';

/** A line of a CSV for spreadsheets in Brazil; no cell begins a formula. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(written).join(';')}\r\n`;

function written(cell: string): string {
  const harmless = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** A file to fill in: heads, one example, and lines that explain each column and are left out when it is read. */
export function templateOf(kind: IntakeKind): string {
  const columns = intakeColumns(kind);
  const about = columns.map(([, { head, required, form, note }]) =>
    [
      `# ${head}`,
      required === true ? 'obrigatória' : 'opcional',
      intakeForms[form],
      note === undefined ? '' : intakeNotes[note],
    ].filter((part) => part !== ''),
  );
  return [
    '\uFEFF',
    csvLine(columns.map(([, { head }]) => head)),
    ...intakeExamples(kind).map(csvLine),
    ...about.map(csvLine),
    csvLine([`# Ordem dos arquivos: ${intakeOrder.join(', ')}`]),
  ].join('');
}
