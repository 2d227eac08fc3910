import type { Rule } from '../../../../contract/programs/rules.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine, plainText } from '../../../web/plain-text.ts';
import { extractRules } from '../../extract/listing.ts';
import { withoutMachineText } from '../../extract/machine-text.ts';
import { applicantsNamedIn, withOwnQuotes } from '../../extract/prose-applicants.ts';
import { sentencesOf } from '../../extract/sentences.ts';
import { dayOf } from '../../fields/days.ts';
import { asSet } from '../../fields/sets.ts';
import { categoryOf } from '../../fields/subjects.ts';
import { rowOf } from '../../program-row.ts';
import { isCall } from './calls.ts';
import { deadlineIn } from './dates.ts';
import type { Notice } from './record.ts';

const NOTICE = 'notice';
/** How many days a call without a deadline counts as open after its publication. */
const OPEN_DAYS = 120;
const DAY_MS = 24 * 60 * 60_000;
/** Prefixes that departments put before a program's name. */
const PREFIX =
  /^(?:applications for new awards|notice inviting applications|notice of funding (?:opportunity|availability)(?: \(NOF[OA]\))?)\s*[;:,–—-]\s*/i;
const WHO =
  /\b(eligib\w+|may apply|who can apply|applicants? (?:is|are|include|must be)|open to|available to|funds? to|grants? to|awards? to)\b/i;
const LISTING = /\b(?:assistance listings?|ALN|CFDA)\b[^.\d]{0,40}(\d{2}\.\d{3}[A-Z]?)/gi;

/** Returns a notice's program; none if it isn't a call for applications. */
export function rowsOfNotice(notice: Notice, source: string, now: number): GrantRow[] {
  if (!isCall(notice)) return [];
  const title = plainLine(notice.title).replace(PREFIX, '') || plainLine(notice.title);
  const text = plainText(notice.abstract);
  const who = sentencesOf(withoutMachineText(text)).filter((sentence) => WHO.test(sentence));
  const listings = asSet([...text.matchAll(LISTING)].map(([, number = '']) => number.slice(0, 6)));
  const topics = asSet(notice.topics.map(plainLine));
  const deadline = deadlineIn(plainText(notice.dates));
  const isRecent = now - Date.parse(notice.publication_date) <= OPEN_DAYS * DAY_MS;
  return [
    rowOf(
      {
        source,
        sourceId: notice.document_number,
        title,
        description: text || null,
        programType: /\bloans?\b/i.test(title) && !/\bgrants?\b/i.test(title) ? 'loan' : 'grant',
        category: categoryOf(topics, title, { listing: listings[0] ?? '' }),
        // An abstract states the total funding, not the size of an award.
        amount: { text: null, min: null, max: null },
        deadline,
        eligibility: who,
        provider: agencyOf(notice),
        url: notice.html_url,
        citations: [notice.html_url],
        keywords: [...topics, ...notice.docket_ids],
        states: [],
        assistanceListings: listings,
        rules: rulesOf(title, who.join(' ')),
        isOpen: !notice.isTakenBack && (deadline.date !== null || isRecent),
        origin: {
          key: NOTICE,
          title: `Federal Register ${notice.document_number}: ${title}`.slice(0, 200),
          url: notice.html_url,
          date: dayOf(notice.publication_date),
        },
      },
      now,
    ),
  ];
}

/**
 * Builds rules from the applicants in the abstract. It names only some and adds limits, so its words stay an open
 * question.
 */
function rulesOf(title: string, who: string): Rule | null {
  const applicantTypes = applicantsNamedIn(who.replace(/\bUnited States\b/g, 'country'));
  // The only entry is the text itself, so it names no one we know.
  if (applicantTypes.length < 2) return null;
  const listing = { source: NOTICE, title, objective: '', beneficiaryTypes: [], assistanceTypes: ['Project Grants'] };
  const rules = extractRules({ ...listing, applicantTypes });
  return rules && withOwnQuotes(rules, who);
}

/** Returns the agency itself rather than its department, in natural order: "Department of Education". */
function agencyOf({ agencies }: Notice): string | null {
  const parents = new Set(agencies.map(({ parent_id: parent }) => parent));
  const own = agencies.find(({ id }) => id === null || !parents.has(id)) ?? agencies[0];
  const name = own?.name || own?.raw_name || '';
  const [, of] = /^(.+) Department$/.exec(name) ?? [];
  if (!of) return name || null;
  return `Department of ${/^(Interior|Treasury)$/.test(of) ? 'the ' : ''}${of}`;
}
