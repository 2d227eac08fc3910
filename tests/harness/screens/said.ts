/** Messages of calls when the database can't be reached. */
export const NO_ANSWER = {
  code: 'database_unavailable',
  message: 'Our database isn’t answering right now. Please try again in a minute.',
};
/** And when it can be read but takes no writes. */
export const NO_CHANGES = {
  code: 'database_unavailable',
  message: 'Our database can’t save changes right now, so nothing was saved. Please try again in a minute.',
};

/** The health check's message then. */
export const ONLY_READ = {
  code: 'database_unavailable',
  message: 'Our database can be read and takes no changes right now.',
};

/** Answered from the built site or the settings, or refused by a product without Stripe's keys before any call. */
const WITHOUT_DATABASE = ['GET /api/blog', 'GET /api/ai', 'POST /api/webhooks/stripe'];

/** Whether a call queries the database. */
export function isOfDatabase(name: string): boolean {
  return !WITHOUT_DATABASE.includes(name);
}
