import type { Grant } from '../../../../contract/programs/grants.ts';

/** The room of one helper: most programs of the catalog have one. */
export function HelpAwaited({ grant }: { grant: Pick<Grant, 'sourceType'> }) {
  return grant.sourceType === 'curated' ? <div className="free-help-place" /> : null;
}
