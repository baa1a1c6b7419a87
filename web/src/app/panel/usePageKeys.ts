import { useEffect } from 'react';
import { navigate } from '../../core/navigation/navigate.ts';
import type { PanelSession } from '../../core/panel/record.ts';
import { pagesOf } from './menu.ts';

/** Number keys for the menu, unless a field has the focus or a sheet is open. */
export function usePageKeys(session: PanelSession | null): void {
  useEffect(() => {
    if (!session || session.falta_fator) return;
    const paths = ['/inicioPainel' as const, ...pagesOf(session).map(({ path }) => path)];
    const onKey = (event: KeyboardEvent) => {
      const path = /^[1-9]$/.test(event.key) ? paths[Number(event.key) - 1] : undefined;
      if (path === undefined || event.ctrlKey || event.altKey || event.metaKey || isBusy(event)) return;
      event.preventDefault();
      void navigate({ to: path });
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [session]);
}

/** The SQL editor has its own shadow root, so the field typed into is the first of the composed path, not the target. */
function isBusy(event: KeyboardEvent): boolean {
  if (document.querySelector('dialog[open]') !== null) return true;
  const [target] = event.composedPath();
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.closest('input, textarea, select, [role="grid"]') !== null)
  );
}
