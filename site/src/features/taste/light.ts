import type { CuratedProgram } from '../../../../contract/catalogue.ts';
import type { TasteProgram } from './program.ts';

/** What a program needs to hear to be lit: the answers to the questions on who and on need that fit it. */
export interface LightsFor {
  who: string[];
  need: string[];
}

/** Below this share of its weight for those it is made for, a program may be open to somebody and is hardly for them. */
const LEAST_SHARE = 0.46;

/** Lit is what the answers below the questions would offer, and what the program is for in the first place. */
export function lightsFor(
  { needs, weights }: Pick<TasteProgram, 'needs' | 'weights'>,
  { needs: aims }: Pick<CuratedProgram, 'needs'>,
): LightsFor {
  const most = Math.max(...Object.values(weights));
  const who = Object.entries(weights).filter(([, weight]) => weight > 0 && weight >= LEAST_SHARE * most);
  return { who: who.map(([key]) => key), need: aims.filter((need) => need in needs) };
}

/** How far a program is lit: dim is not for these answers, near lacks one answer, open lacks more. */
export type Light = 'open' | 'near' | 'lit' | 'dim';

/** The light on a program of the whole country after these answers, of which any may be missing. */
export function lightOf(fits: LightsFor, { state, who, need }: Record<'state' | 'who' | 'need', string>): Light {
  const isNeed = fits.need.includes(need) || (who === 'nonprofit' && fits.need.includes('community'));
  if ((who !== '' && !fits.who.includes(who)) || (need !== '' && !isNeed)) return 'dim';
  const missing = [state, who, need].filter((answer) => answer === '').length;
  return missing === 0 ? 'lit' : missing === 1 ? 'near' : 'open';
}
