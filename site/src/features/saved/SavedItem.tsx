import { useStore } from '@nanostores/react';
import { useEffect, useRef } from 'react';
import { getGrantCalendar } from '../../../../contract/saved/calendar.ts';
import type { SavedGrant } from '../../../../contract/saved/saved.ts';
import { Button } from '../../components/ui/Button.tsx';
import { CheckboxField } from '../../components/ui/form/CheckboxField.tsx';
import { pathOf } from '../../lib/api.ts';
import { ProgramCard } from '../program/ProgramCard.tsx';
import { stashGrant } from '../program/stash.ts';
import { websiteOf } from '../program/website/website.ts';
import { Note } from './Note.tsx';
import { SaveButton, SaveFault } from './SaveButton.tsx';
import { ADD_DEADLINE } from './save-texts.ts';
import { $pending } from './store.ts';
import { PAPERS, REMOVED, SELECT, UNDO, WEBSITE } from './texts.ts';
import { toggleSaved } from './toggle.ts';

interface Props {
  grant: SavedGrant;
  isRemoved: boolean;
  /** True while the member is selecting programs. */
  isSelecting: boolean;
  isPicked: boolean;
  onPick: (isPicked: boolean) => void;
}

export function SavedItem({ grant, isRemoved, isSelecting, isPicked, onPick }: Props) {
  const item = useFocusKept(isRemoved);
  if (isRemoved) {
    return (
      <li ref={item} className="saved-removed no-print">
        <p className="wrap-anywhere">
          {REMOVED} <strong>{grant.title}</strong>
        </p>
        <Removed grant={grant} />
      </li>
    );
  }
  const website = websiteOf(grant);
  return (
    <li ref={item} className="saved-item" data-picked={isPicked || undefined}>
      <ProgramCard
        grant={grant}
        linkId={`saved-${grant.id}`}
        onOpen={() => stashGrant(grant)}
        action={<SaveButton grant={grant} />}
      />
      <div className="saved-strip">
        {isSelecting && (
          <div className="saved-strip-row no-print">
            <CheckboxField
              id={`select-${grant.id}`}
              label={
                <>
                  {SELECT}
                  <span className="visually-hidden"> {grant.title}</span>
                </>
              }
              checked={isPicked}
              onChange={(event) => onPick(event.target.checked)}
            />
          </div>
        )}
        <Note grant={grant}>{hasDay(grant) && <CalendarLink grant={grant} />}</Note>
        {grant.sourceType === 'curated' && grant.requirements && (
          <p className="print-only wrap-anywhere">
            {PAPERS} {grant.requirements.split('\n').filter(Boolean).join('; ')}
          </p>
        )}
        {website && (
          <p className="print-only wrap-anywhere">
            {WEBSITE} {website}
          </p>
        )}
      </div>
    </li>
  );
}

function Removed({ grant }: { grant: SavedGrant }) {
  const isBusy = useStore($pending).has(grant.id);
  return (
    <div className="save">
      <Button look="quiet" pending={isBusy} onClick={() => void toggleSaved(grant)}>
        {UNDO}
        <span className="visually-hidden"> {grant.title}</span>
      </Button>
      <SaveFault id={grant.id} />
    </div>
  );
}

const hasDay = ({ deadlineKind, deadlineAt, closed }: SavedGrant) =>
  deadlineKind === 'fixed' && deadlineAt !== null && !closed;

/** A link instead of a script, because phones hand such a file to their calendar. */
function CalendarLink({ grant }: { grant: SavedGrant }) {
  return (
    <a className="saved-link" href={pathOf(getGrantCalendar.path, { id: grant.id })} download>
      {ADD_DEADLINE}
      <span className="visually-hidden">: {grant.title}</span>
    </a>
  );
}

/** When the pressed button disappears, focuses its replacement so focus isn't lost. */
function useFocusKept(isRemoved: boolean) {
  const item = useRef<HTMLLIElement>(null);
  const was = useRef(isRemoved);
  useEffect(() => {
    if (was.current !== isRemoved && document.activeElement === document.body) {
      item.current?.querySelector<HTMLElement>('.save button')?.focus();
    }
    was.current = isRemoved;
  }, [isRemoved]);
  return item;
}
