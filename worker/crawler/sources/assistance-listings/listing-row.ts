import type { GrantRow } from '../../../features/programs/normalize.ts';
import { plainLine } from '../../../web/plain-text.ts';
import { extractRules } from '../../extract/listing.ts';
import { withOwnQuotes } from '../../extract/prose-applicants.ts';
import type { Deadline } from '../../fields/deadlines.ts';
import type { Amount } from '../../fields/money.ts';
import { categoryOf } from '../../fields/subjects.ts';
import { rowOf } from '../../program-row.ts';
import { helpsPeople, programTypeOf } from './kinds.ts';

/** A federal assistance listing, in the form shared by both SAM.gov feeds; missing texts are empty. */
export interface FederalListing {
  /** `NN.NNN`. */
  number: string;
  title: string;
  popularNames: readonly string[];
  objectives: string;
  uses: string;
  assistanceTypes: readonly string[];
  /** Names or codes from the federal list of applicants, and the applicants in the text. */
  applicantTypes: readonly string[];
  beneficiaryTypes: readonly string[];
  applicants: string;
  beneficiaries: string;
  documentation: string;
  procedures: string;
  deadline: Deadline;
  amount: Amount;
  contact: string | null;
  agency: string | null;
  website: string | null;
  /** Its SAM.gov page, if the feed has it. */
  page: string | null;
  yearlyMoney: number | null;
  published: string | null;
}

const LISTING = 'listing';

/** Builds a listing's program. */
export function rowOfListing(listing: FederalListing, source: string, now: number): GrantRow {
  const { number, objectives, applicants, website, assistanceTypes: types } = listing;
  const title = plainLine(listing.title);
  const link = listing.page ?? `https://sam.gov/search/?keywords=${number}`;
  const prose = [plainLine(objectives), plainLine(applicants)] as const;
  const rules = extractRules({
    source: LISTING,
    title,
    objective: prose[0],
    applicantTypes: listing.applicantTypes,
    beneficiaryTypes: listing.beneficiaryTypes,
    assistanceTypes: types,
  });
  return rowOf(
    {
      source,
      sourceId: number,
      title,
      description: [objectives, listing.uses].filter(Boolean).join('\n\n') || null,
      programType: programTypeOf(types, helpsPeople(listing.beneficiaryTypes, listing.beneficiaries)),
      category: categoryOf([], title, { listing: number }),
      assistanceType: types[0] ?? null,
      amount: listing.amount,
      deadline: listing.deadline,
      eligibility: [applicants, listing.beneficiaries],
      documents: [listing.documentation],
      howToApply: [listing.procedures],
      contact: listing.contact,
      provider: listing.agency,
      providerUrl: website,
      url: link,
      citations: [website],
      keywords: [...listing.popularNames, number, number.replace('.', '')],
      states: [],
      assistanceListings: [number],
      rules: rules && withOwnQuotes(rules, [title, ...prose].join('\n')),
      yearlyMoney: listing.yearlyMoney,
      isOpen: true,
      origin: { key: LISTING, title: `Assistance Listing ${number}`, url: link, date: listing.published },
    },
    now,
  );
}

/** Splits a text that contains several popular names. */
export function popularNamesOf(popular: string, title: string): string[] {
  return popular
    .split(/[,;/()]+/)
    .map((name) => name.trim())
    .filter((name) => name.length > 1 && name !== title && !SAYS_NOTHING.test(name));
}

export const SAYS_NOTHING = /^(n\/?a|none|not applicable|no data available)?[.;\s]*$/i;
