import type { ProgramType } from '../../../../contract/grants.ts';
import type { StateCode } from '../../../../contract/places.ts';

/** What the product wants to know of a program, by the columns of a table. */
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

/** Columns that may hold a field: the first that a table has, or all of them where the field is a text of several parts. */
export type Columns = Readonly<Partial<Record<Field, readonly string[]>>>;

/** A table of programs of a state or city, read from an open-data portal: all that is particular to it is data. */
export interface DataSet {
  /** Stands in `grants.source`. */
  id: string;
  title: string;
  licence: string;
  /** How many days lie between two changes of it. */
  everyDays: number;
  /** What its portal speaks. */
  portal: 'CKAN' | 'Socrata';
  /** Where its portal is. */
  address: string;
  /** Its id there. */
  resource: string;
  /** The page that people read. */
  page: string;
  states: readonly StateCode[];
  /** A part of the state for whose people alone the programs are: "New York City". */
  area?: string;
  /** Ids of the rows that are read, where the table has each program in several languages. */
  ids?: RegExp;
  /** Who gives the money where no column says it. */
  provider: string;
  timeZone: string;
  columns: Columns;
  /** Parts the entries of a list within a cell. */
  separator: string;
  /** How the table writes that a program is closed or expected; all else is open. */
  closed: RegExp;
  forecast: RegExp;
  /** What kind of help the words of `type` mean, the first that fits. A cell may name several. */
  types: readonly (readonly [RegExp, ProgramType])[];
  /** Times that are no times: people leave the form's own. */
  noTimes?: readonly string[];
}
