import { Outlet, useMatches } from '@tanstack/react-router';
import { TestBanner } from './TestBanner.tsx';

/** Frames whose sticky top tells the test host. */
const frames = new Set(['/shell', '/panel']);

/** Every page. On those without a frame, the test host is told above them (SHELL-32). */
export function RootPage() {
  const framed = useMatches({ select: (matches) => matches.some(({ routeId }) => frames.has(routeId)) });
  return (
    <>
      {!framed && <TestBanner />}
      <Outlet />
    </>
  );
}
