import type { Situation } from '../../../../../contract/profile/helpers.ts';
import type { Audience } from '../../../../../contract/programs/catalog.ts';

/** The fields that ranking uses. */
interface Pickable {
  needs: readonly string[];
  audiences: readonly string[];
  /** Set if it's only for people in this situation. */
  situation?: string | undefined;
  hasPhone: boolean;
}

/** The person asking: the groups they belong to and their needs, most important first. */
export interface Asker {
  audiences: readonly Audience[];
  needs: readonly string[];
  /** The situations they may be in; any if undefined. */
  situations?: readonly Situation[];
}
export const ANYBODY: Asker = { audiences: ['individuals', 'families'], needs: ['bills', 'health', 'rent'] };

const MOST = 3;
const THEIRS = 100;
/** A helper that serves this few groups knows them best. */
const FEW = 2;
export const EVERYDAY: readonly Audience[] = ['individuals', 'families'];

/** At most this many of the three are only for the person's own group, which leaves one for the need. */
const MOST_THEIRS = 2;

/** Returns at most three helpers who go over the form with this person, those with a phone first. */
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

function fitOf(helper: Pickable, asker: Asker): number {
  if (!suits(helper, asker)) return 0;
  const { audiences, needs } = helper;
  const served = asker.audiences.filter((one) => audiences.includes(one));
  const isTheirs = audiences.length <= FEW && served.some((one) => !EVERYDAY.includes(one));
  const place = asker.needs.findIndex((need) => needs.includes(need));
  if (place === -1 && asker.needs.length > 0 && !isTheirs) return 0;
  // Beyond the first need, prefer helpers that cover more of the person's needs.
  const shared = asker.needs.filter((need) => needs.includes(need)).length;
  return (isTheirs ? THEIRS : 0) + (place === -1 ? 1 : 20 - place) + shared / 10;
}

/** The audience whose helpers know a need, for people who pick the need but don't belong to the audience yet. */
const OF_NEED: Readonly<Record<string, Audience>> = {
  school: 'students',
  business: 'small-businesses',
  land: 'farms',
  community: 'nonprofits',
};

/** The situations of people who pick a need, whatever else they told us. */
const SITUATIONS_OF: Readonly<Record<string, readonly Situation[]>> = {
  children: ['child-under-five', 'child'],
  work: ['looking-for-work'],
  school: ['going-to-school'],
};

/** Adds the needs' audiences and situations to the asker, so no need they pick comes up empty. */
export function askerAbout({ audiences, situations }: Asker, needs: readonly string[]): Asker {
  // A nonprofit looking under "School" isn't a student.
  const isPerson = audiences.includes('individuals');
  const known = needs.flatMap((need) => (isPerson || need !== 'school' ? (OF_NEED[need] ?? []) : []));
  return {
    audiences: [...new Set([...audiences, ...known])],
    needs,
    ...(situations ? { situations: [...situations, ...needs.flatMap((need) => SITUATIONS_OF[need] ?? [])] } : {}),
  };
}

/** Returns whether a helper serves any group the asker belongs to, and the situation they're in. */
export function suits({ audiences, situation }: Pick<Pickable, 'audiences' | 'situation'>, asker: Asker): boolean {
  const isIn = !situation || !asker.situations || asker.situations.some((one) => one === situation);
  return isIn && asker.audiences.some((one) => audiences.includes(one));
}
