import { useStore } from '@nanostores/react';
import { DEFAULT_LOCALE } from '../../../../../contract/locales.ts';
import type { SearchResults } from '../../../../../contract/search/search.ts';
import { LOCALE } from '../../../locale/locale.ts';
import { IN_SPANISH } from '../../../locale/offered-language.ts';
import { $query, search, searchFor } from '../store.ts';
import { UNDERSTOOD } from './texts.ts';

/** Shows how the words were understood, if that differs from what was typed: corrections and official names. */
export function UnderstoodAs({
  corrected,
  suggested,
  alsoSearched,
  leftOut = [],
  lacks,
  isOwnList = false,
  language,
}: NonNullable<SearchResults['understood']>) {
  const { searchTerm } = useStore($query);
  const also = alsoSearched.join(', ');
  const isOffered = language === 'es' && LOCALE === DEFAULT_LOCALE;
  const isAsTyped = corrected === null && suggested === null && also === '' && leftOut.length === 0;
  if (isAsTyped && !lacks && !isOwnList && !isOffered) return null;
  return (
    <p className="text-small text-ink-soft wrap-anywhere">
      {corrected !== null && (
        <>
          {UNDERSTOOD.corrected} <strong>{corrected}</strong>.{' '}
          <button type="button" className="text-button" onClick={() => void search({ searchTerm, asTyped: true })}>
            {UNDERSTOOD.keepTyped(searchTerm)}
          </button>{' '}
        </>
      )}
      {suggested !== null && (
        <>
          {UNDERSTOOD.suggested}{' '}
          <button type="button" className="text-button" onClick={() => searchFor(suggested)}>
            {suggested}
          </button>
          {'? '}
        </>
      )}
      {also && (
        <>
          {UNDERSTOOD.also} <strong>{also}</strong>.{' '}
        </>
      )}
      {leftOut.length > 0 && (
        <>
          {UNDERSTOOD.leftOut(leftOut)}{' '}
          <button type="button" className="text-button" onClick={() => void search({ searchTerm, asTyped: true })}>
            {UNDERSTOOD.showLeftOut}
          </button>{' '}
        </>
      )}
      {lacks && (
        <>
          {UNDERSTOOD.lacks(lacks)}{' '}
          <button type="button" className="text-button" onClick={() => searchFor(UNDERSTOOD.anythingBut(lacks))}>
            {UNDERSTOOD.leaveOut(lacks)}
          </button>{' '}
        </>
      )}
      {isOwnList && UNDERSTOOD.ownList}
      {isOffered && (
        <span lang="es">
          {IN_SPANISH.question} <a href={`/es${location.pathname}${location.search}`}>{IN_SPANISH.link}</a>
        </span>
      )}
    </p>
  );
}
