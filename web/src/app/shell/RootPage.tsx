import { Outlet, useMatches } from '@tanstack/react-router';
import { TestBanner } from './TestBanner.tsx';

/** Root of every page. Shows the test host above pages outside the two frames, which show it in their sticky tops (SHELL-32). */
export function RootPage() {
  const framed = useMatches({
    select: (matches) => matches.some(({ routeId }) => /^.(shell|panel)$/.test(routeId)),
  });
  return (
    <>
      {!framed && <TestBanner />}
      <Outlet />
    </>
  );
}
