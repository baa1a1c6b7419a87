import { Outlet, useMatches } from '@tanstack/react-router';
import { TestBanner } from './TestBanner.tsx';

/** Every page. On those without the shell, whose sticky top has it, the test host is told above them (SHELL-32). */
export function RootPage() {
  const inShell = useMatches({ select: (matches) => matches.some(({ routeId }) => routeId === '/shell') });
  return (
    <>
      {!inShell && <TestBanner />}
      <Outlet />
    </>
  );
}
