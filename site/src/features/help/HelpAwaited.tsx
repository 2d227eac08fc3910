import type { Grant } from '../../../../contract/programs/grants.ts';

/** Reserves space for one helper. Most programs in the catalog have one. */
export function HelpAwaited({ grant }: { grant: Pick<Grant, 'sourceType'> }) {
  return grant.sourceType === 'curated' ? <div className="free-help-place" /> : null;
}
