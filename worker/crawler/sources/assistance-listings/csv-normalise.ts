import type { GrantRow } from '../../../features/catalogue/normalise.ts';
import { extractRules } from '../../extract/listing.ts';
import { dayOf } from '../../fields/days.ts';
import { type Deadline, deadlineOf } from '../../fields/deadlines.ts';
import { amountIn } from '../../fields/money.ts';
import { categoryOf } from '../../fields/subjects.ts';
import { rowOf } from '../../program-row.ts';
import { plainLine } from '../../reading/plain-text.ts';
import { type CsvRecord, deadlinesCell, jsonOf, saysOf } from './csv-record.ts';
import { programTypeOf } from './kinds.ts';
import { applicantsNamedIn, withOwnQuotes } from './prose-applicants.ts';

const LISTING = 'listing';
const TIME_ZONE = 'America/New_York';
/** Years whose money still says how large a program is. */
const RECENT_YEARS = 3;
const LONGEST_RANGE = 300;

/** The program of a row; none where the listing has been archived. */
export function rowsOfCsv(record: CsvRecord, source: string, now: number): GrantRow[] {
  const archived = dayOf(record['Archived Date']);
  if (archived !== null && Date.parse(archived) < now) return [];
  const number = numberOf(record['Program Number']);
  const title = plainLine(record['Program Title']);
  const types = typesOf(record['Types of Assistance']);
  const objectives = saysOf(record.Objectives);
  const applicants = saysOf(record['Applicant Eligibility']);
  const beneficiaries = saysOf(record['Beneficiary Eligibility']);
  const programType = programTypeOf(types);
  const link = /^https?:/.test(record.URL) ? record.URL : `https://sam.gov/search/?keywords=${number}`;
  const range = saysOf(record['Range and Average of Financial Assistance']);
  const prose = [plainLine(objectives), plainLine(applicants)] as const;
  const rules = extractRules({
    source: LISTING,
    title,
    objective: prose[0],
    applicantTypes: applicantsNamedIn(prose[1]),
    beneficiaryTypes: [],
    assistanceTypes: types,
  });
  return [
    rowOf(
      {
        source,
        sourceId: number,
        title,
        description: [objectives, saysOf(record['Uses and Use Restrictions'])].filter(Boolean).join('\n\n') || null,
        programType,
        category: categoryOf([], title),
        assistanceType: types[0] ?? null,
        amount:
          range.length > 0 && range.length <= LONGEST_RANGE ? amountIn(range) : { text: null, min: null, max: null },
        deadline: deadlineOfCell(record.Deadlines, now),
        eligibility: [applicants, beneficiaries],
        documents: [saysOf(record['Credentials/Documentation'])],
        howToApply: [saysOf(record['Application Procedures'])],
        contact: saysOf(record['Regional or, Local Office']) || null,
        provider: agencyOf(record['Federal Agency']),
        providerUrl: saysOf(record['Website Address']) || null,
        url: link,
        citations: [saysOf(record['Website Address']) || null],
        keywords: [...namesOf(record['Popular Name'], title), number, number.replace('.', '')],
        states: [],
        assistanceListings: [number],
        rules: rules && withOwnQuotes(rules, [title, ...prose].join('\n')),
        yearlyMoney: yearlyMoneyOf(record.Obligations),
        isOpen: true,
        origin: {
          key: LISTING,
          title: `Assistance Listing ${number}`,
          url: link,
          date: dayOf(record['Published Date']),
        },
      },
      now,
    ),
  ];
}

/** A spreadsheet on the way takes the last noughts: 10.030 comes as 10.03. */
export function numberOf(written: string): string {
  const [agency = '', program = ''] = written.split('.');
  return /^\d+$/.test(program) ? `${agency}.${program.padEnd(3, '0')}` : written;
}

function typesOf(cell: string): string[] {
  const types = cell.split(';').map((type) => type.trim().toLowerCase());
  return types.flatMap((type) => (type ? `${type.charAt(0).toUpperCase()}${type.slice(1)}` : []));
}

/** "OFFICE, AGRICULTURE, DEPARTMENT OF" as one says it. */
function agencyOf(cell: string): string | null {
  const parts = cell.split(',').map((part) => inTitleCase(part.trim()));
  const last = parts.at(-1) ?? '';
  if (/^Department of( the)?$/.test(last) && parts.length > 1) {
    const [name = ''] = parts.splice(-2, 1);
    parts.splice(-1, 1, `${last} ${name}`);
  }
  return parts.filter(Boolean).join(', ') || null;
}

function inTitleCase(words: string): string {
  if (words !== words.toUpperCase()) return words;
  return words
    .toLowerCase()
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
    .replace(/(?<=\s)(Of|The|And|For|In|On|To)\b/g, (word) => word.toLowerCase());
}

function namesOf(popular: string, title: string): string[] {
  return popular
    .split(/[,;/()]+/)
    .map((name) => name.trim())
    .filter((name) => name.length > 1 && name !== title && saysOf(name) !== '');
}

function deadlineOfCell(cell: string, now: number): Deadline {
  const read = deadlinesCell.safeParse(jsonOf(cell));
  const note = read.success ? read.data.description : saysOf(cell);
  const ends = read.success ? (read.data.list ?? []).flatMap(({ end }) => dayOf(end) ?? []) : [];
  const ahead = ends.filter((day) => Date.parse(day) > now).toSorted();
  if (ahead.length === 1) return deadlineOf({ day: ahead[0] ?? null, timeZone: TIME_ZONE, note });
  const words = deadlineOf({ day: null, timeZone: TIME_ZONE, note });
  return ahead.length > 1 ? { ...words, kind: 'several' } : words;
}

/** The largest yearly sum of the last years, from "FY 17 $6,794,055; FY 18 est $5,988,018". */
function yearlyMoneyOf(cell: string): number | null {
  const years = new Map<number, number>();
  for (const [, year = '', sum = ''] of cell.matchAll(/FY\s?(\d{2,4})\s*(?:est\.?)?\s*\$\s?([\d,]+(?:\.\d+)?)/gi)) {
    const full = Number(year) % 100;
    years.set(full, (years.get(full) ?? 0) + Number(sum.replaceAll(',', '')));
  }
  const newest = Math.max(...years.keys());
  const most = Math.max(0, ...[...years].flatMap(([year, sum]) => (year > newest - RECENT_YEARS ? sum : [])));
  return most > 0 ? most : null;
}
