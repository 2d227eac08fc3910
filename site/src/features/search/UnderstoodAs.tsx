import type { SearchResults } from '../../../../contract/search.ts';
import { UNDERSTOOD } from './texts.ts';

/** How the words were read, where that is not what was typed: corrected, and by their official names. */
export function UnderstoodAs({ corrected, alsoSearched }: NonNullable<SearchResults['understood']>) {
  const also = alsoSearched.join(', ');
  if (corrected === null && also === '') return null;
  return (
    <p className="text-small text-ink-soft wrap-anywhere">
      {corrected !== null && (
        <>
          {UNDERSTOOD.corrected} <strong>{corrected}</strong>.{' '}
        </>
      )}
      {also && (
        <>
          {UNDERSTOOD.also} <strong>{also}</strong>.
        </>
      )}
    </p>
  );
}
