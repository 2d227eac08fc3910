import * as z from 'zod/mini';

export const linkCheckSettings = {
  /** A stand-in for the web that is asked instead of it; never where the product has an address of the real web. */
  LINK_CHECK_STAND_IN: z.optional(z.url()),
};
