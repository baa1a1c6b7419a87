/** Milliseconds a child has to stop after it was asked to. */
const patienceMs = 10_000;

/**
 * Lives and dies with child processes: a signal to us asks each of them once to stop and waits; when one ends, so do the
 * others. Answers the exit code: 0 when we were asked to stop and they did, else that of the child that ended first.
 */
export async function superviseUntilEnd(children) {
  let asked = false;
  const killAll = () => {
    for (const child of children) child.kill('SIGKILL');
  };
  const askAll = () => {
    if (asked) return;
    asked = true;
    // Ctrl-C in a terminal reaches the children directly as SIGINT; SIGTERM is what nobody but us sends them.
    for (const child of children) child.kill('SIGTERM');
    setTimeout(killAll, patienceMs).unref();
  };
  let byUs = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      byUs = true;
      askAll();
    });
  }
  const ends = children.map((child) => ended(child));
  const first = await Promise.race(ends);
  askAll();
  const all = await Promise.all(ends);
  if (!byUs) return first.code ?? 1;
  return all.every(({ signal }) => signal !== 'SIGKILL') ? 0 : 1;
}

function ended(child) {
  return new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve({ code, signal }));
    child.once('error', (error) => {
      console.error(error.message);
      resolve({ code: 1, signal: null });
    });
  });
}
