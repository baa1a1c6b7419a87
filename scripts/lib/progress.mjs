const redrawMs = 500;
const repeatMs = 5000;

/** A line with a name that is kept up to date while `work` runs: rewritten on a terminal, repeated every 5 s in a log. */
export async function withProgress(label, describe, work) {
  const begin = Date.now();
  const terminal = process.stdout.isTTY;
  const line = () => `${label} … ${describe()} ${seconds(begin)}`.replace(/ {2,}/g, ' ');
  process.stdout.write(terminal ? line() : `${label} …\n`);
  const timer = setInterval(
    () => process.stdout.write(terminal ? `\r\x1b[K${line()}` : `${line()}\n`),
    terminal ? redrawMs : repeatMs,
  );
  try {
    const result = await work();
    process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${label} — done in ${seconds(begin)}\n`);
    return result;
  } catch (error) {
    process.stdout.write(`${terminal ? '\r\x1b[K' : ''}${label} — failed after ${seconds(begin)}\n`);
    throw error;
  } finally {
    clearInterval(timer);
  }
}

/** Time since a moment in ms, as "12 s" or "0.4 s". */
export function seconds(begin) {
  const passed = (Date.now() - begin) / 1000;
  return `${passed < 10 ? passed.toFixed(1) : Math.round(passed)} s`;
}
