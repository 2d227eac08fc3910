import type { MouseEvent } from 'react';
import { remembered } from '../history/remembered.ts';
import { PROFILE_QUERY } from '../state.ts';
import { openOwnList } from '../store.ts';
import { backToOwn } from '../texts.ts';

/** Leads from a search back to the member's own list, with its length if this page has shown it. */
export function ToOwnList() {
  return (
    <a className="button button-ghost -ml-4" href="/search-results" onClick={open}>
      <span aria-hidden="true">←</span> {backToOwn(remembered(PROFILE_QUERY)?.fits)}
    </a>
  );
}

function open(event: MouseEvent): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  openOwnList();
  // The link itself goes away.
  document.getElementById('results')?.focus();
}
