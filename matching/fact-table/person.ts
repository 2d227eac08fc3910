import { stateInSentence } from '../../contract/profile/place-names.ts';
import { type FactTable, percent } from './entry.ts';
import { listed, statements, upperFirst } from './phrasing.ts';

const DISCHARGES: Readonly<Record<string, string>> = {
  honorable: 'honorable',
  general: 'general (under honorable conditions)',
  'other-than-honorable': 'other than honorable',
  'bad-conduct': 'for bad conduct',
  dishonorable: 'dishonorable',
};

const SCHOOLING: Readonly<Record<string, string>> = {
  'less-than-high-school': 'less than high school',
  'high-school': 'high school',
  'some-college': 'some college',
  associate: 'an associate degree',
  bachelor: "a bachelor's degree",
  graduate: 'a graduate degree',
};

const STUDENT_SAYS = statements({
  current: ['You are a student', 'You are not a student now'],
  future: ['You plan to study', "You don't plan to study"],
  no: ["You are not a student and don't plan to study", 'You are a student or plan to study'],
});

function isNoStudent(values: readonly string[]): boolean {
  return values.length === 2 && values.includes('future') && values.includes('no');
}

/** A person's age, place, service, studies and family. */
export const PERSON_FACTS = {
  age: {
    of: String,
    atLeast: (age) => `You are ${age} or older`,
    atMost: (age) => `You are ${age} or younger`,
    odds: (_, atLeast) => (atLeast <= 18 ? 0.9 : 0.5),
  },
  state: {
    says: (values, negated) => `You ${negated ? "don't live" : 'live'} in ${listed(values.map(stateInSentence), 'or')}`,
    odds: () => ({}),
  },
  veteran: {
    yes: 'You served in the U.S. armed forces',
    no: "You didn't serve in the U.S. armed forces",
    odds: null,
  },
  veteranDischarge: {
    says: (values, negated) => {
      const serving = values.includes('still-serving') ? [`you are ${negated ? 'not ' : ''}still serving`] : [];
      const names = values.flatMap((value) => DISCHARGES[value] ?? []);
      const discharge = names.length > 0 ? [`your discharge was ${negated ? 'not ' : ''}${listed(names, 'or')}`] : [];
      return upperFirst(listed([...discharge, ...serving], negated ? 'and' : 'or'));
    },
    odds: () => ({ honorable: 0.84, general: 0.1, 'still-serving': 0.05 }),
    appliesTo: ({ veteran }) => veteran !== false,
    isPrivate: true,
  },
  veteranDisabilityRating: {
    of: percent,
    atLeast: (share) => `The VA rates your disability at ${share} or more`,
    atMost: (share) => `The VA rates your disability at ${share} or less`,
    odds: ({ veteran }, atLeast) => (veteran === false ? 0 : atLeast <= 10 ? 0.3 : 0.12),
    appliesTo: ({ veteran }) => veteran !== false,
    isPrivate: true,
  },
  student: {
    // People who plan to study and people who don't have only one thing in common: they aren't students now.
    says: (values, negated) =>
      isNoStudent(values) ? STUDENT_SAYS(['current'], !negated) : STUDENT_SAYS(values, negated),
    odds: () => ({ current: 0.05, future: 0.55, no: 0.4 }),
  },
  educationLevel: {
    says: (values, negated) =>
      `Your highest schooling is ${negated ? 'not ' : ''}${listed(
        values.flatMap((value) => SCHOOLING[value] ?? []),
        'or',
      )}`,
    odds: ({ student }) =>
      student === 'current' || student === 'future'
        ? {
            'less-than-high-school': 0.1,
            'high-school': 0.44,
            'some-college': 0.24,
            associate: 0.08,
            bachelor: 0.1,
            graduate: 0.04,
          }
        : {
            'less-than-high-school': 0.1,
            'high-school': 0.28,
            'some-college': 0.16,
            associate: 0.1,
            bachelor: 0.22,
            graduate: 0.14,
          },
  },
  singleParent: {
    yes: 'You are a single parent',
    no: 'You are not a single parent',
    odds: null,
  },
  pregnant: {
    yes: 'You are pregnant',
    no: 'You are not pregnant',
    odds: ({ age = 40 }) => (age <= 45 ? 0.04 : 0),
    isPrivate: true,
  },
} as const satisfies Partial<FactTable>;
