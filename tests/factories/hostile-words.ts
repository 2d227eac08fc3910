import fc from 'fast-check';

/** Strings that have broken search boxes before: search syntax, SQL, markup, templates, paths and number formats. */
// biome-ignore format: one row reads better than one word per line
const PIECES = [
  '"', "'", '""', '(', ')', '*', '^', '+', '-', ':', '{', '}', '\\', '%', '_', ';', '--', '/*', '?1', '$1', '@a', ':a',
  'AND', 'OR', 'NOT', 'NEAR', 'NEAR(a b, 2)', 'title:', '- title:heating', '"heating', 'heat*', '^heat', 'a AND', 'OR OR',
  '{title keywords}: heat', 'search_grant', 'rank', 'rowid', "' OR '1'='1", "'; DROP TABLE grants; --", 'UNION SELECT * FROM users',
  '<script>alert(1)</script>', '{{7*7}}', '$' + '{7*7}', '../../etc/passwd', '%00', '&amp;', 'null', 'undefined', '__proto__', 'constructor',
  '93.568', 'SF-424', '1e999', '-0', 'NaN', '0x41', '9'.repeat(400), 'heating bill', 'help me', 'the of and',
];

/** Single characters that aren't what they appear to be. */
// biome-ignore format: one row reads better than one word per line
const CHARACTERS = [
  '\u0000', '\u0001', '\u0008', '\u001a', '\u007f', '\u0085', '\u00a0', '\u00ad', '\u200b', '\u200d', '\u200e', '\u202e', '\u2028',
  '\u2029', '\ufeff', '\ufffd', '\uffff', '\ud800', '\udc00', '\udbff', '\u0301', '\u20dd', 'ß', 'İ', 'ı', 'ﬁ', 'ﷺ', '½', '٣', 'Ⅷ', '²',
  'مساعدة', 'עזרה', 'ความช่วยเหลือ', '助け', '도움', 'ǆ', '🏠', '👩‍👩‍👧‍👦', '🇺🇸', '𝕙𝕖𝕒𝕥', '\u{e0001}', '\u{10ffff}',
];

const anything = fc.string({ unit: 'binary', maxLength: 60 });
const piece = fc.constantFrom(...PIECES);
const character = fc.constantFrom(...CHARACTERS);
/** Any 16-bit code units, including lone surrogates. */
const codeUnits = fc
  .array(fc.integer({ min: 0, max: 0xffff }), { maxLength: 40 })
  .map((units) => String.fromCharCode(...units));

const joined = fc
  .tuple(
    fc.array(fc.oneof(piece, character, anything), { minLength: 1, maxLength: 12 }),
    fc.constantFrom('', ' ', '\n', '\u0000'),
  )
  .map(([parts, joint]) => parts.join(joint));

/** Strings around the maximum search length: one long word or thousands of short ones. */
const long = fc
  .tuple(
    fc.oneof(piece, character, fc.string({ minLength: 1, maxLength: 3 })),
    fc.constantFrom('', ' '),
    fc.integer({ min: 4900, max: 5100 }),
  )
  .map(([part, joint, length]) =>
    `${part}${joint}`.repeat(Math.ceil(length / (part.length + joint.length))).slice(0, length),
  );

/** Hostile search strings. */
export const hostileWords = fc.oneof(
  { weight: 5, arbitrary: joined },
  { weight: 2, arbitrary: codeUnits },
  { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 200 }) },
  { weight: 1, arbitrary: long },
);
