import * as z from 'zod/mini';

export const linkCheckSettings = {
  /** Test server that replaces the web for link checks and official pages. Ignored if `APP_URL` is a real address. */
  LINK_CHECK_STAND_IN: z.optional(z.url()),
};
