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
import { $savedView } from './views.ts';

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
      <ol className="things" data-short={isShort || undefined}>
        {things.map((thing, place) => (
          <li key={thing.id} className="thing" data-state={thing.state}>
            <Thing thing={thing} isFirst={place === 0} missing={missing?.get(thing.id)} />
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

interface ThingProps {
  thing: Todo;
  isFirst: boolean;
  missing: Missing | undefined;
}

function Thing({ thing, isFirst, missing }: ThingProps) {
  const { id, title, state, day, deadline, deadlineKind, worth, contact } = thing;
  const { text, note, look } = deadlineWords({ deadline, deadlineKind, deadlineAt: null });
  const open = look === 'over' && note ? `${text}${DOT}${note}` : deadline;
  const due = day === null ? open : (state === 'closed' ? THINGS.wasDue : THINGS.due)(longDate(day));
  return (
    <>
      {isFirst && state === 'open' && <p className="thing-now no-print">{THINGS.now}</p>}
      <p className="thing-title" dir="auto">
        <a href={grantPath(id)}>{title}</a>
        <Status thing={thing} />
      </p>
      <p className="thing-facts">
        {due && (
          <span dir="auto" className={day === null ? undefined : 'font-semibold'}>
            {due}
          </span>
        )}
        {worth && <span dir="auto">{worth}</span>}
      </p>
      {state === 'open' ? (
        <ToDo thing={thing} isFirst={isFirst} missing={missing} />
      ) : (
        <p className="text-ink-soft">{THINGS[state]}</p>
      )}
      {contact && state !== 'closed' && (
        <p className="text-small">
          {THINGS.call} <WithNumbers text={contact} />
        </p>
      )}
    </>
  );
}

/** How far along the program is. */
function Status({ thing: { state, steps } }: { thing: Todo }) {
  if (state !== 'open') return <span className="badge badge-neutral">{THINGS.states[state]}</span>;
  if (steps.done === 0 || steps.done === steps.all) return null;
  return <span className="badge badge-neutral">{THINGS.of(steps.done, steps.all)}</span>;
}

function ToDo({ thing, isFirst, missing }: ThingProps) {
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
      {missing && missing.all > 0 && isFirst && <FirstPapers texts={missing.texts} />}
      <div className="thing-actions">
        {url && (
          <a className={isFirst ? 'button button-primary' : 'thing-link'} href={url} rel="noreferrer">
            {websiteWords(thing, url)}
            <span className="visually-hidden">: {title}</span>
          </a>
        )}
        {missing && missing.all > 0 && !isFirst && <Papers texts={missing.texts} />}
      </div>
    </>
  );
}

/** The first program names its missing documents. */
function FirstPapers({ texts }: { texts: readonly string[] }) {
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

/** The other programs only count them. A printout names them all. */
function Papers({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return <p className="text-small text-ink-soft">{THINGS.ready}</p>;
  return (
    <>
      <p className="print-only text-small">{`${THINGS.papers} ${texts.join('; ')}`}</p>
      <button type="button" className="text-button text-small no-print" onClick={() => $savedView.set('documents')}>
        {THINGS.toPapers(texts.length)}
      </button>
    </>
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
