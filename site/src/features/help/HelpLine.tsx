import { useStore } from '@nanostores/react';
import type { ReactNode } from 'react';
import { US_STATES } from '../../../../contract/places.ts';
import { $session } from '../session/store.ts';
import { helpPath, stateOfMember } from './route.ts';
import { LINE } from './texts.ts';

/** The way from a list of programs to the people who help in the member's state, and what else there is to ask. */
export function HelpLine({ children }: { children: ReactNode }) {
  const session = useStore($session);
  const state = session.status === 'signed-in' ? stateOfMember(session.user) : null;
  return (
    <p className="help-line no-print">
      {LINE.ask} <a href={helpPath(state)}>{state === null ? LINE.link : LINE.linkIn(US_STATES[state])}</a>.{children}
    </p>
  );
}
