import * as z from 'zod/mini';
import { type StateCode, US_STATES } from '../../../../contract/places.ts';
import { NEEDS, type ProfileForm } from '../../../../contract/profile.ts';
import { drop, keptJson, SESSION_KEYS } from '../session/storage.ts';
import { keepAnswers } from './draft.ts';

const homeAnswers = z.object({
  state: z.enum(Object.keys(US_STATES) as [StateCode, ...StateCode[]]),
  who: z.string(),
  need: z.enum(NEEDS),
});

/** What "Who is it for?" tells of the person who answers. What it leaves open is not filled in. */
const TOLD: Readonly<Record<string, Partial<ProfileForm>>> = {
  veteran: { isVeteran: true },
  student: { isStudent: 'current' },
  disability: { hasDisability: true },
  business: { ownsBusinesss: true },
  startup: { seekingStartupGrant: true },
  farm: { industryExperience: 'agriculture' },
  // The usual status; the form asks for it by name.
  nonprofit: { nonprofitStatus: '501c3' },
};

/** Fills the profile of whoever has just signed up with what they answered on the home page in this tab. */
export function carryHomeAnswers(userId: number): void {
  const { data } = z.safeParse(homeAnswers, keptJson(SESSION_KEYS.homeAnswers));
  dropHomeAnswers();
  if (data) keepAnswers(userId, 'home', { location: US_STATES[data.state], needs: [data.need], ...TOLD[data.who] });
}

/** Who logs in has a profile, and may be somebody else than who answered. */
export function dropHomeAnswers(): void {
  drop(SESSION_KEYS.homeAnswers);
}
