import { type CuratedProgram, curatedProgram } from '../../contract/programs/catalog.ts';
import { type GrantRow, rowOfCurated } from '../../worker/features/programs/normalize.ts';

type Given = Partial<CuratedProgram> & Pick<CuratedProgram, 'title' | 'programType' | 'category' | 'eligibility'>;

/** Returns an invented program that's complete according to the catalog's schema. */
function program(id: string, given: Given): GrantRow {
  return rowOfCurated(id, curated(id, given), Date.now());
}

/** Returns an invented program in the format that the catalog is loaded from. */
export function newCurated(id: string, given: Partial<CuratedProgram>) {
  const made = {
    title: `Program ${id}`,
    programType: 'grant',
    category: 'Education',
    eligibility: individual,
  } as const;
  return { id, program: curated(id, { ...made, ...given }) };
}

function curated(id: string, given: Given): CuratedProgram {
  return curatedProgram.parse({
    agency: 'Department of Examples',
    audiences: ['individuals'],
    needs: ['money'],
    worth: 'moderate',
    summary: 'A program that exists only in the tests of this product.',
    description: `${'A program that exists only in tests. '.repeat(5)}It has everything that a real one has.`,
    keywords: ['example help', 'test money', 'sample support'],
    deadline: { kind: 'rolling', text: 'Applications are taken all year', source: 'law' },
    documents: [{ text: 'A filled-in form', source: 'law' }],
    howToApply: [{ text: 'Send the form to the office', source: 'law' }],
    urls: { program: `https://www.example.gov/${id}` },
    sources: { law: { title: 'The example law', url: 'https://www.example.gov/law', date: '2026-06-01' } },
    ...given,
  } satisfies Record<string, unknown>);
}

const individual = { fact: 'applicantKind', is: 'individual', source: 'law' } as const;

/** Returns a grant for individuals that belongs to one test. */
export function newProgram(id: string, given: Partial<CuratedProgram>): GrantRow {
  return program(id, {
    title: `Program ${id}`,
    programType: 'grant',
    category: 'Education',
    eligibility: individual,
    ...given,
  });
}

/** The catalog of the API tests. */
export const PROGRAMS: GrantRow[] = [
  program('heating-help', {
    title: 'Winter Heating Help',
    programType: 'assistance',
    category: 'Community Development',
    assistanceType: 'Payment toward a bill',
    keywords: ['heating bill', 'gas bill', 'energy assistance'],
    eligibility: {
      all: [individual, { check: true, says: 'Your income is below the limit', source: 'law', quote: 'low income' }],
    },
  }),
  program('veteran-pension', {
    title: 'Pension for Veterans',
    programType: 'assistance',
    category: 'Veterans',
    keywords: ['veteran pension', 'service', 'military'],
    eligibility: {
      all: [individual, { fact: 'veteran', is: true, source: 'law' }, { fact: 'age', atLeast: 65, source: 'law' }],
    },
  }),
  program('ohio-repair-loan', {
    title: 'Ohio Home Repair Loan',
    programType: 'loan',
    category: 'Community Development',
    states: ['OH'],
    interestRate: { text: '3 % a year', source: 'law' },
    repaymentTerms: { text: 'Up to 10 years', source: 'law' },
    keywords: ['home repair', 'roof', 'fix my house'],
    eligibility: {
      all: [individual, { fact: 'state', in: ['OH'], source: 'law' }, { fact: 'home', is: 'own', source: 'law' }],
    },
  }),
  program('nonprofit-arts', {
    title: 'Arts Project Grants',
    programType: 'grant',
    category: 'Arts & Culture',
    keywords: ['art grant', 'theater', 'museum'],
    eligibility: { fact: 'applicantKind', in: ['nonprofit'], source: 'law' },
  }),
  program('closed-scholarship', {
    title: 'Closed Scholarship',
    programType: 'grant',
    category: 'Education',
    keywords: ['scholarship', 'college money', 'tuition'],
    deadline: { kind: 'fixed', text: 'January 31, 2020', date: '2020-01-31', source: 'law' },
    eligibility: individual,
  }),
  ...Array.from({ length: 45 }, (_, index) =>
    program(`tuition-grant-${index + 1}`, {
      title: `Tuition Grant Number ${index + 1}`,
      programType: 'grant',
      category: 'Education',
      keywords: ['tuition', 'college money', 'scholarship'],
      eligibility: individual,
    }),
  ),
];
