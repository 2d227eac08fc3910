import { useEffect, useState } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import type { PlacedHelper } from '../../../../contract/profile/help-of-place.ts';
import { type StateCode, US_STATES } from '../../../../contract/profile/places.ts';
import type { Grant } from '../../../../contract/programs/grants.ts';
import { helpersOf } from './choosing/known.ts';
import { HelpAwaited } from './HelpAwaited.tsx';
import { HelperList } from './HelperList.tsx';
import { helpIn } from './of-place.ts';
import { helpPath, stateForHelp, stateOfMember } from './route.ts';
import { SECTION } from './texts.ts';

interface Props {
  user: User;
  grant: Grant;
}

type Found = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; helpers: PlacedHelper[] };

/** Free helpers for this member and program. */
export function HelpSection({ user, grant }: Props) {
  const own = stateOfMember(user);
  const state = stateForHelp(grant, own);
  const [found, setFound] = useState<Found>({ status: 'loading' });
  useEffect(() => {
    let isWanted = true;
    helpersIn(state, grant).then(
      (helpers) => isWanted && setFound({ status: 'ready', helpers }),
      () => isWanted && setFound({ status: 'failed' }),
    );
    return () => {
      isWanted = false;
    };
  }, [state, grant]);
  if (found.status === 'loading') return <HelpAwaited grant={grant} />;
  if (found.status === 'ready' && found.helpers.length === 0) return null;
  const program = { id: grant.id, name: grant.title };
  // In another state, a search near the member's home would find the wrong offices.
  const given = { program, zipCode: state === own ? user.zipCode : null };
  const others = found.status === 'ready' ? found.helpers.slice(1) : [];
  return (
    <section className="stack [--gap:1rem]" aria-labelledby="free-help">
      <h2 id="free-help">{SECTION.title}</h2>
      {found.status === 'failed' ? (
        <p>{SECTION.failed}</p>
      ) : (
        <>
          <p>{SECTION.text}</p>
          <HelperList helpers={found.helpers.slice(0, 1)} {...given} />
          {others.length > 0 && (
            <details className="helpers-more">
              <summary className="text-button">{SECTION.others(others.length)}</summary>
              <HelperList helpers={others} {...given} />
            </details>
          )}
        </>
      )}
      <p>
        <a href={helpPath(state)}>{state === null ? SECTION.more : SECTION.moreIn(US_STATES[state])}</a>
      </p>
    </section>
  );
}

async function helpersIn(state: StateCode | null, grant: Grant): Promise<PlacedHelper[]> {
  return helpersOf(await helpIn(state), grant);
}
