/** Largest file that is read as a whole, in bytes. */
export const mostFileBytes = 10 * 1024 * 1024;

/** Why a file cannot be read. */
export type FileFault = 'large' | 'format' | 'broken' | 'quotes' | 'empty';

/** A file that cannot be read as a table. */
export class UnreadableFile extends Error {
  readonly fault: FileFault;

  constructor(fault: FileFault) {
    super(fault);
    this.fault = fault;
  }
}

/** Whether a file begins as workbooks do (PK: they are archives), whatever its name says. */
export async function isWorkbook(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0x50 && second === 0x4b;
}
