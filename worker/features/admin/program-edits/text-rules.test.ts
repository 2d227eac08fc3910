import { expect, test } from 'vitest';
import { APPLICANT_KINDS, isRule } from '../../../../contract/programs/rules.ts';
import { evaluate } from '../../../../matching/rules/evaluate.ts';
import { askTheSame, rulesOfText } from './text-rules.ts';

const read = (text: string | null) => rulesOfText(text, { title: 'Numbat Fund', source: 'law' });

test.each([
  ['You must be 65 or older.', ['age']],
  ['Only veterans with a disability', ['veteran', 'disability']],
  ['Nonprofits and local governments', ['applicantKind']],
])('the conditions in “%s” are read', (text, facts) => {
  const rules = read(text);
  expect(isRule(rules)).toBe(true);
  for (const fact of facts) expect(JSON.stringify(rules)).toContain(`"fact":"${fact}"`);
});

test.each([null, '', 'Residents of Ohio', 'Veterans’ organizations'])('“%s” makes no rules', (text) =>
  expect(read(text)).toBeNull(),
);

test('text that could not be parsed excludes no one', () => {
  const rules = read('Individuals, farms and groups');
  for (const kind of APPLICANT_KINDS) expect(rules && evaluate(rules, { applicantKind: [kind] }).truth).toBe('unknown');
});

test('text about people excludes no organization; other wording gives the same rules', () => {
  expect(JSON.stringify(read('Veterans'))).not.toContain('applicantKind');
  expect(askTheSame(read('Only for veterans'), read('Veterans.'))).toBe(true);
  expect(askTheSame(read('Veterans aged 60 or older'), read('Veterans aged 65 or older'))).toBe(false);
});

test('text of any length makes rules that can be stored', () => {
  for (const text of [`Applicants must be veterans ${'and so on '.repeat(1900)}.`, 'Veterans. '.repeat(2000)]) {
    expect(isRule(read(text))).toBe(true);
  }
});
