import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, message } from './fields.ts';
import { loginPassword } from './passwords.ts';

/** As an authenticator app shows it, in two groups or in one. */
const oneTimeCode = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replace(/\s/g, '')),
  ),
  z.string().check(z.regex(/^\d{6}$/, 'Please enter the 6 digits of the code')),
);

/** The code is needed where the admin's second factor is on. */
export const adminLogin = z.object({ email, password: loginPassword, code: z.optional(oneTimeCode) });

/** What a failed admin login is told. */
export const ADMIN_LOGIN_FAILED = 'Invalid credentials';
/** What an admin is told whose password is right and whose code is missing; and whose code is wrong. */
export const SECOND_FACTOR_REQUIRED = 'Please enter the code of your authenticator app.';
export const WRONG_CODE = 'This code is wrong, too old or used already. Please enter the one that your app shows now.';

const phaseProgress = z.object({ total: z.int(), completed: z.int() });

export const CRAWL_PHASES = ['categories', 'federal', 'states', 'ngos'] as const;

export const crawlProgress = z.object({
  isRunning: z.boolean(),
  isComplete: z.boolean(),
  /** Percent. */
  progress: z.number().check(z.minimum(0), z.maximum(100)),
  grantsFound: z.int(),
  currentTask: z.nullable(z.string()),
  startTime: z.nullable(z.string()),
  endTime: z.nullable(z.string()),
  errors: z.array(z.string()),
  categoriesProgress: phaseProgress,
  federalProgress: phaseProgress,
  stateProgress: phaseProgress,
  ngoProgress: phaseProgress,
  programTypeCounts: z.object({ grant: z.int(), loan: z.int(), assistance: z.int() }),
});
export type CrawlProgress = z.infer<typeof crawlProgress>;

export const postAdminLogin = endpoint({
  method: 'POST',
  path: '/api/admin/login',
  access: 'public',
  body: adminLogin,
  response: z.object({ token: z.string() }),
});
export const postAdminLogout = endpoint({
  method: 'POST',
  path: '/api/admin/logout',
  access: 'admin',
  response: message,
});
export const getCrawlStatus = endpoint({
  method: 'GET',
  path: '/api/admin/crawl-grants/status',
  access: 'admin',
  response: z.object({ progress: crawlProgress, error: z.optional(z.string()) }),
});
export const postCrawl = endpoint({
  method: 'POST',
  path: '/api/admin/crawl-grants',
  access: 'admin',
  response: message,
});
