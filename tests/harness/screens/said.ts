/** The error when the database can't be reached. */
export const NO_ANSWER = {
  code: 'database_unavailable',
  message: 'Our database isn’t answering right now. Please try again in a minute.',
};
/** The error when the database can be read but rejects writes. */
export const NO_CHANGES = {
  code: 'database_unavailable',
  message: 'Our database can’t save changes right now, so nothing was saved. Please try again in a minute.',
};

/** The health check's error when the database rejects writes. */
export const ONLY_READ = {
  code: 'database_unavailable',
  message: 'Our database can be read and takes no changes right now.',
};

/** Calls that are served from the built site or the settings, or rejected early because Stripe's keys aren't set. */
const WITHOUT_DATABASE = ['GET /api/blog', 'GET /api/ai', 'POST /api/webhooks/stripe'];

/** Returns whether a call queries the database. */
export function isOfDatabase(name: string): boolean {
  return !WITHOUT_DATABASE.includes(name);
}
