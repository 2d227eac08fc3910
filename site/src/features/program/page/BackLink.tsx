import { BACK } from './texts.ts';

export function BackLink() {
  return (
    <a className="button button-ghost no-print mb-2 -ml-4 lg:mb-4" href="/search-results">
      <span aria-hidden="true">←</span> {BACK}
    </a>
  );
}
