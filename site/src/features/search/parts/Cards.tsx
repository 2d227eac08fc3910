import type { ReactNode } from 'react';
import type { MatchedGrant } from '../../../../../contract/programs/grants.ts';
import { ProgramCard } from '../../program/ProgramCard.tsx';
import { stashGrant } from '../../program/stash.ts';
import { DismissButtons } from '../../saved/dismissed/DismissButtons.tsx';
import { SaveButton } from '../../saved/SaveButton.tsx';
import { SavedNote } from '../../saved/SavedNote.tsx';
import { cardLinkId } from '../history/scroll-position.ts';
import { notCountedWords } from './list-texts.ts';
import { NextStep } from './NextStep.tsx';

interface Props {
  grants: readonly MatchedGrant[];
  reasonOf?: (grant: MatchedGrant) => ReactNode;
  /** True for the programs to start with. Each one then shows its next step. */
  isStart?: boolean;
}

/** The list's program cards, with their actions. */
export function Cards({ grants, reasonOf, isStart = false }: Props) {
  if (grants.length === 0) return null;
  const List = isStart ? 'ol' : 'ul';
  return (
    <List className={`card-list ${isStart ? 'card-list-starts' : ''}`}>
      {grants.map((grant) => (
        <li key={grant.id} className="min-w-0">
          <ProgramCard
            grant={grant}
            linkId={cardLinkId(grant.id)}
            onOpen={() => stashGrant(grant)}
            placeReason={reasonOf?.(grant)}
            nextStep={isStart && <NextStep grant={grant} />}
            notCounted={notCountedWords(grant)}
            action={<SaveButton grant={grant} />}
            actions={
              <SavedNote id={grant.id}>
                <DismissButtons grant={grant} />
              </SavedNote>
            }
          />
        </li>
      ))}
    </List>
  );
}
