import type { StateCode } from '../../../../contract/profile/places.ts';
import type { ProgramType } from '../../../../contract/programs/grants.ts';

/** The fields that the product reads, whatever a table calls its columns. */
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

/** Columns that may hold a field: the first one that a table has, or all of them if the text has several parts. */
export type Columns = Readonly<Partial<Record<Field, readonly string[]>>>;

/** A table of a state's or city's programs on an open-data portal: everything specific to it is data. */
export interface DataSet {
  /** The value of `grants.source`. */
  id: string;
  title: string;
  license: string;
  /** The days between two updates. */
  everyDays: number;
  /** The portal's API. */
  portal: 'CKAN' | 'Socrata';
  /** The portal's address. */
  address: string;
  /** The table's id on the portal. */
  resource: string;
  /** The page for people. */
  page: string;
  states: readonly StateCode[];
  /** The part of the state that the programs are limited to: "New York City". */
  area?: string;
  /** Ids of the rows to read, if the table has each program in several languages. */
  ids?: RegExp;
  /** The provider, if no column names it. */
  provider: string;
  timeZone: string;
  columns: Columns;
  /** Separates the entries of a list within a cell. */
  separator: string;
  /** How the table marks a program as closed or expected; all others are open. */
  closed: RegExp;
  forecast: RegExp;
  /** The kind of help for the words in `type`; the first match wins. A cell may name several. */
  types: readonly (readonly [RegExp, ProgramType])[];
  /** Default times of the form, which people leave unchanged. */
  noTimes?: readonly string[];
}
