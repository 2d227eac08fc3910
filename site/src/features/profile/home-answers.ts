import * as z from 'zod/mini';
import { type StateCode, US_STATES } from '../../../../contract/profile/places.ts';
import { NEEDS, type ProfileForm } from '../../../../contract/profile/profile.ts';
import { drop, keptJson, SESSION_KEYS } from '../account/session/storage.ts';
import { keepAnswers } from './form/draft.ts';

const homeAnswers = z.object({
  state: z.enum(Object.keys(US_STATES) as [StateCode, ...StateCode[]]),
  who: z.string(),
  need: z.enum(NEEDS),
});

/** The profile answers that follow from "Who is it for?". Other fields stay empty. */
const TOLD: Readonly<Record<string, Partial<ProfileForm>>> = {
  veteran: { isVeteran: true },
  student: { isStudent: 'current' },
  disability: { hasDisability: true },
  business: { ownsBusinesss: true },
  startup: { seekingStartupGrant: true },
  farm: { industryExperience: 'agriculture' },
  // The most common status. The form asks for it explicitly.
  nonprofit: { nonprofitStatus: '501c3' },
};

/** Fills a new member's profile with their home page answers from this tab. */
export function carryHomeAnswers(userId: number): void {
  const { data } = z.safeParse(homeAnswers, keptJson(SESSION_KEYS.homeAnswers));
  dropHomeAnswers();
  if (data) keepAnswers(userId, 'home', { location: US_STATES[data.state], needs: [data.need], ...TOLD[data.who] });
}

/** Called at login: a member who logs in already has a profile, and may not be the person who answered. */
export function dropHomeAnswers(): void {
  drop(SESSION_KEYS.homeAnswers);
}
