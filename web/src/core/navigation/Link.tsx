import { type ComponentProps, type MouseEvent, type ReactNode, useRef } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import { cx } from '../cx.ts';
import { type ActiveOptions, type AnyAddress, isActive, written } from './address.ts';
import { intended, navigate } from './navigate.ts';
import type { Address, Path } from './paths.ts';

/** So long a pointer rests on a link before its page is loaded ahead, in ms. */
const restMs = 50;

interface AnchorProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  activeOptions?: ActiveOptions;
  /** Whether it leads to where one is, where its address does not tell. */
  current?: boolean;
  /** What a current link has more; it is `aria-current` by itself. */
  activeProps?: { className: string };
  children: ReactNode | ((link: { isActive: boolean }) => ReactNode);
}

/** A link inside the terminal, by the address as the browser writes it. */
export function Anchor({
  href,
  className,
  activeOptions,
  current,
  activeProps,
  onClick,
  children,
  ...rest
}: AnchorProps & { href: string }) {
  const here = useLocationProperty(() => isActive(href, location, activeOptions));
  const active = current ?? here;
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rested = () => {
    timer.current = setTimeout(() => intended.tell(href), restMs);
  };
  const left = () => clearTimeout(timer.current);
  function go(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    const elsewhere = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (elsewhere || event.defaultPrevented) return;
    event.preventDefault();
    void navigate({ href });
  }
  return (
    <a
      {...rest}
      href={href}
      className={cx(className, active && activeProps?.className) || undefined}
      aria-current={active ? 'page' : undefined}
      onClick={go}
      onMouseEnter={rested}
      onMouseLeave={left}
      onFocus={rested}
      onBlur={left}
      onTouchStart={() => intended.tell(href)}
    >
      {typeof children === 'function' ? children({ isActive: active }) : children}
    </a>
  );
}

/** A link to a page of the terminal. */
export function Link<P extends Path>(props: Address<P> & AnchorProps) {
  const { to, params, search, ...rest }: AnyAddress & AnchorProps = props;
  return <Anchor {...rest} href={written({ to, params, search })} />;
}
