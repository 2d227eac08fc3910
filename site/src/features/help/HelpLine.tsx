import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { US_STATES } from '../../../../contract/profile/places.ts';
import { $session } from '../account/session/store.ts';
import { helpPath, stateOfMember } from './route.ts';
import { LINE } from './texts.ts';

interface Props {
  /** A number to call, before the link. */
  call: ReactNode;
  /** Other places to ask. */
  children: ReactNode;
}

/** Shown below a list of programs: a link to helpers in the member's state, and other places to ask. */
export function HelpLine({ call, children }: Props) {
  const session = useStore($session);
  const state = session.status === 'signed-in' ? stateOfMember(session.user) : null;
  return (
    <p className="help-line no-print">
      {LINE.ask} {call}
      <a href={helpPath(state)}>{state === null ? LINE.link : LINE.linkIn(US_STATES[state])}</a>.{children}
    </p>
  );
}
