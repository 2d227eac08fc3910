import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine } from '../../../web/plain-text.ts';
import { applicantsNamedIn } from '../../extract/prose-applicants.ts';
import { dayOf } from '../../fields/days.ts';
import type { Deadline } from '../../fields/deadlines.ts';
import { amountIn } from '../../fields/money.ts';
import { type CsvRecord, deadlinesCell, jsonOf, saysOf } from './csv-record.ts';
import { deadlineOfDays } from './deadlines.ts';
import { popularNamesOf, rowOfListing } from './listing-row.ts';

/** How many recent years of funding still indicate a program's size. */
const RECENT_YEARS = 3;
const LONGEST_RANGE = 300;

/** Returns a row's program; none if the listing is archived. */
export function rowsOfCsv(record: CsvRecord, source: string, now: number): GrantRow[] {
  const archived = dayOf(record['Archived Date']);
  if (archived !== null && Date.parse(archived) < now) return [];
  const number = numberOf(record['Program Number']);
  const title = plainLine(record['Program Title']);
  const applicants = saysOf(record['Applicant Eligibility']);
  const range = saysOf(record['Range and Average of Financial Assistance']);
  const listing = {
    number,
    title,
    popularNames: popularNamesOf(record['Popular Name'], title),
    objectives: saysOf(record.Objectives),
    uses: saysOf(record['Uses and Use Restrictions']),
    assistanceTypes: typesOf(record['Types of Assistance']),
    applicantTypes: applicantsNamedIn(plainLine(applicants)),
    beneficiaryTypes: [],
    applicants,
    beneficiaries: saysOf(record['Beneficiary Eligibility']),
    documentation: saysOf(record['Credentials/Documentation']),
    procedures: saysOf(record['Application Procedures']),
    deadline: deadlineOfCell(record.Deadlines, now),
    amount: range.length > 0 && range.length <= LONGEST_RANGE ? amountIn(range) : { text: null, min: null, max: null },
    contact: saysOf(record['Regional or, Local Office']) || null,
    agency: agencyOf(record['Federal Agency']),
    website: saysOf(record['Website Address']) || null,
    page: /^https?:/.test(record.URL) ? record.URL : null,
    yearlyMoney: yearlyMoneyOf(record.Obligations),
    published: dayOf(record['Published Date']),
  };
  return [rowOfListing(listing, source, now)];
}

/** Restores trailing zeros that a spreadsheet dropped: "10.03" becomes "10.030". */
export function numberOf(written: string): string {
  const [agency = '', program = ''] = written.split('.');
  return /^\d+$/.test(program) ? `${agency}.${program.padEnd(3, '0')}` : written;
}

function typesOf(cell: string): string[] {
  const types = cell.split(';').map((type) => type.trim().toLowerCase());
  return types.flatMap((type) => (type ? `${type.charAt(0).toUpperCase()}${type.slice(1)}` : []));
}

/** Puts "OFFICE, AGRICULTURE, DEPARTMENT OF" in natural order. */
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

function deadlineOfCell(cell: string, now: number): Deadline {
  const read = deadlinesCell.safeParse(jsonOf(cell));
  const note = read.success ? read.data.description : saysOf(cell);
  const ends = read.success ? (read.data.list ?? []).flatMap(({ end }) => dayOf(end) ?? []) : [];
  return deadlineOfDays(ends, note, now);
}

/** Returns the largest yearly amount of the last few years, from "FY 17 $6,794,055; FY 18 est $5,988,018". */
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
