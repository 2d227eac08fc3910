import type { Audience } from '../../../../contract/catalogue.ts';
import type { Profile } from '../../../../contract/profile.ts';

/** The parts of a form helper that ranking uses. */
interface Pickable {
  needs: readonly string[];
  audiences: readonly string[];
  hasPhone: boolean;
}

/** The person asking: the groups they belong to and their needs, most important first. */
export interface Asker {
  audiences: readonly Audience[];
  needs: readonly string[];
}
export const ANYBODY: Asker = { audiences: ['individuals', 'families'], needs: ['bills', 'health', 'rent'] };

const MOST = 3;
const THEIRS = 100;
/** A helper for this few groups knows them best. */
const FEW = 2;
const EVERYDAY: readonly Audience[] = ['individuals', 'families'];

/** Of three, at most this many are for the person's own group only: one is left for the need. */
const MOST_THEIRS = 2;

/** At most three helpers who go over the form with this person, those with a phone first. */
export function pickHelpers<P extends Pickable>(helpers: readonly P[], asker: Asker): P[] {
  return helpers
    .map((helper) => ({ helper, fit: fitOf(helper, asker) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .filter(({ fit }, place) => fit < THEIRS || place < MOST_THEIRS)
    .slice(0, MOST)
    .map(({ helper }) => helper)
    .toSorted((one, other) => Number(other.hasPhone) - Number(one.hasPhone));
}

function fitOf({ audiences, needs }: Pickable, asker: Asker): number {
  const served = asker.audiences.filter((one) => audiences.includes(one));
  if (served.length === 0) return 0;
  const isTheirs = audiences.length <= FEW && served.some((one) => !EVERYDAY.includes(one));
  const place = asker.needs.findIndex((need) => needs.includes(need));
  if (place === -1 && asker.needs.length > 0 && !isTheirs) return 0;
  // Beyond the first need, prefer helpers that cover more of the person's needs.
  const shared = asker.needs.filter((need) => needs.includes(need)).length;
  return (isTheirs ? THEIRS : 0) + (place === -1 ? 1 : 20 - place) + shared / 10;
}

/** The age at which SHIP and the Eldercare Locator start to help. */
const SENIOR = 65;

type Told = Pick<
  Profile,
  | 'age'
  | 'isVeteran'
  | 'hasDisability'
  | 'isStudent'
  | 'ownsBusinesss'
  | 'seekingStartupGrant'
  | 'nonprofitStatus'
  | 'organizationName'
  | 'homeownershipStatus'
  | 'needs'
>;

/** A member's profile as an `Asker`. */
export function askerOf(told: Told): Asker {
  const isNonprofit = told.nonprofitStatus !== 'not_applicable';
  const kinds: readonly (readonly [Audience, boolean])[] = [
    ['nonprofits', isNonprofit],
    ['small-businesses', told.ownsBusinesss || told.seekingStartupGrant],
    ['veterans', told.isVeteran],
    ['seniors', told.age !== null && told.age >= SENIOR],
    ['people-with-disabilities', told.hasDisability],
    ['students', told.isStudent !== 'no'],
    ['renters', told.homeownershipStatus === 'rent'],
    ['homeowners', told.homeownershipStatus === 'own'],
  ];
  const own = kinds.filter(([, is]) => is).map(([kind]) => kind);
  const needs = told.needs.length > 0 || own.length > 0 ? told.needs : ANYBODY.needs;
  return { audiences: [...own, ...(isNonprofit ? [] : EVERYDAY)], needs };
}
