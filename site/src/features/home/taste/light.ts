import type { CuratedProgram } from '../../../../../contract/programs/catalog.ts';
import type { TasteProgram } from './program.ts';

/** The answers to the "who" and "need" questions that light a program. */
export interface LightsFor {
  who: string[];
  need: string[];
}

/**
 * Below this share of its weight for its target group, a program may be open to someone but is hardly meant for them.
 */
const LEAST_SHARE = 0.46;

/** Returns the answers that light a program: the kinds of people it would be offered to, and its main needs. */
export function lightsFor(
  { needs, weights }: Pick<TasteProgram, 'needs' | 'weights'>,
  { needs: aims }: Pick<CuratedProgram, 'needs'>,
): LightsFor {
  const most = Math.max(...Object.values(weights));
  const who = Object.entries(weights).filter(([, weight]) => weight > 0 && weight >= LEAST_SHARE * most);
  return { who: who.map(([key]) => key), need: aims.filter((need) => need in needs) };
}

/** How brightly a program is lit. `dim`: doesn't match. `near`: one answer missing. `open`: more are missing. */
export type Light = 'open' | 'near' | 'lit' | 'dim';

/** Returns the light of a nationwide program for these answers, any of which may be missing. */
export function lightOf(fits: LightsFor, { state, who, need }: Record<'state' | 'who' | 'need', string>): Light {
  const isNeed = fits.need.includes(need) || (who === 'nonprofit' && fits.need.includes('community'));
  if ((who !== '' && !fits.who.includes(who)) || (need !== '' && !isNeed)) return 'dim';
  const missing = [state, who, need].filter((answer) => answer === '').length;
  return missing === 0 ? 'lit' : missing === 1 ? 'near' : 'open';
}
