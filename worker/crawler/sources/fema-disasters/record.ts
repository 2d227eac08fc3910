import * as z from 'zod/mini';
import { US_STATES } from '../../../../contract/profile/places.ts';

const line = z.pipe(
  z._default(z.nullable(z.string()), ''),
  z.transform((text) => (text ?? '').trim()),
);

/** One place of a declared disaster, from OpenFEMA; only the place differs between a disaster's rows. */
const area = z.object({
  disasterNumber: z.int(),
  state: z.enum(Object.keys(US_STATES)),
  declarationTitle: z.string().check(z.trim(), z.minLength(1)),
  declarationDate: line,
  incidentBeginDate: line,
  incidentEndDate: line,
  /** The last day to apply. */
  lastIAFilingDate: line,
  designatedArea: line,
});

/** A disaster with all places where people may apply. */
export const disaster = z.object({ areas: z.array(area).check(z.minLength(1)) });
export type Disaster = z.infer<typeof disaster>;

/** The fields to request: the names above. */
export const FIELDS = Object.keys(area.shape);

const numbered = z.looseObject({ disasterNumber: z.int() });
export const answerShape = z.object({ DisasterDeclarationsSummaries: z.array(z.unknown()) });

/**
 * Groups rows into disasters, sorted by number. A row without a number becomes its own record, which is then refused.
 */
export function disastersOf(rows: readonly unknown[]): unknown[] {
  const byNumber = Map.groupBy(rows, (row) => numbered.safeParse(row).data?.disasterNumber ?? null);
  const nameless = byNumber.get(null) ?? [];
  byNumber.delete(null);
  const whole = [...byNumber].toSorted(([a], [b]) => Number(a) - Number(b)).map(([, areas]) => ({ areas }));
  return [...whole, ...nameless.map((row) => ({ areas: [row] }))];
}

const withAreas = z.object({ areas: z.array(z.unknown()) });

/** Returns a record's IDs, even if everything else is missing. */
export function idsOfDisaster(raw: unknown): string[] {
  const areas = withAreas.safeParse(raw).data?.areas ?? [];
  const numbers = areas.flatMap((row) => numbered.safeParse(row).data?.disasterNumber ?? []);
  return [...new Set(numbers.map(String))];
}
