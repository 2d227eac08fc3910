import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { message } from './programs/fields.ts';

/** The scheduled tasks. */
export const TASK_NAMES = [
  ...(['mail', 'billing', 'crawl-watch', 'vectors', 'alerts', 'links'] as const),
  ...(['sweep', 'deadlines', 'census', 'crawl'] as const),
] as const;
export type TaskName = (typeof TASK_NAMES)[number];

/** `fine`: nothing to do. `look`: an admin should look at it within days. `broken`: members notice. */
export const STATUS_STATES = ['fine', 'look', 'broken'] as const;
export type StatusState = (typeof STATUS_STATES)[number];

/** The monitored parts of the product, in display order. */
export const STATUS_LINES = [
  ...(['database', 'migrations', 'errors', 'tasks', 'mail', 'payments'] as const),
  ...(['ai', 'crawler', 'links', 'facts', 'settings', 'version'] as const),
] as const;
export type StatusLineName = (typeof STATUS_LINES)[number];

/** Possible problems. Each has a message and an action on the screen, and a heading in the runbook. */
export const STATUS_PROBLEMS = [
  ...(['unreadable', 'database_slow', 'migrations_missing', 'migrations_newer'] as const),
  ...(['errors_today', 'errors_many', 'task_failed', 'task_late'] as const),
  ...(['mail_late', 'mail_given_up', 'mail_not_sent', 'payments_late', 'payments_off'] as const),
  ...(['ai_faults', 'ai_budget', 'ai_off', 'crawl_stopped', 'crawl_late', 'crawl_errors'] as const),
  ...(['links_dead', 'facts_stale', 'settings_missing'] as const),
] as const;
export type StatusProblem = (typeof STATUS_PROBLEMS)[number];

/** A figure's format: a number, a time, milliseconds, US dollars, bytes, or plain words. */
const figure = z.object({
  name: z.string(),
  kind: z.enum(['count', 'moment', 'ms', 'usd', 'bytes', 'text']),
  value: z.nullable(z.union([z.number(), z.string()])),
});
export type StatusFigure = z.infer<typeof figure>;

/** An item in a line: a task, a call, a program. */
const item = z.object({
  title: z.string(),
  /** The program's id, if it is one. */
  program: z.nullable(z.string()),
  url: z.nullable(z.string()),
  /** More details, exactly as reported. */
  detail: z.nullable(z.string()),
  since: z.nullable(z.string()),
});
export type StatusItem = z.infer<typeof item>;

export const statusLine = z.object({
  name: z.enum(STATUS_LINES),
  state: z.enum(STATUS_STATES),
  problem: z.nullable(z.enum(STATUS_PROBLEMS)),
  figures: z.array(figure),
  items: z.array(item),
});
export type StatusLine = z.infer<typeof statusLine>;

/** The product's status, for an admin. Monitoring uses `GET /api/health`. */
export const getStatus = endpoint({
  method: 'GET',
  path: '/api/admin/status',
  access: 'admin',
  response: z.object({ at: z.string(), lines: z.array(statusLine) }),
});

const short = (length: number) =>
  z.pipe(
    z.string(),
    z.transform((text) => text.slice(0, length)),
  );

/** An uncaught error in a page script. Long texts are truncated. */
export const clientError = z.object({
  name: short(60),
  message: short(300),
  stack: short(2000),
  /** The first segment of the page's path. The rest may identify a person or grant access. */
  page: short(40),
});

export const postClientError = endpoint({
  method: 'POST',
  path: '/api/client-errors',
  access: 'public',
  body: clientError,
  response: message,
});
