import { useStore } from '@nanostores/react';
import { useRef, useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { EmptyState } from '../../components/ui/EmptyState.tsx';
import { NEW_PERSON } from './address.ts';
import { Device } from './Device.tsx';
import { MOST_HELPED } from './limits.ts';
import { PersonItem } from './PersonItem.tsx';
import { $people } from './store.ts';
import { ADD, FULL, LEAD, LIST, START, TITLE } from './texts.ts';

/** Everyone the member helps, with their answers. */
export function PeopleList({ userId }: { userId: number }) {
  const { people } = useStore($people);
  const [notice, setNotice] = useState('');
  const line = useRef<HTMLParagraphElement>(null);
  const tell = (sentence: string) => {
    setNotice(sentence);
    // The element that had focus may be gone, so focus the notice.
    line.current?.focus({ preventScroll: true });
  };
  const add = (
    <a className="button button-primary" href={NEW_PERSON}>
      {ADD}
    </a>
  );
  return (
    <div className="stack [--gap:1.25rem]">
      <header className="stack [--gap:0.5rem]">
        <h1 className="title">{TITLE}</h1>
        <p className="lead">{LEAD}</p>
      </header>
      <p ref={line} tabIndex={-1} role="status" className="people-notice">
        {notice}
      </p>
      {people.length === 0 ? (
        <EmptyState title={START.title} actions={add}>
          <p>{START.text}</p>
        </EmptyState>
      ) : (
        <>
          <div>{people.length < MOST_HELPED ? add : <Alert kind="info">{<p>{FULL}</p>}</Alert>}</div>
          <ul className="people" aria-label={LIST.label}>
            {people.map((person) => (
              <PersonItem
                key={person.id}
                userId={userId}
                person={person}
                onRemoved={() => tell(LIST.removed(person.name))}
              />
            ))}
          </ul>
        </>
      )}
      <Device userId={userId} tell={tell} />
    </div>
  );
}
