import { Outlet, useMatches } from '@tanstack/react-router';
import { TestBanner } from './TestBanner.tsx';

/** Every page. On those outside the two frames, whose sticky tops have it, the test host is told above them (SHELL-32). */
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
