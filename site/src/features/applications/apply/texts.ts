import { AGENT_CONTACT_HOURS, PRODUCT_NAME } from '../../../../../contract/limits.ts';

/** Words the last attempt: "(last tried today)". */
const tried = (date: string | null) => (date === null ? '' : ` (last tried ${date})`);

export const READY_TO_APPLY = 'Ready to apply?';
export const APPLY_THERE = `Direct submission through ${PRODUCT_NAME} is not yet available. You apply on the provider's own site, and the steps above show how.`;
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
/** The known state of the application address. `date` is the last attempt. */
export const WEBSITE_STATE = {
  checking: 'Checking this address…',
  unchecked: 'We couldn’t check this address just now.',
  works: (date: string | null) => `This address works${tried(date)}.`,
  unsure: (date: string | null) => `We couldn’t check this address${tried(date)}. It may still work for you.`,
  dead: (date: string | null) => `None of this program’s addresses work${tried(date)}`,
  knownDead: (since: string, date: string | null) => `This address hasn’t worked since ${since}${tried(date)}`,
  deadText: 'The link may be broken. Search for the program by name, or ask the provider. We tried:',
} as const;
