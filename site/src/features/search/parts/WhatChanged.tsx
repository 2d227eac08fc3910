import { useStore } from '@nanostores/react';
import { useEffect, useMemo, useState } from 'react';
import { getGrant } from '../../../../../contract/programs/grants.ts';
import { CloseButton } from '../../../components/ui/dialog/CloseButton.tsx';
import { call } from '../../../lib/api.ts';
import { grantPath } from '../../program/route.ts';
import { $dismissed } from '../../saved/dismissed/store.ts';
import type { Ready } from '../state.ts';
import { CHANGED, TOTAL } from './list-texts.ts';
import {
  changesBetween,
  forgetBefore,
  type List,
  listBefore,
  lossOf,
  type Moved,
  missingFrom,
  type Turn,
  wantedOf,
} from './what-changed.ts';

/** Lines beyond this are collapsed, unless there's only one. */
const MOST = 5;
const NOTHING: List = { grants: [] };

/** After a profile change: the total before and after, and programs whose amount or verdict changed. */
export function WhatChanged({ search }: { search: Ready }) {
  const [before, setBefore] = useState(listBefore);
  const dismissed = useStore($dismissed);
  const old = useMemo(() => before && wantedOf(before.results, dismissed), [before, dismissed]);
  const lost = useLost(old ?? NOTHING, search);
  if (!before || !old) return null;
  const { moved, total, isReordered } = changesBetween(old, search);
  const losses = lost.filter(({ id }) => !moved.some((one) => one.id === id));
  const lines = [...moved, ...losses].map((one) => <Line key={one.id} {...one} />);
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
 * Returns programs that looked right before and no longer do. Lists are limited, so a missing program's own record is
 * checked.
 */
function useLost(before: List, search: Ready): readonly Moved[] {
  const missing = missingFrom(before.grants, search);
  const ids = missing.map(({ id }) => id).join(' ');
  const [lost, setLost] = useState<readonly Moved[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list before is the same as long as these are missing
  useEffect(() => {
    const ended = new AbortController();
    const lossFor = (id: string) =>
      call(getGrant, { params: { id } }).then(
        (record) => lossOf(record, before) ?? [],
        () => [],
      );
    void Promise.all(ids.split(' ').filter(Boolean).map(lossFor)).then((found) => {
      if (!ended.signal.aborted) setLost(found.flat());
    });
    return () => ended.abort();
  }, [ids]);
  return lost.filter(({ id }) => missing.some((one) => one.id === id));
}

function Why({ text }: { text: string | undefined }) {
  return text === undefined ? null : <p className="text-small text-ink-soft">{text}</p>;
}

function Line({ id, title, verdict, why, ...turn }: Moved) {
  return (
    <li>
      <a href={grantPath(id)}>{title}</a>
      {verdict === undefined ? (
        <FromTo {...turn} none={turn.was === null ? CHANGED.notCounted : CHANGED.notCountedNow} />
      ) : (
        <p>{CHANGED[verdict]}</p>
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
