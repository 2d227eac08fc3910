import type { ReactNode } from 'react';

interface Props {
  kind: 'info' | 'success' | 'warning' | 'error';
  title?: string;
  children?: ReactNode;
}

/** Errors are announced when they appear; other kinds are part of the page. */
export function Alert({ kind, title, children }: Props) {
  return (
    <div className={`alert alert-${kind}`} {...(kind === 'error' ? { role: 'alert' } : {})}>
      {title && <p className="font-semibold">{title}</p>}
      {children}
    </div>
  );
}
