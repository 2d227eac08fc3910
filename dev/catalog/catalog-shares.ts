import { TERRITORIES, US_STATES } from '../../contract/profile/places.ts';
import type { Audience, CuratedProgram } from '../../contract/programs/catalog.ts';
import type { LocalForm } from '../../contract/programs/local-forms.ts';
import { eligibilityOf } from '../../matching/rules/curated-rules.ts';
import { benefitOf } from '../../matching/rules/match.ts';

/**
 * What the catalog guarantees: the minimum number of programs in total, per audience and per state, and the share that
 * must state a fact.
 */
const FLOORS = {
  programs: 1150,
  inEachState: 12,
  audiences: [
    { who: 'small businesses and farms', of: ['small-businesses', 'farms'], atLeast: 140 },
    { who: 'nonprofits and communities', of: ['nonprofits', 'communities'], atLeast: 110 },
    { who: 'students', of: ['students'], atLeast: 130 },
    { who: 'artists and researchers', of: ['artists', 'researchers'], atLeast: 55 },
  ] satisfies { who: string; of: Audience[]; atLeast: number }[],
  amount: 0.9,
  deadline: 0.95,
  applyPage: 0.98,
} as const;

/** Audiences whose programs must not have a page for grant officers as their main link. */
const NO_OFFICERS: readonly Audience[] = [
  ...(['individuals', 'families', 'seniors', 'veterans', 'students', 'people-with-disabilities'] as const),
  ...(['renters', 'homeowners', 'small-businesses', 'artists'] as const),
];

export interface Share {
  what: string;
  is: number;
  atLeast: number;
  /** The programs that don't meet the guarantee, listed for the editor. */
  missing: string[];
}

interface Entry {
  id: string;
  program: CuratedProgram;
}

/**
 * Measures the catalog against its guarantees. A local form counts as a program of its state, with the facts of the
 * program it belongs to.
 */
export function catalogShares(programs: readonly Entry[], forms: readonly { id: string; form: LocalForm }[]): Share[] {
  const byId = new Map(programs.map(({ id, program }) => [id, program]));
  const all = [
    ...programs.map(({ id, program }) => ({ id, whole: program, own: program, states: program.states })),
    ...forms.flatMap(({ id, form }) => {
      const whole = byId.get(form.of);
      return whole ? [{ id, whole, own: form, states: [form.state] }] : [];
    }),
  ];
  const share = (what: string, atLeast: number, holds: (entry: (typeof all)[number]) => boolean): Share => {
    const missing = all.filter((entry) => !holds(entry)).map(({ id }) => id);
    return { what, atLeast, is: 1 - missing.length / all.length, missing };
  };
  const states = Object.keys(US_STATES).filter((code) => !(TERRITORIES as readonly string[]).includes(code));
  const fewest = states
    .map((code) => ({ code, count: all.filter(({ states: own }) => (own as readonly string[]).includes(code)).length }))
    .toSorted((a, b) => a.count - b.count);
  return [
    { what: 'programs', is: all.length, atLeast: FLOORS.programs, missing: [] },
    {
      what: 'programs in the state with the fewest',
      is: fewest[0]?.count ?? 0,
      atLeast: FLOORS.inEachState,
      missing: fewest.filter(({ count }) => count < FLOORS.inEachState).map(({ code, count }) => `${code} ${count}`),
    },
    ...FLOORS.audiences.map(({ who, of, atLeast }) => ({
      what: `programs for ${who}`,
      is: all.filter(({ whole }) => of.some((audience) => whole.audiences.includes(audience))).length,
      atLeast,
      missing: [],
    })),
    share('state an amount', FLOORS.amount, ({ whole, own }) =>
      Boolean(own.amount ?? whole.amount ?? benefitIn(whole)),
    ),
    share('state a deadline', FLOORS.deadline, ({ whole, own }) => (own.deadline ?? whole.deadline).kind !== 'unknown'),
    share('lead to a page of an agency or state to apply', FLOORS.applyPage, ({ own }) =>
      [own.urls.apply, own.urls.program].some((url) => url !== undefined && !isListingPage(url)),
    ),
    share(
      'lead people and small businesses to no listing page',
      1,
      ({ whole, own }) =>
        !(isListingPage(own.urls.program) && NO_OFFICERS.some((audience) => whole.audiences.includes(audience))),
    ),
  ];
}

function benefitIn(program: CuratedProgram): boolean {
  return Boolean(benefitOf(eligibilityOf(program).rules));
}

/** Detects SAM.gov pages, which describe a program to the officers who award or oversee grants. */
function isListingPage(url: string): boolean {
  return new URL(url).hostname.replace('www.', '') === 'sam.gov';
}
