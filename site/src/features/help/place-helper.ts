import type { PlacedHelper } from '../../../../contract/profile/help-of-place.ts';
import type { Helper } from '../../../../contract/profile/helpers.ts';
import type { StateCode } from '../../../../contract/profile/places.ts';
import type { LocalForm } from '../../../../contract/programs/local-forms.ts';
import { slugOf } from './route.ts';

type Placed = Pick<PlacedHelper, 'office' | 'source'>;

/** Converts a helper to its form for a state, or nationwide. */
export function placeHelper(
  id: string,
  helper: Helper,
  state: StateCode | null,
  forms: readonly LocalForm[],
): PlacedHelper {
  const { name, does, say, inGeneralFor, interviewsFor, phone, page } = helper;
  const nearby = nearbyOf(helper, state);
  const { office, source } = (state && officeIn(helper, state, forms)) || {
    office: null,
    source: sourceOf(helper.sources, (phone ?? page ?? does).source),
  };
  return {
    ...{ id, name, does: does.text, say, office },
    ...(inGeneralFor.length > 0 ? { inGeneralFor } : {}),
    ...(interviewsFor.length > 0 ? { interviewsFor } : {}),
    phone: phone?.number ?? null,
    page: page?.url ?? null,
    ...(nearby ? { nearby } : {}),
    source,
  };
}

/** Returns where to find the helper's office near someone: the state's own list if it has one. */
function nearbyOf({ finder, localOffices }: Helper, state: StateCode | null): PlacedHelper['nearby'] {
  const list = state && localOffices[state];
  if (list) return { page: list.page };
  if (!finder) return undefined;
  const { page, withState, withZipCode } = finder;
  return {
    page: state && withState ? inState(withState, state) : page,
    ...(withZipCode ? { withZipCode } : {}),
  };
}

function inState(address: string, state: StateCode): string {
  return address.replace('{code}', state.toLowerCase()).replace('{name}', slugOf(state));
}

function officeIn(helper: Helper, state: StateCode, forms: readonly LocalForm[]): Placed | undefined {
  const own = helper.states[state];
  if (own) {
    const { name, phone = null, page = null } = own;
    return { office: { name, phone, page }, source: sourceOf(helper.sources, own.source) };
  }
  const inState = helper.offices.flatMap((of) => forms.filter((form) => form.state === state && form.of === of));
  const [first] = inState;
  if (!first) return undefined;
  // A state's forms may describe the same office differently, so prefer one with a phone number.
  const tells = inState.find((form) => form.agency === first.agency && phoneOf(form) !== undefined) ?? first;
  return {
    office: { name: first.agency, phone: phoneOf(tells) ?? null, page: first.urls.program },
    source: sourceOf(tells.sources, tells.contact?.source ?? tells.howToApply[0]?.source ?? ''),
  };
}

/** Phone lines for lost cards don't help with applications. */
const CARD_LINE = /\b(EBT|card|tarjeta)\b/i;
const NUMBER = /(?<!\d)(?:1-)?(\d{3}-\d{3}-\d{4})(?!\d)/;

/** Returns the first phone number in an office's contact. */
export function phoneOf({ contact }: { contact?: LocalForm['contact'] }): string | undefined {
  if (contact === undefined || CARD_LINE.test(contact.text)) return undefined;
  return NUMBER.exec(contact.text)?.[1];
}

function sourceOf(sources: Helper['sources'], key: string): Placed['source'] {
  const source = sources[key];
  if (!source) throw new Error(`A helper's fact cites the unknown source ${key}.`);
  return source;
}
