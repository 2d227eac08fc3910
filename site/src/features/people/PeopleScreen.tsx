import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '../../../../contract/account/user.ts';
import { Alert } from '../../components/ui/Alert.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { Lazy } from '../../components/ui/Lazy.tsx';
import { UNLOADED } from '../../components/ui/texts.ts';
import { PEOPLE_PATH } from '../account/session/people-path.ts';
import { RequireMember } from '../account/session/RequireMember.tsx';
import { viewOf } from './address.ts';
import { Leaving } from './Leaving.tsx';
import { PeopleList } from './PeopleList.tsx';
import type { Person } from './person.ts';
import { $people, openPeople } from './store.ts';
import { ALL_PEOPLE, FORM } from './texts.ts';

const loadForm = async () => (await import('./PersonForm.tsx')).PersonForm;
const loadPrograms = async () => (await import('./PersonPrograms.tsx')).PersonPrograms;

/** People a member helps: the list, one person's answers, or one person's programs. */
export function PeopleScreen() {
  return <RequireMember>{(user) => <People user={user} />}</RequireMember>;
}

function People({ user }: { user: User }) {
  // Each view has its own URL, so this is read once.
  const [view] = useState(() => viewOf(location.search));
  const isOpen = useOpened(user.id);
  const { people } = useStore($people);
  const person = 'id' in view ? people.find(({ id }) => id === view.id) : undefined;
  // The person being edited stays on screen, even if another tab removes them.
  const first = useRef<Person>(undefined);
  first.current ??= person;
  if (!isOpen) return <Waiting />;
  switch (view.at) {
    case 'list':
      return <PeopleList userId={user.id} />;
    case 'leaving':
      return <Leaving />;
    case 'new':
    case 'form':
      if (view.at === 'form' && !first.current) return <Missing />;
      return (
        <Lazy
          load={loadForm}
          props={{ userId: user.id, person: first.current }}
          waiting={<Waiting />}
          failed={<Unloaded />}
        />
      );
    case 'programs':
      if (!person) return <Missing />;
      return <Lazy load={loadPrograms} props={{ person }} waiting={<Waiting />} failed={<Unloaded />} />;
  }
}

function useOpened(userId: number): boolean {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const close = openPeople(userId);
    setOpen(true);
    return close;
  }, [userId]);
  return isOpen;
}

function Waiting() {
  return <div className="skeleton h-160" aria-hidden="true" />;
}

function Unloaded() {
  return (
    <Alert kind="error">
      <p>{UNLOADED}</p>
    </Alert>
  );
}

function Missing() {
  return (
    <EmptyState
      as="h1"
      title={FORM.missing}
      actions={
        <a className="button button-quiet" href={PEOPLE_PATH}>
          {ALL_PEOPLE}
        </a>
      }
    >
      <p>{FORM.missingText}</p>
    </EmptyState>
  );
}
