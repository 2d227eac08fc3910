import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { getGrant, type MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { CloseButton } from '../../../components/ui/dialog/CloseButton.tsx';
import { call } from '../../../lib/api.ts';
import { grantPath } from '../../program/route.ts';
import { $dismissed } from '../../saved/dismissed/store.ts';
import type { Ready } from '../state.ts';
import { CHANGED, TOTAL } from './list-texts.ts';
import {
  changesBetween,
  forgetBefore,
  listBefore,
  type Moved,
  missingFrom,
  type Turn,
  wantedOf,
} from './what-changed.ts';

/** Lines beyond this are collapsed, unless there's only one. */
const MOST = 5;

/** After a profile change: the total before and after, and programs whose amount or verdict changed. */
export function WhatChanged({ search }: { search: Ready }) {
  const [before, setBefore] = useState(listBefore);
  const dismissed = useStore($dismissed);
  const old = useMemo(() => before && wantedOf(before.results, dismissed), [before, dismissed]);
  const dropped = useDropped(old?.grants ?? [], search);
  if (!before || !old) return null;
  const { moved, total, isReordered } = changesBetween(old, search);
  const lines = [
    ...moved.map((one) => <Line key={one.id} {...one} />),
    ...dropped
      .filter(({ id }) => !moved.some((one) => one.id === id))
      .map(({ id, title, why }) => (
        <li key={id}>
          <a href={grantPath(id)}>{title}</a>
          <p>{CHANGED.dropped}</p>
          <Why text={why} />
        </li>
      )),
  ];
  const shown = lines.length > MOST + 1 ? MOST : lines.length;
  return (
    <section className="what-changed" aria-labelledby="what-changed">
      <div className="what-changed-head">
        <h3 id="what-changed" className="subhead">
          {CHANGED.title(before.changed)}
        </h3>
        <CloseButton
          onClick={() => {
            // The button disappears along with what it closes, so focus the results.
            document.getElementById('results')?.focus({ preventScroll: true });
            forgetBefore();
            setBefore(undefined);
          }}
        />
      </div>
      {lines.length === 0 && <p>{isReordered ? CHANGED.onlyOrder : CHANGED.nothing}</p>}
      {total.was !== total.now && (
        <div className="change-total">
          <p>{CHANGED.total}</p>
          <FromTo {...total} none={CHANGED.nothingCounted} />
          {search.total?.counted.some(({ ifEarned }) => ifEarned) && <p className="text-small">{TOTAL.ifEarned}</p>}
        </div>
      )}
      {lines.length > 0 && <ul className="change-list">{lines.slice(0, shown)}</ul>}
      {lines.length > shown && (
        <details>
          <summary>{CHANGED.more(lines.length - shown)}</summary>
          <ul className="change-list">{lines.slice(shown)}</ul>
        </details>
      )}
    </section>
  );
}

/**
 * Returns programs that looked right before and are ruled out now. Lists are limited, so a missing program's own record
 * is checked.
 */
function useDropped(before: MatchedGrant[], search: Ready): readonly Pick<Moved, 'id' | 'title' | 'why'>[] {
  const missing = missingFrom(before, search);
  const ids = missing.map(({ id }) => id).join(' ');
  const [ruledOut, setRuledOut] = useState<ReadonlyMap<string, string | undefined>>(new Map());
  useEffect(() => {
    const ended = new AbortController();
    const isOut = (id: string) =>
      call(getGrant, { params: { id } }).then(
        ({ match: { verdict, reasons } }) =>
          verdict === 'ineligible' ? [[id, reasons.find((one) => one.verdict === 'unmet')?.text] as const] : [],
        () => [],
      );
    void Promise.all(ids.split(' ').filter(Boolean).map(isOut)).then((found) => {
      if (!ended.signal.aborted) setRuledOut(new Map(found.flat()));
    });
    return () => ended.abort();
  }, [ids]);
  return missing.flatMap(({ id, title }) => (ruledOut.has(id) ? [{ id, title, why: ruledOut.get(id) }] : []));
}

function Why({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="text-small text-ink-soft">{text}</p>;
}

function Line({ id, title, looksRight, why, ...turn }: Moved) {
  return (
    <li>
      <a href={grantPath(id)}>{title}</a>
      {looksRight === undefined ? (
        <FromTo {...turn} none={turn.was === null ? CHANGED.notCounted : CHANGED.notCountedNow} />
      ) : (
        <p>{looksRight ? CHANGED.right : CHANGED.unsure}</p>
      )}
      <Why text={why} />
    </li>
  );
}

/** An amount before and after, side by side, with a symbol and a word for the direction. */
function FromTo({ was, now, rise, none }: Turn & { none: string }) {
  return (
    <p className="change">
      <span className="change-was">
        <span className="change-when">{CHANGED.before}</span> <Sum words={was ?? none} />
      </span>
      <span className="change-now">
        <span className="change-when">{CHANGED.now}</span> <Sum words={now ?? none} />{' '}
        {rise !== 0 && (
          <span className="change-rise">
            <span aria-hidden="true">{rise > 0 ? CHANGED.up : CHANGED.down}</span>{' '}
            {rise > 0 ? CHANGED.higher : CHANGED.lower}
          </span>
        )}
      </span>
    </p>
  );
}

/** "$393 to $623 a month": the amount doesn't wrap, but the period may wrap below it. */
function Sum({ words }: { words: string }) {
  const [period = ''] = / (?:a \w+|once)$/.exec(words) ?? [];
  return (
    <>
      <span className="change-sum">{words.slice(0, words.length - period.length)}</span>
      {period && (
        <>
          {' '}
          <span className="change-sum">{period.trim()}</span>
        </>
      )}
    </>
  );
}
