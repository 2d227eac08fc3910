import type { Grant } from '../../../../contract/grants.ts';

/** The room of one helper: for most programs of the catalogue somebody is known. */
export function HelpAwaited({ grant }: { grant: Pick<Grant, 'sourceType'> }) {
  return grant.sourceType === 'curated' ? <div className="free-help-place" /> : null;
}
