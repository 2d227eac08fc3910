import type { Rule } from '../../../../contract/programs/rules.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine, plainText } from '../../../web/plain-text.ts';
import { asks, toCheck } from '../../extract/leaves.ts';
import { webAddress } from '../../fields/addresses.ts';
import { dayInWords, dayOf } from '../../fields/days.ts';
import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';
import { asSet } from '../../fields/sets.ts';
import { categoryOf } from '../../fields/subjects.ts';
import { rowOf } from '../../program-row.ts';
import { idOf, type Proposable } from './record.ts';

const SOLICITATION = 'solicitation';
const SITE = 'https://www.sbir.gov/topics';
/** Agencies give dates without a time zone; most are Washington dates. */
const TIME_ZONE = 'America/New_York';
/** The employee limit for a small business and its affiliates (13 CFR 121.702). */
const MOST_EMPLOYEES = 500;

/** Returns the program for a topic, or for a solicitation without topics. */
export function rowsOfProposable(record: Proposable, source: string, now: number): GrantRow[] {
  const { topic } = record;
  const sourceId = idOf(record);
  if (sourceId === null) throw new Error('topic_number: Neither a number nor a page of its own');
  const name = programOf(record);
  const title = plainLine(topic?.topic_title || record.solicitation_title);
  const url = webAddress(topic?.sbir_topic_link) ?? webAddress(record.sbir_solicitation_link) ?? SITE;
  const call = plainLine(`${record.solicitation_title} ${record.solicitation_number}`);
  return [
    rowOf(
      {
        source,
        sourceId,
        title: topic ? `${name}: ${title}` : title,
        description: plainText(topic?.topic_description ?? '') || null,
        programType: 'grant',
        category: categoryOf(['Research'], title),
        amount: { text: null, min: null, max: null },
        deadline: deadlineOfRecord(record, now),
        eligibility: ['Small businesses in the United States with up to 500 employees'],
        requirements: [
          name === 'STTR' ? 'A partner that is a nonprofit research institution, such as a university' : null,
        ],
        provider: providerOf(record),
        url,
        applicationUrl: webAddress(record.solicitation_agency_url),
        citations: [webAddress(record.sbir_solicitation_link)],
        keywords: [
          ...name.split(' and '),
          record.phase.replace(/^both$/i, 'Phase I and Phase II'),
          topic?.topic_number ?? null,
          record.solicitation_number,
          call,
        ],
        states: [],
        rules: rulesOf(name),
        isOpen: !/^closed$/i.test(record.current_status),
        origin: { key: SOLICITATION, title: `SBIR.gov: ${call}`.slice(0, 200), url, date: dayOf(record.open_date) },
      },
      now,
    ),
  ];
}

function programOf({ program }: Proposable): string {
  if (/^(sbir|sttr)$/i.test(program)) return program.toUpperCase();
  return 'SBIR and STTR';
}

/** Returns the next due date for proposals, with later ones listed after it. */
function deadlineOfRecord({ application_due_date: due, close_date: closes }: Proposable, now: number): Deadline {
  const today = new Date(now).toISOString().slice(0, 10);
  const days = asSet([...due, closes].flatMap((written) => dayOf(written) ?? [])).toSorted();
  const ahead = days.filter((day) => day >= today);
  const later = ahead.slice(1).map(dayInWords);
  const note = later.length > 0 ? `Then ${later.join('; ')}` : null;
  return deadlineOf({ day: ahead[0] ?? days.at(-1) ?? null, timeZone: TIME_ZONE, note });
}

/** Joins branch and agency. Agencies write "N/A" if no branch funds it. */
function providerOf({ agency, branch, topic }: Proposable): string | null {
  const of = [topic?.branch, branch].find((name) => name && !/^(n\/?a|none)$/i.test(name));
  return [of, agency].filter(Boolean).join(', ') || null;
}

function rulesOf(name: string): Rule {
  const source = SOLICITATION;
  return {
    all: [
      asks({ fact: 'applicantKind', in: ['business', 'startup', 'farm'] }, 'You apply as a business', { source }),
      asks({ fact: 'employees', atMost: MOST_EMPLOYEES }, 'Your business has no more than 500 employees', { source }),
      toCheck('More than half of your business belongs to citizens or permanent residents of the United States', {
        source,
      }),
      ...(name === 'STTR' ? [toCheck('A nonprofit research institution does part of the work', { source })] : []),
      toCheck('You meet what the solicitation asks for beyond this', { source }),
    ],
  };
}
