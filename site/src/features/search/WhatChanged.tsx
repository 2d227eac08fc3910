import { useState } from 'react';
import { CloseButton } from '../../components/ui/CloseButton.tsx';
import { grantPath } from '../program/route.ts';
import { CHANGED } from './list-texts.ts';
import type { Ready } from './state.ts';
import { changesBetween, forgetBefore, listBefore, type Moved } from './what-changed.ts';

/** More than these do not make a short line. */
const MOST = 5;

/** After the profile was changed: the programs whose sum or verdict moved, and what all come to, before and now. */
export function WhatChanged({ search }: { search: Ready }) {
  const [before, setBefore] = useState(listBefore);
  if (!before) return null;
  const { moved, was, now } = changesBetween(before.results, search);
  const shown = moved.slice(0, MOST);
  return (
    <section className="what-changed" aria-labelledby="what-changed">
      <div className="stack min-w-0 [--gap:0.25rem]">
        <h3 id="what-changed" className="subhead">
          {CHANGED.title(before.changed)}
        </h3>
        {shown.length === 0 && <p>{CHANGED.nothing}</p>}
        {shown.length > 0 && (
          <ul>
            {shown.map((one) => (
              <li key={one.id}>
                <a href={grantPath(one.id)}>{one.title}</a>: <Turn {...one} />
              </li>
            ))}
          </ul>
        )}
        {moved.length > MOST && <p>{CHANGED.more(moved.length - MOST)}</p>}
        {was !== now && (
          <p className="font-semibold">
            {CHANGED.total} <FromTo was={was || CHANGED.nothingCounted} now={now || CHANGED.nothingCounted} />
          </p>
        )}
      </div>
      <CloseButton
        onClick={() => {
          // The button goes away with what it closes.
          document.getElementById('results')?.focus({ preventScroll: true });
          forgetBefore();
          setBefore(undefined);
        }}
      />
    </section>
  );
}

function Turn({ was, now, looksRight }: Moved) {
  if (looksRight !== undefined) return looksRight ? CHANGED.right : CHANGED.unsure;
  if (was !== null && now !== null) return <FromTo was={was} now={now} />;
  return now === null ? CHANGED.gone(was ?? '') : CHANGED.added(now);
}

/** "$393 to $623 → $273 to $503 a month": the arrow is a word for who hears it. */
function FromTo({ was, now }: { was: string; now: string }) {
  return (
    <>
      {withoutPeriodOf(now, was)} <span aria-hidden="true">{CHANGED.arrow}</span>
      <span className="visually-hidden">{CHANGED.before}</span> {now}
    </>
  );
}

/** The period stands once, at the end. */
function withoutPeriodOf(now: string, was: string): string {
  const [period = ''] = / (?:a \w+|once)$/.exec(now) ?? [];
  return period !== '' && was.endsWith(period) ? was.slice(0, -period.length) : was;
}
