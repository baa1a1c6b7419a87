import { Component, type ReactNode } from 'react';
import { type Opened, OpenedContext, Outlet, useOpened } from '../../../core/navigation/visit.tsx';
import { routes } from '../../routes.ts';
import { TestBanner } from '../components/TestBanner.tsx';
import { CrashPage } from './CrashPage.tsx';
import { NotFoundPage } from './NotFoundPage.tsx';

/** Root of every page. Shows the test host above pages outside the two frames, which show it in their sticky tops (SHELL-32). */
export function RootPage() {
  const opened = useOpened(routes);
  if (opened === null) return null;
  const Frame = opened.route?.frame?.Shown ?? Outlet;
  return (
    <OpenedContext value={opened}>
      {Frame === Outlet && <TestBanner />}
      <Drawing opened={opened}>{opened.route ? <Frame /> : <NotFoundPage />}</Drawing>
    </OpenedContext>
  );
}

interface DrawingProps {
  opened: Opened;
  children: ReactNode;
}

/** What throws while it is drawn gives way to the `CrashPage`, until another page is opened. */
class Drawing extends Component<DrawingProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError = () => ({ crashed: true });

  override componentDidUpdate({ opened }: DrawingProps) {
    if (this.state.crashed && opened !== this.props.opened) this.setState({ crashed: false });
  }

  override render() {
    return this.state.crashed ? <CrashPage /> : this.props.children;
  }
}
