import type { ReactNode } from 'react';

/** A table with its own scroll frame on narrow pages. */
export function Table({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be reachable by keyboard
    <section className="admin-table" aria-label={label} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
