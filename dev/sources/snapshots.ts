/** Reads recorded days of Grants.gov in the format that all its wires share. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { Opportunity } from '../../worker/crawler/sources/grants-gov/opportunity.ts';

const orNull = z.nullable(z.string());

export const recorded = z.object({
  opportunityId: z.string(),
  opportunityNumber: z.string(),
  title: z.string(),
  docType: z.string(),
  agencyName: orNull,
  agencyCode: orNull,
  postedDate: orNull,
  deadlineDate: orNull,
  description500: orNull,
  applicantTypes: z.array(z.string()),
  fundingInstruments: z.array(z.string()),
  fundingCategories: z.array(z.string()),
});
export type Recorded = z.infer<typeof recorded>;

/** An opportunity recorded over many days, with the first and last day it was listed. */
const recordedDays = z.extend(recorded, { firstSeen: z.string(), lastSeen: z.string() });

/** Returns the opportunities listed on a day. */
export function snapshotOf(folder: string, day: string): Recorded[] {
  return linesOf(join(folder, `grants-gov/snapshots/grants_gov_${day}.jsonl.gz`)).map((line) => recorded.parse(line));
}

/** Returns every opportunity listed on at least one of the recorded days. */
export function unionOf(folder: string): z.infer<typeof recordedDays>[] {
  const path = join(folder, 'grants-gov/opportunities_2025-08_2026-03_part1.jsonl.gz');
  return linesOf(path).map((line) => recordedDays.parse(line));
}

function linesOf(path: string): unknown[] {
  const lines = gunzipSync(readFileSync(path)).toString('utf8').trim().split('\n');
  return lines.map((line): unknown => JSON.parse(line));
}

export function opportunityOfSnapshot(record: Recorded): Opportunity {
  return {
    source: 'grants-gov',
    sourceId: record.opportunityId,
    grantsGovId: record.opportunityId,
    number: record.opportunityNumber,
    title: record.title,
    isForecast: record.docType === 'forecast',
    description: record.description500,
    agency: record.agencyName,
    agencyCode: record.agencyCode,
    instruments: record.fundingInstruments,
    subjects: record.fundingCategories,
    applicants: record.applicantTypes,
    eligibilityNote: null,
    listings: [],
    closes: record.deadlineDate,
    closesNote: null,
    archived: null,
    posted: record.postedDate,
    updated: null,
    awardCeiling: null,
    awardFloor: null,
    costSharing: null,
    link: null,
    contact: [],
    status: null,
  };
}
