import { AGENT_CONTACT_HOURS, PRODUCT_NAME } from '../../../../contract/limits.ts';

/** "(last tried today)" */
const tried = (date: string | null) => (date === null ? '' : ` (last tried ${date})`);

export const READY_TO_APPLY = 'Ready to apply?';
export const APPLY_THERE = `Direct submission through ${PRODUCT_NAME} is not yet available. You apply on the provider's own site; the steps above show how.`;
export const APPLY_INDEPENDENTLY = 'Apply Independently';
export const REQUEST_AGENT = 'Request Agent Help';
export const AGENT_REQUESTED = {
  title: 'Agent assistance requested',
  description: `A specialist will contact you within ${AGENT_CONTACT_HOURS} hours.`,
} as const;
export const APPLY_PORTAL = 'Apply Portal Coming Soon';
export const NO_URL = {
  title: 'No valid URL available',
  description: "We couldn't find a direct application link. Try searching for the grant by name.",
} as const;
/** What we know of the address where one applies; `date` is that of the last try. */
export const WEBSITE_STATE = {
  checking: 'Looking whether this address works…',
  unchecked: 'We could not check this address just now.',
  works: (date: string | null) => `This address works${tried(date)}.`,
  unsure: (date: string | null) => `This address did not let us look${tried(date)}. It may work for you.`,
  dead: (date: string | null) => `No address of this program answers${tried(date)}`,
  knownDead: (since: string, date: string | null) => `This address has not worked since ${since}${tried(date)}`,
  deadText: 'The link may lead nowhere. Try searching for the program by its name, or ask the provider. We tried:',
} as const;
