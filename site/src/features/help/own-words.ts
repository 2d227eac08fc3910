import type { User } from '../../../../contract/account/user.ts';
import type { Need } from '../../../../contract/profile/profile.ts';
import { LANGUAGE_TAG } from '../../locale/locale.ts';
import { NEED_LABELS } from '../profile/form/household-texts.ts';
import { HELP_PAGE } from './help-page.ts';
import { helpPath, stateOfMember } from './route.ts';
import { BLANKS, findNear, MEMBER } from './texts.ts';

/** The details that a member's answers add to their state's page. */
export interface OwnWords {
  /** The URL of their state's page. */
  path: string;
  /** Their city or ZIP code, to say on the phone. */
  place: string | null;
  zipCode: string | null;
}

/** Returns a member's page and place; null if their state has no page. */
export function ownWordsOf(user: Pick<User, 'location' | 'zipCode'>): OwnWords | null {
  const state = stateOfMember(user);
  if (state === null) return null;
  const location = user.location ?? '';
  const [, inPlace] = /\b(\d{5})(?:-\d{4})?\s*$/.exec(location) ?? [];
  const zipCode = user.zipCode ?? inPlace ?? null;
  const city = location.includes(',') ? location.split(',')[0]?.trim() : undefined;
  return { path: helpPath(state), place: city || zipCode, zipCode };
}

/** Returns what to ask the statewide offices below. */
export function placeNote({ place }: OwnWords): string | null {
  return place === null ? null : MEMBER.place(place);
}

/** Returns what to say on the phone, with as many blanks filled as the answers allow. */
export function filledIn(saying: string, { place, zipCode }: OwnWords, needs: readonly string[]): string {
  const where = zipCode ? BLANKS.withZipCode(zipCode) : place === null ? BLANKS.zipCode : BLANKS.inPlace(place);
  const labels = needs.filter((need): need is Need => need in NEED_LABELS).map((need) => inSentence(NEED_LABELS[need]));
  const what = labels.length === 0 ? BLANKS.need : BLANKS.withNeed(LIST.format(labels.slice(0, MOST_NEEDS)));
  return saying.replace(BLANKS.zipCode, () => where).replace(BLANKS.need, () => what);
}

/** Puts a ZIP code into the links that find an office near it. */
export function linkNearby(zipCode: string): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`#${HELP_PAGE} a[data-near]`)) {
    link.href = link.dataset['near']?.replace('{zip}', zipCode) ?? link.href;
    link.textContent = findNear(zipCode);
  }
}

const MOST_NEEDS = 3;
const LIST = new Intl.ListFormat(LANGUAGE_TAG);
const inSentence = (label: string) => label.charAt(0).toLowerCase() + label.slice(1);
