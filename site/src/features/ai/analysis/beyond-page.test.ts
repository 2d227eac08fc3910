import { expect, test } from 'vitest';
import { OUR_SUMMARY, type Statement } from '../../../../../contract/ai/analysis.ts';
import { beyondPage } from './beyond-page.ts';

const PAGE = {
  ...{ documents: [], howToApply: ['Call the office.'], contact: null, deadline: 'March 1', eligibility: null },
  ...{ requirements: null, provider: 'The office', providerUrl: null },
  match: {
    reasons: [
      { criterion: 'home' as const, verdict: 'unknown' as const, text: 'You own the home' },
      { criterion: 'home' as const, verdict: 'unknown' as const, text: 'You rent' },
      { criterion: 'state' as const, verdict: 'met' as const, text: "You don't live in Idaho" },
    ],
  },
};

function shownOf(eligibility: Statement[]): string[] {
  const none = { requirements: [], applicationProcess: [], timeline: [], contactInfo: [], tips: [] };
  const analysis = { sections: { eligibility, ...none }, madeBy: 'model' } as const;
  return beyondPage(analysis, PAGE).eligibility.map(({ text }) => text);
}

const says = (text: string, title: string): Statement => ({
  text,
  quote: text,
  source: { title, url: 'https://www.example.gov', date: '2026-01-01' },
});

test('leaves our own words about who can apply to the member’s own result, if there is one', () => {
  const summary = `${OUR_SUMMARY}The law`;
  const statements = [says('You own the home.', summary), says('One of these: You own the home; You lease', summary)];
  expect(shownOf(statements)).toEqual([]);
  const none = { requirements: [], applicationProcess: [], timeline: [], contactInfo: [], tips: [] };
  const analysis = { sections: { eligibility: statements, ...none }, madeBy: 'model' } as const;
  expect(beyondPage(analysis, { ...PAGE, match: { reasons: [] } }).eligibility).toHaveLength(2);
});

test('names the provider as contact if the page names none', () => {
  const none = { requirements: [], applicationProcess: [], timeline: [], eligibility: [], tips: [] };
  const contactInfo = [{ text: 'The office', quote: null, source: null }];
  const analysis = { sections: { contactInfo, ...none }, madeBy: 'model' } as const;
  expect(beyondPage(analysis, PAGE).contactInfo).toHaveLength(1);
  expect(beyondPage(analysis, { ...PAGE, contact: 'Call 211' }).contactInfo).toHaveLength(0);
});

test('keeps an official text’s words, because they show where it says so', () => {
  expect(shownOf([says('You own the home.', 'The law')])).toEqual(['You own the home.']);
});

test('omits a condition that the member’s place settles, and any choice with it', () => {
  expect(shownOf([says("You don't live in Idaho.", 'The law')])).toEqual([]);
  expect(shownOf([says("One of these: You don't live in Idaho; You finished a program", 'The law')])).toEqual([]);
});

test('a tip that repeats a condition is omitted', () => {
  const none = { requirements: [], applicationProcess: [], timeline: [], contactInfo: [] };
  const tips = [says('You rent', 'The law'), says('Income up to $2,000', 'The law'), says('Call first', 'The law')];
  const sections = { eligibility: [says('Income up to $2,000.', 'The law')], tips, ...none };
  expect(beyondPage({ sections, madeBy: 'model' }, PAGE).tips.map(({ text }) => text)).toEqual(['Call first']);
});

test('a document that the page names without its condition is not repeated with it', () => {
  const none = { eligibility: [], applicationProcess: [], timeline: [], contactInfo: [], tips: [] };
  const requirements = [{ ...says('If you rent: the rent form', `${OUR_SUMMARY}The law`), type: 'Document' }];
  const analysis = { sections: { requirements, ...none }, madeBy: 'model' } as const;
  expect(beyondPage(analysis, { ...PAGE, documents: ['The rent form'] }).requirements).toEqual([]);
  expect(beyondPage(analysis, PAGE).requirements).toHaveLength(1);
});
