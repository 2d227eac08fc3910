import { describe, expect, test } from 'vitest';
import { type Rule, rule as ruleSchema } from '../../../contract/programs/rules.ts';
import type { Facts } from '../../../matching/person/fact-types.ts';
import { evaluate, type Truth } from '../../../matching/rules/evaluate.ts';
import { extractRules, type Listing } from './listing.ts';

const listing = (given: Partial<Listing>): Listing => ({
  source: 'listing',
  title: 'A program',
  objective: '',
  applicantTypes: ['Individual/Family'],
  beneficiaryTypes: [],
  assistanceTypes: ['Direct Payments for a Specified Use'],
  ...given,
});
const truthOf = (given: Partial<Listing>, facts: Facts): Truth | 'none' => {
  const rule = extractRules(listing(given));
  return rule ? evaluate(rule, facts).truth : 'none';
};
const clerk: Facts = {
  age: 35,
  applicantKind: ['individual'],
  applyingFor: ['self'],
  citizenship: 'citizen',
  disability: false,
  profession: [],
  student: 'no',
  tribalMember: false,
  veteran: false,
};
const shop: Facts = { ...clerk, applicantKind: ['individual', 'business'] };

describe('a listing', () => {
  test('is never more than likely, because no list states every condition', () => {
    expect(truthOf({}, clerk)).toBe('unknown');
  });

  test('has no rules without a list of applicants', () => {
    expect(extractRules(listing({ applicantTypes: [] }))).toBeNull();
  });

  test('only for organizations still helps people if its subject or title is care', () => {
    const organizations = { applicantTypes: ['State'], assistanceTypes: ['Project Grants'] };
    const clinics = {
      ...organizations,
      title: 'Coal Miners Respiratory Treatment Clinics and Services',
      beneficiaryTypes: ['Individual/Family'],
      categories: ['Health - Occupational Safety and Health'],
    };
    expect(truthOf(clinics, clerk)).toBe('unknown');
    expect(truthOf({ ...clinics, title: 'Rural Health Care Services Outreach' }, clerk)).toBe('false');
    expect(truthOf({ ...clinics, title: 'Personnel Training for Clinics' }, clerk)).toBe('false');
    expect(truthOf({ ...clinics, categories: ['Health - Health Research - General'] }, clerk)).toBe('false');
    const housing = {
      ...organizations,
      title: 'Housing Rehabilitation Program',
      objective: 'To repair the homes of veterans with a low income.',
      beneficiaryTypes: ['Public nonprofit institution/organization'],
      categories: ['Housing - Construction Rehabilitation'],
    };
    expect(truthOf(housing, { ...clerk, veteran: true })).toBe('unknown');
    expect(truthOf(housing, clerk)).toBe('false');
    const pantry = {
      ...organizations,
      title: 'Emergency Food and Shelter Program',
      beneficiaryTypes: ['Anyone/general public'],
      categories: ['Food and Nutrition - Food and Nutrition for Individual and Families'],
    };
    expect(truthOf(pantry, clerk)).toBe('unknown');
    expect(truthOf({ ...pantry, categories: ['Science and Technology - Research - General'] }, clerk)).toBe('false');
  });

  test('is for the people in its title and text', () => {
    const forVeterans = {
      title: 'Loans for Certain Disabled Veterans',
      objective: 'To provide veterans with a loan directly from VA.',
    };
    expect(truthOf(forVeterans, { ...clerk, veteran: true })).toBe('false');
    expect(truthOf(forVeterans, { ...clerk, veteran: true, disability: true })).toBe('unknown');
  });

  test('is open to a veteran’s survivors if it names them', () => {
    const given = { title: 'Veterans Compensation', objective: 'To compensate surviving spouses of veterans.' };
    expect(truthOf(given, clerk)).toBe('unknown');
  });

  test('is for the groups of its beneficiaries if the text names none', () => {
    const given = { beneficiaryTypes: ['Student/Trainee', 'Graduate Student'] };
    expect(truthOf(given, clerk)).toBe('false');
    expect(truthOf(given, { ...clerk, student: 'current' })).toBe('unknown');
    expect(truthOf({ beneficiaryTypes: ['Student/Trainee', 'Individual/Family'] }, clerk)).toBe('unknown');
    expect(truthOf({ beneficiaryTypes: ['Scientist/Researchers'] }, clerk)).toBe('unknown');
  });

  test('requires a company’s trade, not the age of people in its buildings', () => {
    const homes = {
      title: 'Homes for the Elderly',
      applicantTypes: ['Profit organization', 'Individual/Family'],
      assistanceTypes: ['Guaranteed / Insured Loans'],
    };
    expect(truthOf({ ...homes, objective: 'To insure loans on homes for the elderly.' }, shop)).toBe('unknown');
    const farms = { ...homes, title: 'Loans', objective: 'To make loans to farmers and ranchers.' };
    expect(truthOf(farms, shop)).toBe('false');
    expect(truthOf(farms, { ...shop, applicantKind: ['individual', 'business', 'farm'] })).toBe('unknown');
  });

  test('that insures workers against disability is open to people without one', () => {
    const insured = {
      title: 'Compensation of Dock Workers',
      objective: 'To compensate for disability or death from injury at work, to eligible dock workers.',
      assistanceTypes: ['Direct Payments with Unrestricted Use'],
    };
    expect(truthOf(insured, clerk)).toBe('unknown');
    const disabled = ['Disabled (e.g. Deaf, Blind, Physically Disabled)', 'Physically Afflicted (e.g. TB)'];
    expect(truthOf({ ...insured, beneficiaryTypes: disabled }, clerk)).toBe('unknown');
    const helped = { ...insured, objective: 'To help dock workers with disabilities.', beneficiaryTypes: disabled };
    expect(truthOf(helped, clerk)).toBe('false');
  });

  test('about research only says who may apply', () => {
    const research = { objective: 'To study diseases of the elderly.', assistanceTypes: ['Project Grants'] };
    expect(truthOf(research, clerk)).toBe('unknown');
  });

  test('named after tribes is for their members', () => {
    const given = { title: 'Indian Housing Assistance', assistanceTypes: ['Project Grants'] };
    expect(truthOf(given, clerk)).toBe('false');
    expect(truthOf(given, { ...clerk, tribalMember: true })).toBe('unknown');
    expect(truthOf({ ...given, title: 'State and Tribal Radon Grants' }, clerk)).toBe('unknown');
  });

  test('reaches people through its applicants', () => {
    const food = {
      applicantTypes: ['State'],
      beneficiaryTypes: ['Individual/Family', 'Senior Citizen (60+)'],
      assistanceTypes: ['Formula Grants'],
      objective: 'Food for low-income elderly persons at least 60 years of age, such as through food banks.',
    };
    expect(truthOf(food, { ...clerk, age: 70 })).toBe('unknown');
    expect(truthOf(food, clerk)).toBe('false');
    expect(truthOf({ ...food, beneficiaryTypes: ['State'] }, { ...clerk, age: 70 })).toBe('false');
    expect(truthOf({ ...food, beneficiaryTypes: ['Anyone/general public'] }, { ...clerk, age: 70 })).toBe('false');
  });

  test('that passes nothing on is only for its applicants', () => {
    const planning = {
      applicantTypes: ['State'],
      beneficiaryTypes: ['Individual/Family'],
      assistanceTypes: ['Project Grants'],
    };
    expect(truthOf({ ...planning, categories: ['Transportation - Planning'] }, clerk)).toBe('false');
    expect(truthOf({ ...planning, categories: ['Housing - Homebuying'] }, clerk)).toBe('unknown');
  });
});

test('rules fit the contract and quote their source word for word', () => {
  const given = listing({
    title: 'Scholarships for American Indians',
    objective: 'To pay for the study of tribal members. Income must be at or below 150 percent of the poverty line.',
    applicantTypes: ['Minority group', 'State'],
    beneficiaryTypes: ['American Indian', 'Low Income'],
  });
  const rule = extractRules(given);
  expect(ruleSchema.safeParse(rule).success).toBe(true);
  const words = [given.title, given.objective, ...given.applicantTypes, ...given.beneficiaryTypes].join('\n');
  const quotes = rule ? quotesIn(rule) : [];
  expect(quotes.length).toBeGreaterThan(2);
  for (const quote of quotes) expect(words).toContain(quote);
});

function quotesIn(rule: Rule): string[] {
  if ('all' in rule) return rule.all.flatMap(quotesIn);
  if ('any' in rule) return rule.any.flatMap(quotesIn);
  if ('not' in rule) return quotesIn(rule.not);
  return rule.quote ? [rule.quote] : [];
}
