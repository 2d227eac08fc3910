import * as z from 'zod/mini';
import { inletOf } from './dsn.ts';

export const errorReportSettings = {
  /** DSN of an error tracker that accepts Sentry envelopes. */
  SENTRY_DSN: z.optional(
    z.string().check(z.refine((dsn) => inletOf(dsn) !== null, { error: 'A DSN, such as https://KEY@HOST/PROJECT' })),
  ),
};
