import type { FactTable } from './entry.ts';
import { listed, type Phrases, statements, withArticle } from './phrasing.ts';

const STATUSES: Phrases = {
  citizen: ['You are a U.S. citizen', 'You are not a U.S. citizen'],
  'permanent-resident': ['You are a permanent resident', 'You are not a permanent resident'],
  'visa-holder': ['You are here on a visa', 'You are not here on a visa'],
  daca: ['You have DACA', "You don't have DACA"],
  refugee: ['You are a refugee or were granted asylum', 'You are not a refugee and were not granted asylum'],
  other: ['You have another immigration status', 'You have no other immigration status'],
};

/** Short forms of immigration statuses, for lists. */
const SHORT_STATUSES: Readonly<Record<string, readonly string[]>> = {
  citizen: ['U.S. citizen'],
  'permanent-resident': ['permanent resident'],
  refugee: ['refugee', 'asylee'],
};

/** Returns "You are a U.S. citizen, permanent resident, refugee or asylee, or have DACA". */
function statusSentence(values: readonly string[]): string {
  const are = values.flatMap((value) => SHORT_STATUSES[value] ?? []);
  const others = values.filter((value) => SHORT_STATUSES[value] === undefined);
  const have = others.flatMap((value) => STATUSES[value]?.[0].slice('You '.length) ?? []);
  if (are.length === 0) return `You ${listed(have, 'or')}`;
  const first = `You are ${withArticle(listed(are, 'or'))}`;
  return have.length === 0 ? first : `${first}, or ${listed(have, 'or')}`;
}

/** Health, work, status and home. */
export const CIRCUMSTANCES_FACTS = {
  disability: {
    yes: 'You have a disability',
    no: "You don't have a disability",
    odds: null,
    isPrivate: true,
  },
  employment: {
    says: statements({
      employed: ['You have a job', "You don't have a job"],
      'self-employed': ['You are self-employed', 'You are not self-employed'],
      unemployed: ['You are out of work', 'You are not out of work'],
      retired: ['You are retired', 'You are not retired'],
      'unable-to-work': ['You are unable to work', 'You are able to work'],
    }),
    odds: ({ age = 40 }) =>
      age >= 66
        ? { retired: 0.8, employed: 0.15, 'self-employed': 0.04 }
        : { employed: 0.7, 'self-employed': 0.08, unemployed: 0.06, retired: 0.05, 'unable-to-work': 0.05 },
  },
  citizenship: {
    says: (values, negated) =>
      negated || values.length < 2 ? statements(STATUSES)(values, negated) : statusSentence(values),
    odds: () => ({ citizen: 0.92, 'permanent-resident': 0.04 }),
    isPrivate: true,
  },
  minorityGroup: {
    says: statements({
      'african-american': ['You are African American', 'You are not African American'],
      hispanic: ['You are Hispanic', 'You are not Hispanic'],
      asian: ['You are Asian American', 'You are not Asian American'],
      'native-american': ['You are Native American', 'You are not Native American'],
      'pacific-islander': ['You are a Pacific Islander', 'You are not a Pacific Islander'],
      other: ['You belong to another minority group', 'You belong to no other minority group'],
    }),
    odds: () => ({ hispanic: 0.19, 'african-american': 0.13, asian: 0.07, 'native-american': 0.02 }),
    isPrivate: true,
  },
  tribalMember: {
    yes: 'You are enrolled in a tribe',
    no: 'You are not enrolled in a tribe',
    odds: ({ minorityGroup }) => (minorityGroup === 'native-american' ? 0.6 : 0.01),
    isPrivate: true,
  },
  community: {
    says: statements({
      urban: ['You are in a city', "You aren't in a city"],
      suburban: ['You are in a suburb', "You aren't in a suburb"],
      rural: ['You are in a rural area', "You aren't in a rural area"],
      remote: ['You are in a remote area', "You aren't in a remote area"],
    }),
    odds: () => ({ urban: 0.35, suburban: 0.45, rural: 0.19, remote: 0.01 }),
  },
  home: {
    says: statements({
      own: ['You own your home', "You don't own your home"],
      rent: ['You rent your home', "You don't rent your home"],
      temporary: ['You have no lasting home', 'You have a lasting home'],
      seeking: ['You want to buy a home', "You don't plan to buy a home"],
    }),
    odds: ({ age = 40 }) => {
      if (age < 18) return { own: 0.02, rent: 0.1, seeking: 0.02, temporary: 0.02 };
      return age < 25
        ? { own: 0.15, rent: 0.6, seeking: 0.15, temporary: 0.03 }
        : { own: 0.55, rent: 0.35, seeking: 0.08, temporary: 0.02 };
    },
  },
  industry: {
    says: (values, negated) => {
      const names = values.map((value) => value.replaceAll('-', ' '));
      return `${negated ? 'Your work is not in' : 'You work in'} ${listed(names, 'or')}`;
    },
    odds: () => ({}),
  },
} as const satisfies Partial<FactTable>;
