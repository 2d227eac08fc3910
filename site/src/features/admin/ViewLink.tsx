import type { MouseEvent, ReactNode } from 'react';
import { hrefOf, openView, type View } from './view.ts';

interface Props {
  to: View;
  className?: string;
  isCurrent?: boolean;
  children: ReactNode;
}

/** Opens another part of the dashboard without a page load. Modified clicks, such as for a new tab, work as usual. */
export function ViewLink({ to, className, isCurrent, children }: Props) {
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    openView(to);
  };
  return (
    <a href={hrefOf(to)} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={open}>
      {children}
    </a>
  );
}
