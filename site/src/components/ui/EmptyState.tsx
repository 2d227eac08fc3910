import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Its level in the page's outline. */
  as?: 'h1' | 'h2' | 'h3';
  /** Why it is empty. */
  children: ReactNode;
  /** What to do about it: buttons or links. */
  actions?: ReactNode;
}

/** Stands where content would be, says why there is none, and helps on. */
export function EmptyState({ title, as: Heading = 'h2', children, actions }: Props) {
  return (
    <div className="empty-state">
      <Heading>{title}</Heading>
      {children}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
