import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { saveJson } from '../../lib/save-file.ts';
import { PEOPLE_PATH } from '../account/session/people-path.ts';
import { signOut } from '../account/session/store.ts';
import { fileOf } from './file.ts';
import type { Kept } from './person.ts';
import { $people } from './store.ts';
import { DEVICE, LEAVING } from './texts.ts';

/** Asks before a logout deletes data that's stored only in this browser. */
export function Leaving() {
  const kept = useStore($people);
  const [isSaved, setSaved] = useState(false);
  const [isLeaving, setLeaving] = useState(false);
  const { people, aside } = kept;
  const isEmpty = people.length + aside.length === 0;
  const leave = async () => {
    setLeaving(true);
    await signOut(true);
    // If signing out failed, a toast explains why.
    setLeaving(false);
  };
  const save = () => {
    const { name, text } = fileOf(kept);
    saveJson(name, text);
    setSaved(true);
  };
  return (
    <div className="stack max-w-3xl [--gap:1.25rem]">
      <h1 className="title">{isEmpty ? LEAVING.titleOfNobody : LEAVING.title}</h1>
      <p className="lead">{leadOf(kept)}</p>
      {people.length > 0 && (
        <ul className="people-names">
          {people.map(({ id, name }) => (
            <li key={id} dir="auto">
              {name}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-3">
        {!isEmpty && <Button onClick={save}>{LEAVING.save}</Button>}
        <Button look={isEmpty ? 'primary' : 'danger'} pending={isLeaving} onClick={() => void leave()}>
          {isLeaving ? LEAVING.leaving : isEmpty ? LEAVING.leaveOnly : LEAVING.leave}
        </Button>
        <a className="button button-quiet" href={PEOPLE_PATH}>
          {LEAVING.stay}
        </a>
      </div>
      <p role="status" className="text-good">
        {isSaved && DEVICE.saved}
      </p>
    </div>
  );
}

function leadOf({ people, aside }: Kept): string {
  if (people.length > 0) return LEAVING.text(people.length);
  return aside.length > 0 ? LEAVING.unreadable : LEAVING.nobody;
}
