/** What calls say where the database cannot be asked. */
export const NO_ANSWER = {
  code: 'database_unavailable',
  message: 'Our database isn’t answering right now. Please try again in a minute.',
};
/** And where it can be read and takes no changes. */
export const NO_CHANGES = {
  code: 'database_unavailable',
  message: 'Our database can’t save changes right now, so nothing was saved. Please try again in a minute.',
};

/** What the look at the product's health says then. */
export const ONLY_READ = {
  code: 'database_unavailable',
  message: 'Our database can be read and takes no changes right now.',
};

/** Answered out of the built site; out of the settings; refused by a product without keys of Stripe before anything is asked. */
const WITHOUT_DATABASE = ['GET /api/blog', 'GET /api/ai', 'POST /api/webhooks/stripe'];

/** Whether a call asks the database. */
export function isOfDatabase(name: string): boolean {
  return !WITHOUT_DATABASE.includes(name);
}
