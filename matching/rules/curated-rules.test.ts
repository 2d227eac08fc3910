import { expect, test } from 'vitest';
import { withSentences } from './curated-rules.ts';

test('an exception names the rule that it lifts', () => {
  const leaf = { fact: 'youngestChild', atMost: 5, source: 'page' } as const;
  const says = 'A child aged 5 or younger lives with you';
  expect(withSentences(leaf)).toEqual({ ...leaf, says });
  expect(withSentences({ ...leaf, exceptionTo: 'the rule for students' })).toEqual({
    ...leaf,
    exceptionTo: 'the rule for students',
    says: `${says}, so the rule for students doesn’t apply`,
  });
});
