import * as z from 'zod/mini';

/** A helper as it is in one place: the state's own office where one is known, and the line and page of the whole country. */
const placedHelper = z.object({
  id: z.string(),
  name: z.string(),
  does: z.string(),
  say: z.object({ program: z.string(), general: z.string() }),
  office: z.nullable(z.object({ name: z.string(), phone: z.nullable(z.string()), page: z.nullable(z.string()) })),
  /** Programs about which people ask it in the general words. */
  inGeneralFor: z.optional(z.array(z.string())),
  /** Programs for which it interviews those who apply. */
  interviewsFor: z.optional(z.array(z.string())),
  phone: z.nullable(z.string()),
  page: z.nullable(z.string()),
  /** What states the office, else the line or page of the whole country. */
  source: z.object({ title: z.string(), url: z.string(), date: z.string() }),
});
export type PlacedHelper = z.infer<typeof placedHelper>;

/** Who helps in a place, and with which programs: what the site is built with, for pages that know the place only later. */
export const helpOfPlace = z.object({
  helpers: z.array(placedHelper),
  /** The programs that the same helpers are best for, by their places in `helpers`. */
  best: z.array(z.object({ helpers: z.array(z.int()), programs: z.array(z.string()) })),
});
export type HelpOfPlace = z.infer<typeof helpOfPlace>;

/** The file of those whose state nobody knows, and of the territories. */
export const ANYWHERE = 'US';
export const helpFile = (place: string) => `/content/help/${place}.json`;
