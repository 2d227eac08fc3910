import { NOT_SPECIFIED } from './field-kinds.ts';
import { FIELDS } from './profile.ts';

type Fields = typeof FIELDS;
type TypeOf<Field> = Field extends { kind: 'number' }
  ? { readonly type: 'number' }
  : Field extends { values: readonly string[] }
    ? { readonly type: 'choice'; readonly values: readonly string[] }
    : { readonly type: 'boolean' };

/** The facts that copy an answer, with their types. */
export const COPIED_FACTS = Object.fromEntries(
  Object.values(FIELDS).flatMap((field) => ('fact' in field ? [[field.fact, typeOf(field)]] : [])),
) as {
  readonly [Name in keyof Fields as Fields[Name] extends { fact: infer Fact extends string } ? Fact : never]: TypeOf<
    Fields[Name]
  >;
};

function typeOf(field: { kind: string; values?: readonly string[] }) {
  if (field.kind === 'number') return { type: 'number' };
  return field.values ? { type: 'choice', values: specified(field.values) } : { type: 'boolean' };
}

/** Returns an enumeration's values except "not specified". */
export function specified(values: readonly string[]): readonly string[] {
  return values.filter((value) => value !== NOT_SPECIFIED);
}
