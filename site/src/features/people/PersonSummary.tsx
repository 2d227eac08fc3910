import { useEffect, useState } from 'react';
import type { PlacedHelper } from '../../../../contract/profile/help-of-place.ts';
import type { MatchedGrant } from '../../../../contract/programs/grants.ts';
import type { Total } from '../../../../contract/search/search.ts';
import { todayInFull } from '../../lib/dates.ts';
import { answersLine } from './answers-line.ts';
import { helpersFor } from './helpers.ts';
import type { Person } from './person.ts';
import { cut, type Entry, type Printed, printedOf, typedAddress } from './sheet.ts';
import { groupsOf, sumsOf } from './summary.ts';
import { PROGRAMS, SUMMARY } from './texts.ts';

interface Props {
  person: Person;
  grants: readonly MatchedGrant[];
  total: Total | undefined;
}

/** The printed summary of a person's programs, at most two sheets. Nothing else on the page is printed. */
export function PersonSummary({ person: { name, answers }, grants, total }: Props) {
  const printed = printedOf(groupsOf(grants));
  const helpers = useHelpers(answers, printed);
  const sums = sumsOf(total);
  return (
    <article className="person-summary print-only print-alone">
      <header>
        <h1>{SUMMARY.title(name)}</h1>
        <p>
          {SUMMARY.date(todayInFull())}. <b>{SUMMARY.decision}</b>
        </p>
        <p>
          <b>{SUMMARY.told}:</b> {cut(answersLine(answers), 600)}
        </p>
        {sums && <p>{PROGRAMS.together(sums)}</p>}
      </header>
      <Part title={SUMMARY.settled} entries={printed.settled} first={1} />
      <Part title={SUMMARY.checking} entries={printed.checking} first={printed.settled.length + 1} />
      {printed.left > 0 && <p>{SUMMARY.left(printed.left)}</p>}
      {helpers.length > 0 && (
        <section>
          <h2>{SUMMARY.helpers}</h2>
          <ul className="summary-helpers">
            {helpers.map((helper) => (
              <li key={helper.id}>
                <Helper helper={helper} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <footer>{SUMMARY.made}</footer>
    </article>
  );
}

interface PartProps {
  title: string;
  entries: readonly Entry[];
  /** The number of its first program: the parts are numbered consecutively. */
  first: number;
}

function Part({ title, entries, first }: PartProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ol className="summary-programs" start={first}>
        {entries.map((entry) => (
          <li key={entry.grant.id}>
            <Program entry={entry} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Program({ entry: { title, worth, deadline, apply, papers, left } }: { entry: Entry }) {
  return (
    <>
      <h3 dir="auto">{title}</h3>
      {worth && <p dir="auto">{worth}</p>}
      {deadline && (
        <p>
          <b>{SUMMARY.deadline}</b> {deadline}
        </p>
      )}
      <p>
        <b>{SUMMARY.apply}</b> {apply}
      </p>
      {papers && (
        <p dir="auto">
          <b>{SUMMARY.papers}</b> {papers}
          {left > 0 && `; ${SUMMARY.more(left)}`}
        </p>
      )}
    </>
  );
}

function Helper({ helper: { name, does, office, phone, page } }: { helper: PlacedHelper }) {
  const site = office?.page ?? page;
  const ways = [office?.name, office?.phone ?? phone, site && typedAddress(site)].filter(Boolean).join(', ');
  return (
    <>
      <b>{name}</b>
      {ways && `: ${ways}`}. {cut(does, 120)}
    </>
  );
}

function useHelpers(answers: Person['answers'], printed: Printed): readonly PlacedHelper[] {
  const [helpers, setHelpers] = useState<readonly PlacedHelper[]>([]);
  const grants = [...printed.settled, ...printed.checking].map(({ grant }) => grant);
  const ids = grants.map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: reload when the programs change
  useEffect(() => {
    let isWanted = true;
    // The sheet is useful even without helpers.
    helpersFor(answers, grants).then(
      (found) => isWanted && setHelpers(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [answers, ids]);
  return helpers;
}
