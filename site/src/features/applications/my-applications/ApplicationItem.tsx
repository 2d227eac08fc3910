import { useState } from 'react';
import type { ListedApplication } from '../../../../../contract/saved/applications.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { dayOf } from '../../../lib/dates.ts';
import { PROGRAM_TYPE_WORDS } from '../../program/conditions/type-words.ts';
import { deadlineWords } from '../../program/deadline.ts';
import { grantPath } from '../../program/route.ts';
import { ApplicationNotes } from './ApplicationNotes.tsx';
import { ApplicationStatus } from './ApplicationStatus.tsx';
import { RemoveApplication } from './RemoveApplication.tsx';
import { FACTS, NEXT, REMOVAL } from './texts.ts';

interface Props {
  application: ListedApplication;
  /** Reports the removal, because the item is gone. */
  onRemoved: (sentence: string) => void;
}

/** One application with its program, status and notes, all edited in place. */
export function ApplicationItem({ application, onRemoved }: Props) {
  const { grant, grantId, updatedAt } = application;
  const [isRemoving, setRemoving] = useState(false);
  return (
    <li className="card application stack [--gap:1rem]">
      <div className="stack [--gap:0.5rem]">
        <p className="flex flex-wrap gap-2">
          <span className="badge badge-neutral">{PROGRAM_TYPE_WORDS[grant.programType]}</span>
          {grant.closed && <span className="badge badge-accent">{FACTS.closed}</span>}
        </p>
        <h3 className="subhead wrap-anywhere">
          <a href={`/grants/${encodeURIComponent(grantId)}/apply`}>{grant.title}</a>
        </h3>
        <p className="text-ink-soft wrap-anywhere">{grant.provider ?? FACTS.missing}</p>
      </div>
      <dl className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        <Deadline grant={grant} />
        <div className="min-w-0">
          <dt className="text-small text-ink-soft">{FACTS.changed}</dt>
          <dd>{dayOf(updatedAt)}</dd>
        </div>
      </dl>
      <NextStep application={application} />
      {grant.closed && <p className="text-small text-ink-soft">{FACTS.closedText}</p>}
      <ApplicationStatus application={application} />
      <ApplicationNotes
        application={application}
        actions={
          <Button look="ghost" className="-mr-4" aria-expanded={isRemoving} onClick={() => setRemoving(!isRemoving)}>
            {REMOVAL.remove}
            <span className="visually-hidden"> {grant.title}</span>
          </Button>
        }
      />
      {isRemoving && (
        <RemoveApplication
          application={application}
          onKeep={() => setRemoving(false)}
          onRemoved={() => onRemoved(REMOVAL.done(grant.title))}
        />
      )}
    </li>
  );
}

/** One step by status, with the way there while there's something to prepare. */
function NextStep({ application: { grant, grantId, status } }: Pick<Props, 'application'>) {
  if (grant.closed && UNSENT.includes(status)) return null;
  return (
    <p>
      <strong>{NEXT.title}:</strong> {NEXT.steps[status]}{' '}
      {UNSENT.includes(status) && (
        <a href={`${grantPath(grantId)}#documents`}>
          {NEXT.toChecklist}
          <span className="visually-hidden">: {grant.title}</span>
        </a>
      )}
    </p>
  );
}

const UNSENT: readonly ListedApplication['status'][] = ['draft', 'in_progress'];

function Deadline({ grant }: Pick<ListedApplication, 'grant'>) {
  const { text, note, look } = deadlineWords(grant);
  return (
    <div className="min-w-0 wrap-anywhere">
      <dt className="text-small text-ink-soft">{FACTS.deadline}</dt>
      <dd>{text}</dd>
      {note !== null && (
        <dd className={`text-small ${look === 'soon' ? 'font-semibold text-maybe' : 'text-ink-soft'}`}>{note}</dd>
      )}
    </div>
  );
}
