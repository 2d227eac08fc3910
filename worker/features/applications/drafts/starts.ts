import type { BudgetLine, DraftKind, DraftSection } from '../../../../contract/ai/drafts.ts';
import type { Match } from '../../../../contract/programs/grants.ts';
import { PARENTS_ASK } from '../../../../matching/conditions/reasons.ts';
import { KINDS_OF_PROFILES } from '../../../../matching/person/facts.ts';
import { mayBeNamed } from '../../../../matching/person/private-facts.ts';
import { barredKinds } from '../../../../matching/rules/barred.ts';
import { alternativesIn } from '../../ai/analysis/checks/conditions.ts';
import type { Program } from '../../programs/program.ts';
import type { Applicant } from './applicant.ts';
import type { Criterion } from './criteria.ts';
import { APPLICATION, GAPS, LETTER, PHONE } from './texts.ts';

/** The inputs for a draft. */
export interface DraftFacts {
  program: Program;
  match: Match;
  applicant: Applicant;
  criteria: readonly Criterion[];
}

/** A draft before the member writes anything. */
export interface DraftStart {
  kind: DraftKind;
  sections: DraftSection[];
  budget: BudgetLine[] | null;
}

const NEEDS_IN_WORDS: ReadonlySet<string> = new Set(['business', 'land', 'community']);
const CATEGORIES_IN_WORDS: ReadonlySet<string> = new Set([
  'Arts & Culture',
  'Research',
  'Small Business',
  'Technology',
]);

/** How many documents and conditions to name on the phone. Callers have to keep them in mind. */
const MOST_NAMED = 5;

/**
 * Returns the drafts that fit a program: an application if applicants have to write one, or letters if an office just
 * decides.
 */
export function startsOf(facts: DraftFacts): DraftStart[] {
  return isWritten(facts)
    ? [applicationOf(facts), phoneOf(facts)]
    : [phoneOf(facts), decisionOf(facts), appealOf(facts)];
}

/** Returns whether the program is for organizations: not personal help, and open to more than individuals. */
export function isForOrganizations(facts: Pick<DraftFacts, 'program' | 'criteria'>): boolean {
  const barred = barredKinds(facts.program.rules);
  if (barred.includes('individual')) return true;
  const isForPeopleAlone = KINDS_OF_PROFILES.every((kind) => kind === 'individual' || barred.includes(kind));
  return isWritten(facts) && !isForPeopleAlone;
}

function isWritten({
  program: { needs, category, programType },
  criteria,
}: Pick<DraftFacts, 'program' | 'criteria'>): boolean {
  if (criteria.length > 0 || needs.some((need) => NEEDS_IN_WORDS.has(need))) return true;
  return programType !== 'assistance' && category !== null && CATEGORIES_IN_WORDS.has(category);
}

function section(key: string, heading: string, text: string, more: Partial<DraftSection> = {}): DraftSection {
  return { key, heading, hint: null, asks: null, points: null, mostWords: null, text, ...more };
}

/** Headings of sections that a draft may have had before. */
const HEADINGS: Readonly<Record<string, string>> = {
  ...{ who: APPLICATION.whoYouAre, need: APPLICATION.need, plan: APPLICATION.plan, results: APPLICATION.results },
  ...{ people: APPLICATION.people, after: APPLICATION.after, head: LETTER.head, body: LETTER.body, end: LETTER.end },
};

/** Returns a section that the member wrote but that the draft no longer has. */
export function partWritten(key: string): DraftSection {
  const named = key.replace(/^asks:/, '');
  const heading = HEADINGS[key] ?? named.charAt(0).toUpperCase() + named.slice(1);
  return section(key, heading, '', { hint: APPLICATION.earlier });
}

function applicationOf({ applicant, criteria }: DraftFacts): DraftStart {
  const { about, hasManagedGrants, place } = applicant;
  const own = APPLICATION[applicant.isOrganization ? 'several' : 'one'];
  const experience = hasManagedGrants ? own.experience : APPLICATION.firstGrant;
  const who = section('who', APPLICATION.whoYouAre, `${about} ${experience}`, { hint: APPLICATION.usual });
  const asked = criteria.map((criterion) =>
    section(`asks:${criterion.heading.toLowerCase()}`, criterion.heading, APPLICATION.askedText, {
      ...criterion,
      hint: APPLICATION.own,
    }),
  );
  const usual: [key: string, heading: string, text: string][] = [
    ['need', APPLICATION.need, APPLICATION.needText(place)],
    ['plan', APPLICATION.plan, APPLICATION.planText],
    ['results', APPLICATION.results, own.results],
    ['people', APPLICATION.people, own.people],
    ['after', APPLICATION.after, APPLICATION.afterText],
  ];
  const outline = asked.length > 0 ? asked : usual.map((one) => section(...one, { hint: APPLICATION.usual }));
  return {
    kind: 'application',
    sections: [who, ...outline],
    budget: APPLICATION.budgetItems.map((item) => ({ item, dollars: null, why: '' })),
  };
}

function phoneOf(facts: DraftFacts): DraftStart {
  const { program, match, applicant } = facts;
  const { documents, contact } = program.detail;
  const { name, place, organization, isOrganization } = applicant;
  const alternatives = alternativesIn(program.rules);
  const papers = documents.slice(0, MOST_NAMED).map((document) => `• ${document}`);
  const open = match.reasons
    .filter(({ verdict, text }) => verdict === 'unknown' && text !== PARENTS_ASK.text)
    .slice(0, MOST_NAMED);
  return {
    kind: 'phone',
    sections: [
      section(
        'before',
        PHONE.before,
        [
          contact ? PHONE.number(contact) : PHONE.noNumber,
          ...(papers.length > 0 ? [PHONE.have, ...papers] : [PHONE.paper]),
        ].join('\n'),
      ),
      section(
        'say',
        PHONE.say,
        isOrganization
          ? `${PHONE.organization(name, organization, place)} ${PHONE.wantGrant(program.title)}`
          : `${PHONE.hello(name, place)} ${PHONE.want(program.title)}`,
      ),
      section(
        'ask',
        PHONE.ask,
        [
          ...open.map(({ text }) => PHONE.condition(text.replace(/\.$/, ''), alternatives.has(text))),
          ...(isOrganization ? PHONE.usualGrant : PHONE.usual),
        ].join('\n'),
      ),
      section('end', PHONE.end, PHONE.endText),
    ],
    budget: null,
  };
}

function letter(
  kind: DraftKind,
  { program, applicant }: DraftFacts,
  hint: string,
  body: readonly string[],
): DraftStart {
  const { name, phone, isOrganization, organization } = applicant;
  const who = isOrganization ? `${name}\n${organization}` : name;
  const to = LETTER.to(program.provider ?? '[name of the office]');
  const head = [GAPS.today, to, LETTER.subject(program.title), LETTER.dear].join('\n\n');
  return {
    kind,
    sections: [
      section('head', LETTER.head, head),
      section('body', LETTER.body, body.join('\n\n'), { hint }),
      section('end', LETTER.end, voiceOf(applicant).sincerely(who, phone), { hint: LETTER.copies }),
    ],
    budget: null,
  };
}

function voiceOf({ isOrganization }: Applicant) {
  return LETTER[isOrganization ? 'several' : 'one'];
}

function decisionOf(facts: DraftFacts): DraftStart {
  return letter('decision', facts, LETTER.decision, [voiceOf(facts.applicant).decision(facts.program.title)]);
}

function appealOf(facts: DraftFacts): DraftStart {
  const { appeal, met, proof, hearing } = voiceOf(facts.applicant);
  // No one should find their illness, origin or status in their own letter unless they put it there.
  const holds = (facts.match.alreadyGets ? [] : facts.match.reasons)
    .filter(
      ({ verdict, criterion, text: says }) => verdict === 'met' && mayBeNamed(criterion) && says !== PARENTS_ASK.text,
    )
    .slice(0, MOST_NAMED)
    .map((reason) => LETTER.condition(reason.text));
  return letter('appeal', facts, LETTER.appeal, [
    appeal(facts.program.title),
    ...(holds.length > 0 ? [[met, ...holds].join('\n')] : []),
    proof,
    hearing,
  ]);
}
