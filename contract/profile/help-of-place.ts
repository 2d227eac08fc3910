import * as z from 'zod/mini';

/** A helper in one place: the state's own office if known, plus the national phone line and page. */
const placedHelper = z.object({
  id: z.string(),
  name: z.string(),
  does: z.string(),
  say: z.object({ program: z.string(), general: z.string() }),
  office: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()), page: z.nullable(z.string()) })),
  /** Programs that people ask it about in general terms. */
  inGeneralFor: z.optional(z.array(z.string())),
  /** Programs for which it interviews applicants. */
  interviewsFor: z.optional(z.array(z.string())),
  phone: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** Where to find its office near someone. `withZipCode` has `{zip}` where their ZIP code goes. */
  nearby: z.optional(z.object({ page: z.string(), withZipCode: z.optional(z.string()) })),
  /** The source for the office or, without one, for the national line or page. */
  source: z.object({ title: z.string(), url: z.string(), date: z.string() }),
});
export type PlacedHelper = z.infer<typeof placedHelper>;

/** Who helps in a place, and with which programs. Built with the site, for pages that don't know the place yet. */
export const helpOfPlace = z.object({
  helpers: z.array(placedHelper),
  /** Programs grouped by the helpers that know them best, as indexes into `helpers` above. */
  best: z.array(z.object({ helpers: z.array(z.int()), programs: z.array(z.string()) })),
});
export type HelpOfPlace = z.infer<typeof helpOfPlace>;

/** The file for visitors whose state is unknown, and for the territories. */
export const ANYWHERE = 'US';
export const helpFile = (place: string) => `/content/help/${place}.json`;
