import type { ReactNode } from 'react';

interface Props {
  title: string;
  /** Heading level in the page's outline. */
  as?: 'h1' | 'h2' | 'h3';
  /** The reason there's nothing to show. */
  children: ReactNode;
  /** The next steps: buttons or links. */
  actions?: ReactNode;
}

/** Placeholder for missing content: says why there is none and what to do. */
export function EmptyState({ title, as: Heading = 'h2', children, actions }: Props) {
  return (
    <div className="empty-state">
      <Heading>{title}</Heading>
      {children}
      {actions && <div className="empty-state-actions">{actions}</div>}
    </div>
  );
}
