import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine } from '../../../web/plain-text.ts';
import { applicantsNamedIn } from '../../extract/prose-applicants.ts';
import { dayOf } from '../../fields/days.ts';
import { amountOf } from '../../fields/money.ts';
import { asSet } from '../../fields/sets.ts';
import type { ApiRecord } from './api-record.ts';
import { deadlineOfDays } from './deadlines.ts';
import { popularNamesOf, rowOfListing, SAYS_NOTHING } from './listing-row.ts';

/** How many recent years of funding still indicate a program's size. */
const RECENT_YEARS = 3;

/** Returns a listing's program; none if it's no longer active. */
export function rowsOfApi(record: ApiRecord, source: string, now: number): GrantRow[] {
  if (record.status === 'Inactive') return [];
  const { overview, criteriaForApplying: criteria, assistanceApplication: application } = record;
  const title = plainLine(record.title);
  const applicants = said(criteria?.applicant?.description);
  const listed = namesOf(criteria?.applicant?.types);
  const listing = {
    number: record.assistanceListingId,
    title,
    popularNames: [record.popularLongName, record.popularShortName].flatMap((name) =>
      popularNamesOf(name ?? '', title),
    ),
    objectives: said(overview?.objective) || said(overview?.assistanceListingDescription),
    uses: said(criteria?.assistanceUsage?.description),
    assistanceTypes: assistanceTypesOf(record),
    // The text narrows the list of applicants. Without a list, the text is all we have.
    applicantTypes: listed.length > 0 ? listed : applicantsNamedIn(plainLine(applicants)),
    beneficiaryTypes: namesOf(criteria?.beneficiary?.types),
    applicants: [listed.join('; '), applicants].filter(Boolean).join('\n'),
    beneficiaries: said(criteria?.beneficiary?.description),
    documentation: (criteria?.documentation?.description ?? []).map(said).filter(Boolean).join('\n'),
    procedures: said(application?.applicationProcedure?.description),
    deadline: deadlineOfDays(
      (application?.deadlines?.list ?? []).flatMap(({ end }) => dayOf(end) ?? []),
      said(application?.deadlines?.description),
      now,
    ),
    amount: amountOfRecord(record),
    contact: contactOf(record),
    agency: agencyOf(record),
    website: said(record.programWebPage) || null,
    page: null,
    yearlyMoney: yearlyMoneyOf(record),
    published: dayOf(record.publishedDate),
  };
  return [rowOfListing(listing, source, now)];
}

function said(text: string | null | undefined): string {
  const written = text?.trim() ?? '';
  return SAYS_NOTHING.test(written) ? '' : written;
}

function namesOf(types: readonly { code: string | null; name: string | null }[] | null | undefined): string[] {
  return asSet((types ?? []).flatMap(({ code, name }) => name?.trim() || code?.trim() || []));
}

/** Returns the types of help in its past and planned obligations: no other field names them. */
function assistanceTypesOf({ financialInformation }: ApiRecord): string[] {
  return namesOf((financialInformation?.obligations ?? []).flatMap(({ assistanceType }) => assistanceType ?? []));
}

/** Returns the award size in the newest year with data. */
function amountOfRecord({ financialInformation }: ApiRecord) {
  const years = financialInformation?.rangeAndAverageAssistance ?? [];
  const [newest] = years.toSorted((a, b) => (b.fiscalYear ?? 0) - (a.fiscalYear ?? 0));
  return amountOf(positive(newest?.minimumAwardAmount), positive(newest?.maximumAwardAmount));
}

function positive(sum: number | null | undefined): number | null {
  return sum !== null && sum !== undefined && sum > 0 ? sum : null;
}

/** Returns the largest yearly amount of the last few years. */
function yearlyMoneyOf({ financialInformation }: ApiRecord): number | null {
  const years = new Map<number, number>();
  for (const { values } of financialInformation?.obligations ?? []) {
    for (const { year, actual, estimate } of values ?? []) {
      years.set(year, (years.get(year) ?? 0) + Math.max(0, actual ?? estimate ?? 0));
    }
  }
  const newest = Math.max(...years.keys());
  const most = Math.max(0, ...[...years].flatMap(([year, sum]) => (year > newest - RECENT_YEARS ? sum : [])));
  return most > 0 ? most : null;
}

function contactOf({ contacts }: ApiRecord): string | null {
  const local = said(contacts?.local?.description);
  if (local) return local;
  const [office] = contacts?.headquarters ?? [];
  return [office?.email, office?.phone].map(said).filter(Boolean).join(', ') || null;
}

function agencyOf({ federalOrganization: at }: ApiRecord): string | null {
  return [...new Set([at?.agency, at?.department].map(said).filter(Boolean))].join(', ') || null;
}
