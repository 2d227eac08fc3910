import { PROGRAM_TYPES, type ProgramType } from '../../../../contract/programs/grants.ts';
import type { Rule } from '../../../../contract/programs/rules.ts';
import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine, plainText } from '../../../web/plain-text.ts';
import { asks, toCheck } from '../../extract/leaves.ts';
import { extractRules } from '../../extract/listing.ts';
import { webAddress } from '../../fields/addresses.ts';
import { dayOf } from '../../fields/days.ts';
import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';
import { amountIn } from '../../fields/money.ts';
import { asSet } from '../../fields/sets.ts';
import { categoryOf } from '../../fields/subjects.ts';
import { rowOf } from '../../program-row.ts';
import type { DataSet } from './data-set.ts';
import type { TableRecord } from './record.ts';

const LISTED = 'listed';
/**
 * The federal list's names for these kinds of help. They decide whether a program's text describes the people it's for.
 */
const FEDERAL_NAMES: Readonly<Record<ProgramType, string>> = {
  grant: 'Project Grants',
  loan: 'Direct Loans',
  assistance: 'Direct Payments for a Specified Use',
};

/** Returns a row's programs: one for each kind of help it names; none for a row in another language. */
export function rowsOfTable(record: TableRecord, set: DataSet, now: number): GrantRow[] {
  if (set.ids && !set.ids.test(record.id[0] ?? '')) return [];
  const kinds = kindsOf(record, set);
  return kinds.map((kind, index) => rowOfKind(record, set, { kind, isFirst: index === 0 }, now));
}

/** Returns the IDs that a row's programs may have, no matter which kinds of help it names. */
export function idsOfTable(own: string | null): string[] {
  return own === null ? [] : [own, ...PROGRAM_TYPES.map((kind) => `${own}-${kind}`)];
}

function rowOfKind(
  record: TableRecord,
  set: DataSet,
  { kind, isFirst }: { kind: ProgramType; isFirst: boolean },
  now: number,
): GrantRow {
  const own = record.id[0] ?? '';
  const title = plainLine(record.title[0] ?? '');
  const status = record.status[0] ?? '';
  const applicants = listOf(record.applicants, set);
  const subjects = listOf(record.subjects, set);
  // Drop a text that another column includes: both often start with the same sentence.
  const description = record.description
    .filter(
      (text, index, all) =>
        !all.some((other, at) => at !== index && other.length > text.length && other.includes(text)),
    )
    .join('\n\n');
  const url = webAddress(record.url[0]) ?? set.page;
  return rowOf(
    {
      source: set.id,
      sourceId: isFirst ? own : `${own}-${kind}`,
      title,
      description: description || null,
      programType: kind,
      category: categoryOf(subjects, title, { text: plainText(description) }),
      assistanceType: record.type[0] ?? null,
      amount: amountIn(record.amount[0]),
      deadline: deadlineOfRow(record, set),
      eligibility: [
        set.area ? `People who live in ${set.area}` : null,
        applicants.join(', ') || null,
        ...record.eligibility,
      ],
      requirements: record.requirements,
      contact: contactIn(record.contact[0]),
      provider: record.provider[0] ?? set.provider,
      providerUrl: record.providerUrl[0] ?? null,
      url,
      applicationUrl: addressIn(record.applicationUrl[0]),
      citations: [set.page],
      keywords: subjects,
      states: set.states,
      rules:
        set.area === undefined
          ? extractRules({
              source: LISTED,
              title,
              objective: plainText(description),
              applicantTypes: applicants,
              notes: record.eligibility.map(plainText).join('\n'),
              beneficiaryTypes: [],
              assistanceTypes: [FEDERAL_NAMES[kind]],
            })
          : rulesOfArea(set.area),
      isOpen: !set.closed.test(status),
      origin: { key: LISTED, title: `${set.title}: ${title}`.slice(0, 200), url, date: dayOf(record.updated[0]) },
    },
    now,
  );
}

/**
 * Returns the rules for a city's program. Cities describe eligibility in sentences, so residents have to check them.
 */
function rulesOfArea(area: string): Rule {
  return {
    all: [
      asks({ fact: 'applicantKind', is: 'individual' }, 'You ask for yourself or your family', { source: LISTED }),
      { ...toCheck(`You live in ${area}`, { source: LISTED }), odds: 'sometimes' },
      { ...toCheck('You meet the program’s own conditions', { source: LISTED }), odds: 'half' },
    ],
  };
}

function kindsOf({ type }: TableRecord, { types, separator }: DataSet): ProgramType[] {
  const named = (type[0] ?? '')
    .split(separator)
    .flatMap((word) => (word.trim() ? (types.find(([words]) => words.test(word))?.[1] ?? []) : []));
  return named.length > 0 ? [...new Set(named)] : ['grant'];
}

function listOf(cells: readonly string[], { separator }: DataSet): string[] {
  return asSet(cells.flatMap((cell) => plainText(cell).split(separator)).flatMap((entry) => plainLine(entry) || []));
}

function deadlineOfRow(
  { deadline, status }: TableRecord,
  { timeZone, forecast, noTimes = ['00:00'] }: DataSet,
): Deadline {
  const written = deadline[0] ?? null;
  const time = /[ T](\d{2}:\d{2})/.exec(written ?? '')?.[1] ?? null;
  return deadlineOf({
    day: written,
    time: time === null || noTimes.includes(time) ? null : time,
    timeZone,
    isForecast: forecast.test(status[0] ?? '') && dayOf(written) === null,
  });
}

/** Reads "email: a@b.gov; tel: 1-310-589-2899;". */
function contactIn(cell: string | undefined): string | null {
  const parts = (cell ?? '').split(';').map((part) => part.replace(/^\s*(email|tel|name|url):\s*/i, '').trim());
  return parts.filter(Boolean).join(', ') || null;
}

/** Finds the link in "url: https://…;". */
function addressIn(cell: string | undefined): string | null {
  const found = /https?:\/\/[^\s;]+/i.exec(cell ?? '')?.[0];
  return webAddress(found ?? null);
}
