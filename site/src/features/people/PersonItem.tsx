import { useState } from 'react';
import { Button } from '../../components/ui/Button.tsx';
import { RemovalQuestion } from '../../components/ui/dialog/RemovalQuestion.tsx';
import { dayOf } from '../../lib/dates.ts';
import { editPath, programsPath } from './address.ts';
import type { Person } from './person.ts';
import { removePerson } from './store.ts';
import { LIST, REFUSED, REMOVAL } from './texts.ts';

interface Props {
  userId: number;
  person: Person;
  onRemoved: () => void;
}

export function PersonItem({ userId, person: { id, name, answers, changedAt }, onRemoved }: Props) {
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="person">
      <div className="person-row">
        <div className="min-w-0 grow basis-60">
          <h2 className="subhead wrap-anywhere" dir="auto">
            <a className="person-name" href={programsPath(id)}>
              {name}
            </a>
          </h2>
          <p className="text-small text-ink-soft wrap-anywhere">
            {LIST.about(answers.age, answers.location)}{' '}
            <span className="person-changed">{LIST.changed(dayOf(changedAt))}</span>
          </p>
        </div>
        <div className="person-actions">
          <a className="button button-quiet" href={programsPath(id)}>
            {LIST.programs}
            <span className="visually-hidden"> {LIST.forName(name)}</span>
          </a>
          <a className="inline-flex min-h-11 items-center" href={editPath(id)}>
            {LIST.change}
            <span className="visually-hidden"> {LIST.answersOf(name)}</span>
          </a>
          <Button look="ghost" aria-expanded={isRemoving} onClick={() => setRemoving(!isRemoving)}>
            {LIST.remove}
            <span className="visually-hidden"> {name}</span>
          </Button>
        </div>
      </div>
      {isRemoving && (
        <RemovalQuestion
          texts={{ ...REMOVAL, question: REMOVAL.question(name) }}
          remove={async () => (removePerson(userId, id) === 'kept' ? undefined : REFUSED)}
          onKeep={() => setRemoving(false)}
          onRemoved={onRemoved}
        />
      )}
    </li>
  );
}
