import { useStore } from '@nanostores/react';
import { type ChangeEvent, useRef, useState } from 'react';
import { Alert } from '../../components/ui/Alert.tsx';
import { Button } from '../../components/ui/Button.tsx';
import { RemovalQuestion } from '../../components/ui/dialog/RemovalQuestion.tsx';
import { saveJson } from '../../lib/save-file.ts';
import { fileOf } from './file.ts';
import { MOST_BYTES } from './limits.ts';
import { $people, addFile, removeEveryone, removeUnreadable } from './store.ts';
import { DEVICE, FILE, REFUSED, REMOVE_ALL, UNREADABLE } from './texts.ts';

interface Props {
  userId: number;
  /** Reports the result. */
  tell: (sentence: string) => void;
}

/** Shows what this browser stores and for how long, with buttons to export and delete it. */
export function Device({ userId, tell }: Props) {
  const kept = useStore($people);
  const [failure, setFailure] = useState<string>();
  const [isRemoving, setRemoving] = useState(false);
  const { people, aside } = kept;
  const isEmpty = people.length + aside.length === 0;
  const save = () => {
    const { name, text } = fileOf(kept);
    saveJson(name, text);
    tell(DEVICE.saved);
  };
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="people-device">
      <h2 id="people-device" className="subhead">
        {DEVICE.title}
      </h2>
      <div>
        <p>{DEVICE.notice}</p>
        <details className="people-how">
          <summary>{DEVICE.how}</summary>
          <ul className="people-points">
            {DEVICE.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
        </details>
      </div>
      {aside.length > 0 && (
        <Alert kind="warning" title={UNREADABLE.title(aside.length)}>
          <p className="mb-3">{UNREADABLE.text}</p>
          <Button look="quiet" onClick={() => tell(removeUnreadable(userId) === 'kept' ? UNREADABLE.removed : REFUSED)}>
            {UNREADABLE.remove}
          </Button>
        </Alert>
      )}
      {failure !== undefined && (
        <Alert kind="error" title={FILE.failed}>
          <p>{failure}</p>
        </Alert>
      )}
      <div className="flex flex-wrap gap-3">
        {!isEmpty && (
          <Button look="quiet" onClick={save}>
            {DEVICE.save}
          </Button>
        )}
        <OpenFile
          onOpened={async (file) => {
            const outcome = await opened(userId, file);
            setFailure(outcome.failure);
            if (outcome.done) tell(outcome.done);
          }}
        />
        {!isEmpty && (
          <Button look="ghost" aria-expanded={isRemoving} onClick={() => setRemoving(!isRemoving)}>
            {DEVICE.removeAll}
          </Button>
        )}
      </div>
      {isRemoving && !isEmpty && (
        <RemovalQuestion
          texts={{ ...REMOVE_ALL, question: REMOVE_ALL.question(people.length) }}
          remove={async () => (removeEveryone(userId) === 'kept' ? undefined : REFUSED)}
          onKeep={() => setRemoving(false)}
          onRemoved={() => {
            setRemoving(false);
            tell(DEVICE.removedAll);
          }}
        />
      )}
    </section>
  );
}

/** A button that opens a file picker. */
function OpenFile({ onOpened }: { onOpened: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // Lets the same file be selected again.
    target.value = '';
    if (file) onOpened(file);
  };
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={DEVICE.open}
        onChange={choose}
      />
      <Button look="quiet" onClick={() => input.current?.click()}>
        {DEVICE.open}
      </Button>
    </>
  );
}

async function opened(userId: number, file: File): Promise<{ done?: string; failure?: string }> {
  if (file.size > MOST_BYTES) return { failure: FILE['too-large'] };
  const outcome = addFile(userId, await file.text());
  if (outcome === 'refused') return { failure: REFUSED };
  switch (outcome.status) {
    case 'not-ours':
      return { failure: FILE['not-ours'] };
    case 'too-many':
      return { failure: FILE['too-many'](outcome.count) };
    case 'read': {
      const { added, updated, unreadable } = outcome;
      const read = FILE.read(added, updated);
      return { done: unreadable > 0 ? `${read} ${FILE.unreadable(unreadable)}` : read };
    }
  }
}
