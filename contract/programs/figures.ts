import * as z from 'zod/mini';
import { US_STATES } from '../profile/places.ts';

const day = z.iso.date('A day that exists, as YYYY-MM-DD');
const key = z.string().check(z.regex(/^[a-z0-9-]+$/));
const stateCode = z.enum(Object.keys(US_STATES) as [keyof typeof US_STATES, ...(keyof typeof US_STATES)[]]);

/** A figure's unit. A share of 1.3 means 130 percent. */
export const FIGURE_UNITS = [
  'USD',
  'share',
  'percent',
  'years',
  'months',
  'hours',
  'people',
  'yes-no',
  'list',
] as const;
/** The period an amount covers: USD a month, USD a year … */
export const FIGURE_PERIODS = ['once', 'day', 'week', 'month', 'year'] as const;

/** One value of a figure, the states it applies to (all if none is named), and the dates when it is in effect. */
export const figureValue = z.strictObject({
  states: z.optional(z.array(stateCode).check(z.minLength(1))),
  from: day,
  /** The last day, if the source names one. */
  until: z.optional(day),
  source: key,
  value: z.json(),
});
export type FigureValue = z.infer<typeof figureValue>;

export const figure = z.strictObject({
  /** A label for editors and for tables on public pages: "Most that a household gets". */
  label: z.string().check(z.minLength(3), z.maxLength(120)),
  unit: z.enum(FIGURE_UNITS),
  per: z.optional(z.enum(FIGURE_PERIODS)),
  values: z.array(figureValue).check(z.minLength(1)),
});
export type Figure = z.infer<typeof figure>;

/**
 * One program's figures, from `matching/figures/PROGRAM/YEAR.json`. Files from several years combine: the value in
 * effect on a day is the latest one that had begun by then, and a state's own value takes precedence over the national
 * one.
 */
export const figureFile = z
  .strictObject({
    /** When the figures were last checked against their sources. */
    checked: day,
    sources: z.record(key, z.strictObject({ title: z.string().check(z.minLength(3)), url: z.url() })),
    figures: z.record(z.string().check(z.regex(/^[a-z][A-Za-z0-9]*$/)), figure),
  })
  .check(
    z.refine(
      ({ sources, figures }) =>
        Object.values(figures).every(({ values }) => values.every(({ source }) => Object.hasOwn(sources, source))),
      { error: 'A figure names a source that is not in `sources`' },
    ),
  );
export type FigureFile = z.infer<typeof figureFile>;

/** All files by program, as the build passes them to the Worker. */
export const figureFiles = z.record(key, z.array(figureFile));
export type FigureFiles = z.infer<typeof figureFiles>;
