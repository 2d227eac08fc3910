import * as z from 'zod/mini';
import { inletOf } from './dsn.ts';

export const errorReportSettings = {
  /** Where unexpected errors are reported to, besides the log; without it they are not. */
  SENTRY_DSN: z.optional(
    z.string().check(z.refine((dsn) => inletOf(dsn) !== null, { error: 'A DSN, such as https://KEY@HOST/PROJECT' })),
  ),
};
