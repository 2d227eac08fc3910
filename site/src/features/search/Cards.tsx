import type { ReactNode } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import { Dismissible } from '../dismissed/Dismissible.tsx';
import { ProgramCard } from '../program/ProgramCard.tsx';
import { stashGrant } from '../program/stash.ts';
import { SaveButton } from '../saved/SaveButton.tsx';
import { cardLinkId } from './place.ts';

interface Props {
  grants: readonly MatchedGrant[];
  reasonOf?: (grant: MatchedGrant) => ReactNode;
}

/** Programs of the list, each with what one can do with it there. */
export function Cards({ grants, reasonOf }: Props) {
  if (grants.length === 0) return null;
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {grants.map((grant) => (
        <li key={grant.id} className="min-w-0">
          <Dismissible grant={grant}>
            {(button) => (
              <ProgramCard
                grant={grant}
                linkId={cardLinkId(grant.id)}
                onOpen={() => stashGrant(grant)}
                placeReason={reasonOf?.(grant)}
                action={<SaveButton grant={grant} />}
                actions={button}
              />
            )}
          </Dismissible>
        </li>
      ))}
    </ul>
  );
}
