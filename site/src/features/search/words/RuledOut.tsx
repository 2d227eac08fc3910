import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { searchGrants } from '../../../../../contract/search/search.ts';
import { isElsewhere } from '../../../../../matching/order/elsewhere.ts';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { call } from '../../../lib/api.ts';
import { drop, keep, kept, SESSION_KEYS } from '../../account/session/storage.ts';
import { grantPath } from '../../program/route.ts';
import { stashGrant } from '../../program/stash.ts';
import { rememberedRuledOut, rememberRuledOut } from '../history/remembered.ts';
import { type Query, requestOf } from '../state.ts';
import { $isSearching, $query } from '../store.ts';
import { RULED_OUT } from './texts.ts';

const APPLICANT: ReadonlySet<string> = new Set([
  'applicantKind',
  'nonprofitStatus',
  'ownsBusiness',
  'startingBusiness',
]);

/** Programs that match the words but are ruled out by the profile, under their own heading, with the reasons. */
export function RuledOut() {
  const query = useStore($query);
  const [isShown, setShown] = useState(() => kept(SESSION_KEYS.hidesRuledOut) === null);
  const isSearching = useStore($isSearching);
  const programs = useRuledOut(query, isShown && !isSearching);
  if (isShown && programs.length === 0) return null;
  const [elsewhere, here] = [true, false].map((is) => programs.filter(({ match }) => isElsewhere(match) === is));
  const choose = (shown: boolean) => {
    setShown(shown);
    if (shown) drop(SESSION_KEYS.hidesRuledOut);
    else keep(SESSION_KEYS.hidesRuledOut, 'true');
  };
  return (
    <section className="stack [--gap:1rem]" aria-labelledby={isShown ? 'ruled-out' : undefined}>
      {isShown && (
        <div className="stack [--gap:0.25rem]">
          <h3 id="ruled-out">{RULED_OUT.title}</h3>
          <p className="text-ink-soft">{RULED_OUT.text}</p>
        </div>
      )}
      <CheckboxField
        id="show-ruled-out"
        label={RULED_OUT.show}
        checked={isShown}
        onChange={({ target }) => choose(target.checked)}
      />
      {isShown && (
        <>
          <RuledOutPrograms programs={here ?? []} />
          {elsewhere && elsewhere.length > 0 && <h4 className="font-semibold">{RULED_OUT.elsewhere}</h4>}
          <RuledOutPrograms programs={elsewhere ?? []} />
        </>
      )}
    </section>
  );
}

function RuledOutPrograms({ programs }: { programs: readonly MatchedGrant[] }) {
  if (programs.length === 0) return null;
  return (
    <ul className="ruled-out">
      {programs.map((program) => (
        <RuledOutProgram key={program.id} program={program} />
      ))}
    </ul>
  );
}

function RuledOutProgram({ program }: { program: MatchedGrant }) {
  const { match } = program;
  const isPlace = isElsewhere(match);
  const failed = match.reasons.find(
    ({ criterion, verdict }) => verdict === 'unmet' && (!isPlace || criterion === 'state'),
  );
  return (
    <li>
      <p>
        <a className="font-semibold" href={grantPath(program.id)} onClick={() => stashGrant(program)}>
          {program.title}
        </a>{' '}
        {!isPlace && <span className="badge">{RULED_OUT.kinds[kindOf(failed?.criterion ?? '')]}</span>}
      </p>
      {failed && <p className="text-small text-ink-soft">{RULED_OUT.condition(failed.text)}</p>}
    </li>
  );
}

function kindOf(criterion: string): keyof typeof RULED_OUT.kinds {
  return APPLICANT.has(criterion) ? 'applicant' : 'other';
}

/** Loads these programs in a separate call after the results, so the list doesn't wait for what members can't get. */
function useRuledOut(query: Query, isWanted: boolean): readonly MatchedGrant[] {
  const [found, setFound] = useState<{ query: Query; programs: readonly MatchedGrant[] }>();
  const before = rememberedRuledOut(query);
  const isKnown = before !== undefined;
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const ended = new AbortController();
    call(searchGrants, { body: { ...requestOf(query), ruledOut: true }, signal: ended.signal }).then(
      ({ grants }) => {
        rememberRuledOut(query, grants);
        setFound({ query, programs: grants });
      },
      // On failure, shows nothing. The search itself reports errors.
      () => undefined,
    );
    return () => ended.abort();
  }, [query, isWanted, isKnown]);
  return before ?? (found?.query === query ? found.programs : []);
}
