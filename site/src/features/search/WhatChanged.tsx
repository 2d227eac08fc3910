import { useEffect, useState } from 'react';
import { getGrant, type MatchedGrant } from '../../../../contract/grants.ts';
import { CloseButton } from '../../components/ui/CloseButton.tsx';
import { call } from '../../lib/api.ts';
import { grantPath } from '../program/route.ts';
import { CHANGED } from './list-texts.ts';
import type { Ready } from './state.ts';
import { changesBetween, forgetBefore, listBefore, type Moved, missingFrom } from './what-changed.ts';

/** More than these don't fit in a short line. */
const MOST = 5;

/** After a profile change: programs whose amount or verdict changed, and the total before and after. */
export function WhatChanged({ search }: { search: Ready }) {
  const [before, setBefore] = useState(listBefore);
  const dropped = useDropped(before?.results.grants ?? [], search);
  if (!before) return null;
  const { moved, was, now } = changesBetween(before.results, search);
  const lines = [
    ...moved.map((one) => (
      <li key={one.id}>
        <a href={grantPath(one.id)}>{one.title}</a>: <Turn {...one} />
      </li>
    )),
    ...dropped
      .filter(({ id }) => !moved.some((one) => one.id === id))
      .map(({ id, title }) => (
        <li key={id}>
          <a href={grantPath(id)}>{title}</a>: {CHANGED.dropped}
        </li>
      )),
  ];
  return (
    <section className="what-changed" aria-labelledby="what-changed">
      <div className="stack min-w-0 [--gap:0.25rem]">
        <h3 id="what-changed" className="subhead">
          {CHANGED.title(before.changed)}
        </h3>
        {lines.length === 0 && <p>{CHANGED.nothing}</p>}
        {lines.length > 0 && <ul>{lines.slice(0, MOST)}</ul>}
        {lines.length > MOST && (
          <details>
            <summary>{CHANGED.more(lines.length - MOST)}</summary>
            <ul>{lines.slice(MOST)}</ul>
          </details>
        )}
        {was !== now && (
          <p className="font-semibold">
            {CHANGED.total} <FromTo was={was || CHANGED.nothingCounted} now={now || CHANGED.nothingCounted} />
          </p>
        )}
      </div>
      <CloseButton
        onClick={() => {
          // The button disappears along with what it closes.
          document.getElementById('results')?.focus({ preventScroll: true });
          forgetBefore();
          setBefore(undefined);
        }}
      />
    </section>
  );
}

/**
 * Programs that looked right before and are ruled out now. Lists are cut, so a program that's missing is checked on its
 * own page.
 */
function useDropped(before: MatchedGrant[], search: Ready): readonly MatchedGrant[] {
  const missing = missingFrom(before, search);
  const ids = missing.map(({ id }) => id).join(' ');
  const [ruledOut, setRuledOut] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const ended = new AbortController();
    const isOut = (id: string) =>
      call(getGrant, { params: { id } }).then(
        ({ match }) => (match.verdict === 'ineligible' ? [id] : []),
        () => [],
      );
    void Promise.all(ids.split(' ').filter(Boolean).map(isOut)).then((found) => {
      if (!ended.signal.aborted) setRuledOut(new Set(found.flat()));
    });
    return () => ended.abort();
  }, [ids]);
  return missing.filter(({ id }) => ruledOut.has(id));
}

function Turn({ was, now, looksRight }: Moved) {
  if (looksRight !== undefined) return looksRight ? CHANGED.right : CHANGED.unsure;
  if (was !== null && now !== null) return <FromTo was={was} now={now} />;
  return now === null ? CHANGED.gone(was ?? '') : CHANGED.added(now);
}

/** "$393 to $623 → $273 to $503 a month". Screen readers get a word for the arrow. */
function FromTo({ was, now }: { was: string; now: string }) {
  return (
    <>
      {withoutPeriodOf(now, was)} <span aria-hidden="true">{CHANGED.arrow}</span>
      <span className="visually-hidden">{CHANGED.before}</span> {now}
    </>
  );
}

/** Shows the period once, at the end. */
function withoutPeriodOf(now: string, was: string): string {
  const [period = ''] = / (?:a \w+|once)$/.exec(now) ?? [];
  return period !== '' && was.endsWith(period) ? was.slice(0, -period.length) : was;
}
