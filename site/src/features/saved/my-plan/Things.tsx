import { useStore } from '@nanostores/react';
import { useState } from 'react';
import type { Todo } from '../../../../../contract/saved/my-plan.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { longDate } from '../../../lib/dates.ts';
import { DOT } from '../../../lib/dot.ts';
import { $documents, $tickingDocuments, shownDocuments } from '../../applications/preparation/documents.ts';
import { deadlineWords } from '../../program/deadline.ts';
import { grantPath } from '../../program/route.ts';
import { websiteOf, websiteWords } from '../../program/website/website.ts';
import { THINGS } from './texts.ts';

/** The rest are behind a button; printing shows them all. */
const FIRST = 10;
/** How many missing documents are listed by name. */
const NAMED = 4;

/** Saved programs as a to-do list, in order. */
export function Things({ things }: { things: readonly Todo[] }) {
  const missing = useMissing();
  const [showsAll, setShowsAll] = useState(false);
  const isShort = !showsAll && things.length > FIRST;
  return (
    <section className="stack [--gap:0.75rem]" aria-labelledby="plan-things">
      <h3 id="plan-things">{THINGS.title}</h3>
      <p className="text-ink-soft no-print">{THINGS.text}</p>
      <ol className="things" data-short={isShort || undefined}>
        {things.map((thing) => (
          <li key={thing.id} className="thing" data-state={thing.state}>
            <Thing thing={thing} missing={missing?.get(thing.id)} />
          </li>
        ))}
      </ol>
      {isShort && (
        <div className="no-print">
          <Button look="quiet" onClick={() => setShowsAll(true)}>
            {THINGS.all(things.length)}
          </Button>
        </div>
      )}
    </section>
  );
}

function Thing({ thing, missing }: { thing: Todo; missing: Missing | undefined }) {
  const { id, title, state, day, deadline, deadlineKind, worth, contact } = thing;
  const { text, note, look } = deadlineWords({ deadline, deadlineKind, deadlineAt: null });
  const open = look === 'over' && note ? `${text}${DOT}${note}` : deadline;
  const due = day === null ? open : (state === 'closed' ? THINGS.wasDue : THINGS.due)(longDate(day));
  return (
    <>
      <p className="thing-title" dir="auto">
        <a href={grantPath(id)}>{title}</a>
      </p>
      <p className="thing-facts">
        {due && (
          <span dir="auto" className={day === null ? undefined : 'font-semibold'}>
            {due}
          </span>
        )}
        {worth && <span dir="auto">{worth}</span>}
      </p>
      {state === 'open' ? <ToDo thing={thing} missing={missing} /> : <p className="text-ink-soft">{THINGS[state]}</p>}
      {contact && state !== 'closed' && (
        <p className="text-small">
          {THINGS.call} <WithNumbers text={contact} />
        </p>
      )}
    </>
  );
}

function ToDo({ thing, missing }: { thing: Todo; missing: Missing | undefined }) {
  const { title, next, takes } = thing;
  const url = websiteOf(thing);
  return (
    <>
      {next === null ? (
        <p>{THINGS.noneLeft}</p>
      ) : (
        <p>
          <strong>{THINGS.next}</strong> <WithNumbers text={next} />
        </p>
      )}
      {takes && (
        <p className="text-small">
          {THINGS.time} {takes}
        </p>
      )}
      {missing && missing.all > 0 && <MissingPapers missing={missing} />}
      {url && (
        <p>
          <a className="thing-link" href={url} rel="noreferrer">
            {websiteWords(thing, url)}
            <span className="visually-hidden">: {title}</span>
          </a>
        </p>
      )}
    </>
  );
}

function MissingPapers({ missing: { texts } }: { missing: Missing }) {
  if (texts.length === 0) return <p className="text-small text-ink-soft">{THINGS.ready}</p>;
  const rest = texts.slice(NAMED);
  return (
    <p className="text-small">
      {THINGS.papers} {texts.slice(0, NAMED).join('; ')}
      {rest.length > 0 && (
        <>
          <span className="no-print">{`; ${THINGS.more(rest.length)}`}</span>
          <span className="print-only">{`; ${rest.join('; ')}`}</span>
        </>
      )}
    </p>
  );
}

const PHONE_NUMBER = /(\(?\b(?:1[-. ])?\d{3}\)?[-. ]\d{3}[-. ][\dA-Z]{4}\b)/;
/** The letters on a phone's keys, from 2 to 9. */
const KEYS = ['ABC', 'DEF', 'GHI', 'JKL', 'MNO', 'PQRS', 'TUV', 'WXYZ'];

/** Returns the digits to dial: "1-800-555-HELP" is +18005554357. */
function dialed(number: string): string {
  const digits = [...number].map((sign) => {
    const key = KEYS.findIndex((letters) => letters.includes(sign));
    return key < 0 ? sign.replace(/\D/, '') : String(key + 2);
  });
  return `tel:+1${digits.join('').replace(/^1(?=\d{10}$)/, '')}`;
}

/** A text with its phone numbers as links. */
function WithNumbers({ text }: { text: string }) {
  // The pattern has one capture group, so every second part is a number.
  return text.split(PHONE_NUMBER).map((part, place) =>
    place % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts never change their order, and may repeat
      <a key={place} className="whitespace-nowrap" href={dialed(part)}>
        {part}
      </a>
    ),
  );
}

interface Missing {
  /** How many documents the program asks for. */
  all: number;
  /** The ones that aren't checked off. */
  texts: string[];
}

/** Returns each program's unchecked documents; undefined while they're unknown. */
function useMissing(): ReadonlyMap<string, Missing> | undefined {
  const documents = useStore($documents);
  const ticking = useStore($tickingDocuments);
  if (documents.status !== 'ready') return undefined;
  const missing = new Map<string, Missing>();
  for (const { text, programs } of shownDocuments(documents.merged, ticking)) {
    for (const { id, done } of programs) {
      const entry = missing.get(id) ?? { all: 0, texts: [] };
      entry.all += 1;
      if (!done) entry.texts.push(text);
      missing.set(id, entry);
    }
  }
  return missing;
}
