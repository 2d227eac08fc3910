import fc from 'fast-check';
import * as z from 'zod/mini';

type Schema = z.core.JSONSchema.BaseSchema;

/** Strings in formats that the contract's fields require. */
const TEXTS = [
  'Sample 1',
  '43215',
  '12345-6789',
  'OH',
  'someone@example.org',
  '2026-10-01',
  'https://www.example.gov/a',
];
const MOST_ITEMS = 6;

/** Generates values that match the form of a contract schema. A custom check may still reject them. */
export function valuesOf(schema: z.ZodMiniType): fc.Arbitrary<unknown> {
  return valuesFor(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }));
}

function valuesFor(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(valuesFor));
  if (schema.type === 'string') return textsFor(schema);
  if (schema.type === 'number' || schema.type === 'integer') return numbersFor(schema);
  if (schema.type === 'boolean') return fc.boolean();
  if (schema.type === 'null') return fc.constant(null);
  if (schema.type === 'array') return listsFor(schema);
  if (schema.type === 'object') return objectsFor(schema);
  return fc.jsonValue({ maxDepth: 2 });
}

function textsFor({ minLength = 0, maxLength = 60, pattern, format, allOf = [] }: Schema): fc.Arbitrary<string> {
  if (format === 'email') return fc.emailAddress();
  const patterns = [pattern, ...allOf.map((part) => part.pattern)].flatMap((source) =>
    source === undefined ? [] : [new RegExp(source, 'u')],
  );
  const fits = (text: string) =>
    text.length >= minLength && text.length <= maxLength && patterns.every((each) => each.test(text));
  const known = TEXTS.filter(fits);
  const most = Math.max(minLength, Math.min(maxLength, 200));
  if (patterns.length === 0) return fc.string({ unit: 'grapheme', minLength, maxLength: most });
  if (known.length === 0) return fc.constantFrom(...TEXTS);
  const around = fc.string({ unit: 'grapheme', maxLength: 30 });
  const made = fc.tuple(around, fc.constantFrom(...known), around).map((parts) => parts.join(''));
  return fc.oneof(
    fc.constantFrom(...known),
    made.map((text) => (fits(text) ? text : (known[0] ?? ''))),
  );
}

function numbersFor({ minimum = -1000, maximum = 1_000_000, multipleOf = 1 }: Schema): fc.Arbitrary<number> {
  const [least, most] = [Math.ceil(minimum / multipleOf), Math.floor(maximum / multipleOf)];
  return fc.integer({ min: Math.max(least, -1e9), max: Math.min(most, 1e9) }).map((count) => count * multipleOf);
}

function listsFor({ items, minItems = 0, maxItems = MOST_ITEMS }: Schema): fc.Arbitrary<unknown[]> {
  const item = typeof items === 'object' && !Array.isArray(items) ? valuesFor(items) : fc.jsonValue();
  return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, MOST_ITEMS) });
}

function objectsFor({ properties = {}, required = [], additionalProperties }: Schema): fc.Arbitrary<object> {
  const fields = Object.entries(properties).flatMap(([name, field]) =>
    typeof field === 'object' ? [[name, valuesFor(field)] as const] : [],
  );
  if (fields.length === 0 && typeof additionalProperties === 'object')
    return fc.dictionary(fc.string({ maxLength: 12 }), valuesFor(additionalProperties), { maxKeys: 4 });
  return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
}
