import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { email, message } from './fields.ts';
import { loginPassword } from './passwords.ts';

export const adminLogin = z.object({ email, password: loginPassword });

/** What a failed admin login is told. */
export const ADMIN_LOGIN_FAILED = 'Invalid credentials';

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
