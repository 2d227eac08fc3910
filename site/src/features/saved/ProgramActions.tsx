import { type ReactNode, useEffect } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import { getGrantCalendar } from '../../../../contract/saved/calendar.ts';
import { pathOf } from '../../lib/api.ts';
import { ADD_DEADLINE } from './save-texts.ts';
import { followSaved } from './store.ts';

interface Props {
  user: User;
  grant: MatchedGrant;
  /** More controls. */
  children?: ReactNode;
}

/** Shows what members can do with the page's program besides saving it: add its deadline to a calendar, and more. */
export function ProgramActions({ user, grant, children }: Props) {
  useEffect(() => followSaved(user.id), [user.id]);
  const isAhead = grant.deadlineAt !== null && Date.parse(grant.deadlineAt) > Date.now();
  return (
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-2">
      {grant.deadlineKind === 'fixed' && isAhead && (
        <a className="saved-link" href={pathOf(getGrantCalendar.path, { id: grant.id })} download>
          {ADD_DEADLINE}
        </a>
      )}
      {children}
    </div>
  );
}
