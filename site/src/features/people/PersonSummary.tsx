import { useEffect, useState } from 'react';
import type { MatchedGrant } from '../../../../contract/grants.ts';
import type { PlacedHelper } from '../../../../contract/help-of-place.ts';
import type { Total } from '../../../../contract/search.ts';
import { longDate } from '../../lib/dates.ts';
import { deadlineWords } from '../program/deadline.ts';
import { websiteOf } from '../program/website.ts';
import { helpersFor } from './helpers.ts';
import type { Person } from './person.ts';
import {
  cut,
  groupsOf,
  namedPapers,
  type Printed,
  papersOf,
  printedOf,
  sumsOf,
  typedAddress,
  worthOf,
} from './summary.ts';
import { PROGRAMS, SUMMARY } from './texts.ts';
import { toldBy } from './told.ts';

interface Props {
  person: Person;
  grants: readonly MatchedGrant[];
  total: Total | undefined;
}

/** What is printed of a person's programs, on two sheets at most: nothing else of the page is. */
export function PersonSummary({ person: { name, answers }, grants, total }: Props) {
  const printed = printedOf(groupsOf(grants));
  const helpers = useHelpers(answers, printed);
  const sums = sumsOf(total);
  return (
    <article className="person-summary print-only print-alone">
      <header>
        <h1>{SUMMARY.title(name)}</h1>
        <p>
          {SUMMARY.date(longDate(new Date().toISOString().slice(0, 10)))}. <b>{SUMMARY.decision}</b>
        </p>
        <p>
          <b>{SUMMARY.told}:</b> {cut(toldBy(answers), 600)}
        </p>
        {sums && <p>{PROGRAMS.together(sums)}</p>}
      </header>
      <Part title={SUMMARY.settled} grants={printed.settled} first={1} />
      <Part title={SUMMARY.checking} grants={printed.checking} first={printed.settled.length + 1} />
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
  grants: readonly MatchedGrant[];
  /** The number of its first program: both parts are one order. */
  first: number;
}

function Part({ title, grants, first }: PartProps) {
  if (grants.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ol className="summary-programs" start={first}>
        {grants.map((grant) => (
          <li key={grant.id}>
            <Program grant={grant} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Program({ grant }: { grant: MatchedGrant }) {
  const worth = worthOf(grant);
  const url = websiteOf(grant);
  const papers = papersOf(grant);
  const { named, left } = namedPapers(papers);
  const day = grant.deadlineKind === 'fixed' ? deadlineWords(grant).text : null;
  return (
    <>
      <h3 dir="auto">{cut(grant.title, 110)}</h3>
      {worth && <p dir="auto">{cut(worth, 130)}</p>}
      {day && (
        <p>
          <b>{SUMMARY.deadline}</b> {cut(day, 80)}
        </p>
      )}
      <p>
        <b>{SUMMARY.apply}</b>{' '}
        {[grant.provider && cut(officeOf(grant.provider), 80), url && typedAddress(url)].filter(Boolean).join(', ')}
      </p>
      {papers.length > 0 && (
        <p dir="auto">
          <b>{SUMMARY.papers}</b> {named}
          {left > 0 && `; ${SUMMARY.more(left)}`}
        </p>
      )}
    </>
  );
}

/** The office itself, without the departments above it. */
function officeOf(provider: string): string {
  return provider.split(', ')[0] ?? provider;
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
  const ids = [...printed.settled, ...printed.checking].map(({ id }) => id).join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: other programs are the reason to look again
  useEffect(() => {
    let isWanted = true;
    // Without them the sheet is of use all the same.
    helpersFor(answers, [...printed.settled, ...printed.checking]).then(
      (found) => isWanted && setHelpers(found),
      () => {},
    );
    return () => {
      isWanted = false;
    };
  }, [answers, ids]);
  return helpers;
}
