import type { StateCode } from '../../../../contract/profile/places.ts';
import type { ProgramType } from '../../../../contract/programs/grants.ts';

/** The fields that the product reads, no matter what a table calls its columns. */
export const FIELDS = [
  'id',
  'title',
  'status',
  'type',
  'subjects',
  'description',
  'applicants',
  'eligibility',
  'requirements',
  'amount',
  'deadline',
  'opens',
  'url',
  'applicationUrl',
  'provider',
  'providerUrl',
  'contact',
  'updated',
] as const;
export type Field = (typeof FIELDS)[number];

/** Columns that may contain a field: the first one that a table has, or all of them if the text has several parts. */
export type Columns = Readonly<Partial<Record<Field, readonly string[]>>>;

/**
 * A table of a state's or city's programs on an open-data portal. These fields hold everything specific to the table.
 */
export interface DataSet {
  /** The value of `grants.source`. */
  id: string;
  title: string;
  license: string;
  /** The number of days between updates. */
  everyDays: number;
  /** The portal's API. */
  portal: 'CKAN' | 'Socrata';
  /** The portal's address. */
  address: string;
  /** The table's ID on the portal. */
  resource: string;
  /** Its web page for people. */
  page: string;
  states: readonly StateCode[];
  /** The part of the state that the programs are limited to, such as "New York City". */
  area?: string;
  /** IDs of the rows to read, if the table has each program in several languages. */
  ids?: RegExp;
  /** The provider, if no column names it. */
  provider: string;
  timeZone: string;
  columns: Columns;
  /** The separator of list entries in a cell. */
  separator: string;
  /** How the table marks programs as closed or forecast. All others are open. */
  closed: RegExp;
  forecast: RegExp;
  /** Program types, by the words in `type`. The first match wins, because a cell may name several. */
  types: readonly (readonly [RegExp, ProgramType])[];
  /** The entry form's default times, which people leave unchanged. */
  noTimes?: readonly string[];
}
