import * as z from 'zod/mini';

export const linkCheckSettings = {
  /** Server that answers in place of the web for link checks and official pages. Ignored where `APP_URL` is a real address. */
  LINK_CHECK_STAND_IN: z.optional(z.url()),
};
