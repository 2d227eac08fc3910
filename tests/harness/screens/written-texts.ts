import * as z from 'zod/mini';
import { ENDPOINTS } from '../../../contract/endpoints.ts';
import { nameOf } from '../valid-requests.ts';

type Schema = z.core.JSONSchema.BaseSchema;

/** Returns the fields of a body that accept any text, such as `PUT /api/user/profile location`. */
function textsIn(schema: Schema, path: string): string[] {
  if (schema.enum || schema.const !== undefined || schema.format) return [];
  const choices = [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])];
  if (choices.length > 0) return choices.flatMap((choice) => textsIn(choice, path));
  if (schema.type === 'array')
    return typeof schema.items === 'object' && !Array.isArray(schema.items) ? textsIn(schema.items, `${path}[]`) : [];
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, field]) =>
      typeof field === 'object' ? textsIn(field, path ? `${path}.${name}` : name) : [],
    );
  return schema.type === 'string' ? [path] : [];
}

/** Returns every text that a caller can write according to the contract: the call and the field in its body. */
export function writtenTexts(): string[] {
  const found = ENDPOINTS.flatMap((endpoint) => {
    const schema = endpoint.body && z.toJSONSchema(endpoint.body, { io: 'input', unrepresentable: 'any' });
    return schema ? textsIn(schema, '').map((path) => `${nameOf(endpoint)} ${path}`) : [];
  });
  return [...new Set(found)].toSorted();
}
