import { queryClient } from './api/query-client.ts';
import { arrived } from './navigation/navigate.ts';
import { dismiss, shown } from './notices.ts';

/** How long an error can be read at least, in ms. */
const readable = 5_000;

/** When each error on screen appeared, by id. */
const since = new Map<number, number>();
let lastSuccess = 0;

/** Something was done since, or the page is another one: errors told before go once they could be read. */
function goOn(): void {
  for (const [id, at] of since) setTimeout(() => dismiss(id), at + readable - Date.now());
}

function follow(): void {
  const { notices } = shown.read();
  for (const id of since.keys()) if (!notices.some((one) => one.id === id)) since.delete(id);
  const success = Math.max(0, ...notices.filter(({ tone }) => tone === 'success').map(({ id }) => id));
  if (success > lastSuccess) goOn();
  lastSuccess = Math.max(lastSuccess, success);
  for (const { id, tone } of notices) if (tone === 'error' && !since.has(id)) since.set(id, Date.now());
}

/** Takes away errors that a command done, or another page, has put out of date. */
export function startTidying(): void {
  shown.listen(follow);
  arrived.listen(goOn);
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') goOn();
  });
}
