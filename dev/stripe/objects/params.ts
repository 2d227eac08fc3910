import * as z from 'zod';
import { invalid } from './errors.ts';
import type { FormMap } from './form.ts';

export const flag = z.enum(['true', 'false']).transform((value) => value === 'true');
export const whole = z
  .string()
  .regex(/^-?\d{1,12}$/)
  .transform(Number);
export const text = z.string().max(5000);
/** A field that an empty string clears. */
export const clearable = text.transform((value) => value || null);
export const metadata = z.record(z.string().max(40), z.string().max(500));
const expand = z.array(z.string()).optional();

/** Returns a schema for a call's parameters, plus those that every call accepts. */
export function params<T extends z.ZodRawShape>(shape: T) {
  return z.strictObject({ ...shape, expand });
}

/** Returns a schema for the parameters of a list. */
export function listParams<T extends z.ZodRawShape>(shape: T) {
  return params({
    ...shape,
    limit: whole.optional(),
    starting_after: text.optional(),
    ending_before: text.optional(),
    created: z.partialRecord(z.enum(['gt', 'gte', 'lt', 'lte']), whole).optional(),
  });
}

/** Parses a call's parameters. Throws errors in Stripe's format. */
export function read<T>(schema: z.ZodType<T>, given: FormMap): T {
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const steps = issue?.path.map(String) ?? [];
  if (issue?.code === 'unrecognized_keys') {
    const param = nameOf([...steps, issue.keys[0] ?? '']);
    throw invalid(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param });
  }
  const param = nameOf(steps);
  const isMissing =
    steps.reduce<unknown>((place, step) => (isMap(place) ? place[step] : undefined), given) === undefined;
  if (isMissing) throw invalid(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
  throw invalid(`Invalid ${param}: ${issue?.message ?? ''}`, { code: 'parameter_invalid', param });
}

function nameOf([first = '', ...rest]: string[]): string {
  return first + rest.map((step) => `[${step}]`).join('');
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

/** Returns the metadata after a change. An empty string removes a key. */
export function changedMetadata(before: Record<string, string> | null, change: Record<string, string> | undefined) {
  return Object.fromEntries(Object.entries({ ...before, ...change }).filter(([, value]) => value !== ''));
}
