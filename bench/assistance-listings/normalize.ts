import { createHash } from 'node:crypto';
import { extractRules } from '../../worker/crawler/extract/listing.ts';
import type { Source } from '../../worker/crawler/source.ts';
import { helpsPeople, programTypeOf } from '../../worker/crawler/sources/assistance-listings/kinds.ts';
import type { GrantRow } from '../../worker/features/programs/normalize.ts';
import type { ProgramDetail } from '../../worker/features/programs/program.ts';
import { categoryOf } from './category.ts';
import { type ListingRecord, listingRecord } from './record.ts';

const SOURCE = 'assistance-listings';

const LISTING_NUMBER = /^\d{2}\.[0-9A-Z]{3}$/;

/** The number of recent years of spending used to estimate a program's size. */
const RECENT_YEARS = 3;

/** The source of federal assistance listings (formerly CFDA), as recorded by the Federal Program Inventory. */
export const assistanceListings: Source<ListingRecord> = {
  id: SOURCE,
  parse: (raw) => listingRecord.parse(raw),
  normalize: (record, now) => (isForApplicants(record) ? [rowOf(record, now)] : []),
};

/**
 * Excludes tax expenditures and interest, which no one can apply for, and records without a type, which are
 * discontinued programs.
 */
function isForApplicants({ program_type: type, cfda: number }: ListingRecord): boolean {
  return type === 'assistance_listing' && LISTING_NUMBER.test(number);
}

function rowOf(record: ListingRecord, now: number): GrantRow {
  const { cfda: number, title } = record;
  const categories = present(record.categories);
  const beneficiaries = present(record.beneficiary_types);
  const applicants = present(record.applicant_types);
  const url = record.sam_url || `https://sam.gov/search/?keywords=${number}`;
  const types = present(record.assistance_types);
  const description = plain(record.objective ?? '');
  const programType = programTypeOf(types, helpsPeople(beneficiaries, ''));
  const detail: ProgramDetail = {
    documents: [],
    howToApply: [],
    contact: null,
    sources: { listing: { title: `Assistance Listing ${number}`, url, date: dateOf(record, now) } },
  };
  const content = {
    id: `${SOURCE}-${number}`,
    source: SOURCE,
    sourceId: number,
    title: plain(title),
    description: description || null,
    deadlineKind: 'unknown',
    url,
    category: categoryOf(categories, title),
    eligibility: [...applicants, ...beneficiaries, ...categories].join('\n') || null,
    provider: [record['sub-agency'], record.agency].filter(Boolean).join(', ') || null,
    applicationUrl: programType === 'grant' ? record.grants_url : null,
    sourceType: SOURCE,
    citations: [url],
    programType,
    assistanceType: programType === 'assistance' ? (types[0] ?? null) : null,
    keywords: namesOf(record).join(', '),
    states: [],
    assistanceListings: [number],
    rules: extractRules({
      source: 'listing',
      title: plain(title),
      objective: description,
      applicantTypes: applicants,
      beneficiaryTypes: beneficiaries,
      assistanceTypes: types,
      categories,
    }),
    detail,
    yearlyMoney: yearlyMoneyOf(record),
    status: 'open',
  } satisfies Omit<GrantRow, 'contentHash'>;
  return { ...content, contentHash: createHash('sha256').update(JSON.stringify(content)).digest('base64url') };
}

/** Returns the program's popular names, and its number with and without the dot. */
function namesOf({ cfda: number, title, popular_name: popular }: ListingRecord): string[] {
  const names = plain(popular ?? '')
    .split(/[,;/()]+/)
    .map((name) => name.trim())
    .filter((name) => name.length > 1 && name !== title && !/^(n\/a|none|not applicable)$/i.test(name));
  return [...new Set([...names, number, number.replace('.', '')])];
}

/**
 * Returns the largest recent annual amount in the record, because estimates can be missing and a year can be
 * incomplete.
 */
function yearlyMoneyOf({ obligations }: ListingRecord): number | null {
  const years = (obligations ?? []).toSorted((a, b) => b.x.localeCompare(a.x)).slice(0, RECENT_YEARS);
  const sums = years.flatMap((year) => [year.sam_estimate, year.sam_actual, year.usa_spending_actual]);
  const most = Math.max(0, ...sums.map((sum) => sum ?? 0));
  return most > 0 ? most : null;
}

function dateOf({ fiscal_year: year }: ListingRecord, now: number): string {
  return year && /^\d{4}$/.test(year) ? `${year}-01-01` : new Date(now).toISOString().slice(0, 10);
}

function present(values: readonly (string | null)[] | null): string[] {
  return [...new Set((values ?? []).flatMap((value) => value?.trim() || []))];
}

/** Removes tags and entities and collapses whitespace. */
function plain(html: string): string {
  return html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&(?:amp|#38);/g, '&')
    .replace(/&(?:sect|#167);/g, '§')
    .replace(/&(?:quot|#34);/g, '"')
    .replace(/&(?:rsquo|lsquo|apos|#39|#8217);/g, '’')
    .replace(/\s+/g, ' ')
    .trim();
}
