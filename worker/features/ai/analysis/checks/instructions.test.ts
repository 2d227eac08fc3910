import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { ANSWER_SCHEMA, modelAnswer } from './instructions.ts';

test('the schema for the model matches the parser of its answer', () => {
  const { $schema, ...made } = z.toJSONSchema(modelAnswer);
  // zod adds integer bounds on its own.
  const plain = JSON.parse(JSON.stringify(made), (key, value) => (/^(?:min|max)imum$/.test(key) ? undefined : value));
  expect(ANSWER_SCHEMA).toEqual(plain);
  expect($schema).toBeDefined();
});
