import * as z from 'zod/mini';

/** Returns the message for an invalid value whose schema has none. `zod/mini` has no default messages. */
function sentenceFor(issue: { code?: string | undefined; input?: unknown; expected?: unknown }): string {
  if (issue.input === undefined) return 'Please fill this in.';
  switch (issue.code) {
    case 'invalid_type':
      return `This should be ${String(issue.expected)}, but it isn’t.`;
    case 'invalid_value':
      return 'Please choose one of the values offered.';
    case 'too_small':
      return 'This is too short or too small.';
    case 'too_big':
      return 'This is too long or too large.';
    default:
      return 'This isn’t valid.';
  }
}

z.config({ localeError: sentenceFor });
