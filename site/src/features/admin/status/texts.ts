import { AI_COST_DAYS, type AiAnswers, type AiFeature } from '../../../../../contract/ai/ai.ts';
import type { StatusLineName, StatusProblem, StatusState } from '../../../../../contract/status.ts';
import { count } from '../texts.ts';

export const STATUS = {
  title: 'Status',
  lead: 'How each part of the product is doing, what that means and what to do. We check again every 30 seconds.',
  failed: 'The status couldn’t be loaded',
  none: { title: 'Nothing to show', text: 'The server doesn’t name any part of the product to check.' },
  refresh: 'Check again',
  lost: 'The last check failed. What you see is from an earlier check.',
  looked: (moment: string) => `Checked at ${moment}`,
  runbook: 'Runbook',
  runbookFile: 'docs/operations.md',
  todo: 'What to do',
  unknown: 'Unknown',
  program: 'Open the program',
  address: 'Open the address',
  more: (rest: number) => (rest === 1 ? 'Show 1 more' : `Show ${count(rest)} more`),
} as const;

export const summary = (broken: number, look: number): string => {
  if (broken + look === 0) return 'All parts are fine.';
  const parts = [broken > 0 && `${broken} broken`, look > 0 && `${look} to look at`];
  return `${parts.filter(Boolean).join(', ')}.`;
};

export const STATE_NAMES: Readonly<Record<StatusState, string>> = { fine: 'Fine', look: 'Look', broken: 'Broken' };

/** Problem names that are more specific than the state's name. */
export const PROBLEM_NAMES: Partial<Record<StatusProblem, string>> = { ai_off: 'No model set up' };

export const LINE_NAMES: Readonly<Record<StatusLineName, string>> = {
  database: 'Database',
  migrations: 'Migrations',
  errors: 'Unexpected errors',
  tasks: 'Scheduled tasks',
  mail: 'Mail',
  payments: 'Payments',
  ai: 'AI',
  crawler: 'Crawler',
  links: 'Official links',
  facts: 'Program facts',
  settings: 'Settings',
  version: 'Version',
};

/** Labels for the server's figures. */
export const FIGURE_NAMES: Readonly<Record<string, string>> = {
  answers: 'Answers in',
  size: 'Size',
  members: 'Members',
  payingMembers: 'Paying members',
  openPrograms: 'Open programs',
  programs: 'Programs in all',
  savedPrograms: 'Saved programs',
  applications: 'Applications',
  sessions: 'Sessions',
  addresses: 'Addresses checked',
  counted: 'Rows counted',
  applied: 'Applied',
  expected: 'Expected',
  newest: 'Newest',
  today: 'Today (UTC)',
  yesterday: 'Yesterday',
  failed: 'Failed',
  late: 'Late',
  last: 'Last run',
  transport: 'Goes to',
  waiting: 'Waiting',
  oldest: 'Oldest waiting',
  givenUp: 'Gave up',
  lastEvent: 'Last event',
  overduePlans: 'Plans overdue',
  departedCustomers: 'Customers not ended',
  model: 'Model',
  calls: 'Calls today (UTC)',
  faults: 'Faults',
  cost: 'Cost',
  budget: 'Budget a day',
  run: 'Last run',
  started: 'Started',
  ended: 'Ended',
  next: 'Next run',
  failedSources: 'Sources failed',
  dead: 'Dead',
  failing: 'Failing, not yet dead',
  round: 'Last round ended',
  stalePrograms: 'Stale programs',
  soon: 'Stale within 60 days',
  staleSources: 'Stale sources',
  needed: 'Missing',
  optional: 'Left out',
  product: 'Product',
  commit: 'Commit',
  worker: 'Worker version',
  uploaded: 'Uploaded',
};

/** Labels for server words that replace a figure or appear next to an item. */
export const WORDS: Readonly<Record<string, string>> = {
  outbox: 'The outbox alone',
  binding: 'Cloudflare',
  demo: 'Demo model: rules on this computer',
  no_model: 'No model set up',
  running: 'Running',
  complete: 'Complete',
  needed: 'Part of the product doesn’t work without it',
  optional: 'The product works without it, but does less',
  program: 'Checked last',
  source: 'Source, read whole last',
};
export const timesOf = (number: number) => (number === 1 ? 'Once' : `${count(number)} times`);
export const deadFor = (fault: string, days: number) =>
  fault === 'gone' ? `The page was gone on ${days} days` : `No response on ${days} days`;

interface Explained {
  means: string;
  todo: string;
  /** A heading in docs/operations.md. */
  runbook: string;
}

export const PROBLEMS: Readonly<Record<StatusProblem, Explained>> = {
  unreadable: {
    means: 'We couldn’t check this part: the database refused the query.',
    todo: 'Check the Worker’s log: the line with "status" names the cause.',
    runbook: 'The database does not answer',
  },
  database_slow: {
    means: 'The database takes longer than half a second for the smallest query. Every member page waits for it.',
    todo: 'Check the database vendor’s status page, and the statements that read the most rows.',
    runbook: 'The database is slow',
  },
  migrations_missing: {
    means: 'The database is older than this Worker. Calls that need what’s missing fail.',
    todo: 'Run the migrations, or roll the Worker back.',
    runbook: 'The database schema does not match',
  },
  migrations_newer: {
    means: 'The database is newer than this Worker, as after a rollback. The rule for migrations allows that.',
    todo: 'Deploy the newest version once the reason for the rollback is fixed.',
    runbook: 'The database schema does not match',
  },
  errors_today: {
    means: 'Some calls failed today, and it’s our fault.',
    todo: 'Look up the errors in the error tracker or the log, by call.',
    runbook: 'Unexpected errors',
  },
  errors_many: {
    means: 'Calls keep failing, and it’s our fault. Members notice.',
    todo: 'If it started with a deployment, roll back first, then look for the cause.',
    runbook: 'Unexpected errors',
  },
  task_failed: {
    means: 'A scheduled task failed on its last run. The others ran.',
    todo: 'The reason is next to it. It runs again at its next scheduled time.',
    runbook: 'A task fails or is late',
  },
  task_late: {
    means: 'A scheduled task didn’t run when it was due. Mail, alerts and plans may be waiting.',
    todo: 'Check the Worker’s cron triggers at Cloudflare. A copy on one machine has no schedule.',
    runbook: 'A task fails or is late',
  },
  mail_late: {
    means: 'Mail has been waiting for more than 20 minutes. Members aren’t getting their links.',
    todo: 'Check whether the mail task is running, and what the failures say.',
    runbook: 'Mail does not arrive',
  },
  mail_given_up: {
    means: 'We gave up on some mail after five tries.',
    todo: 'Fix what the failure says, then let it try again.',
    runbook: 'Mail does not arrive',
  },
  mail_not_sent: {
    means: 'Mail isn’t going out. It stays in the outbox.',
    todo: 'Set MAIL_TRANSPORT and MAIL_FROM and deploy.',
    runbook: 'Mail does not arrive',
  },
  payments_late: {
    means: 'We haven’t asked Stripe about plans that are due, or customers of deleted accounts still exist there.',
    todo: 'Check Stripe’s status page and the billing task.',
    runbook: 'Payments do not settle',
  },
  payments_off: {
    means: 'No one can pay: there’s no Stripe key.',
    todo: 'Set the four Stripe settings.',
    runbook: 'Payments do not settle',
  },
  ai_faults: {
    means: 'More than half of today’s AI model calls failed. Members see the program’s record instead.',
    todo: 'Check the key, the spending limit and the vendor’s status page.',
    runbook: 'The model fails or costs too much',
  },
  ai_budget: {
    means: 'Today’s budget for AI analyses and AI sorting is used up, or nearly.',
    todo: 'Raise AI_DAILY_BUDGET, or leave it: programs are analyzed by rules until midnight UTC.',
    runbook: 'The model fails or costs too much',
  },
  ai_off: {
    means:
      'No AI model is set up. Paying members get no AI analysis and no AI sorting. The plan pages say so before anyone pays.',
    todo: 'Set AI_API_KEY, and AI_BASE_URL if the model isn’t at OpenAI. Or leave it: everything else works by rules.',
    runbook: 'No model is set up',
  },
  crawl_stopped: {
    means: 'The crawl died. It restarts automatically within five minutes.',
    todo: 'If it stays this way, check whether the task that watches the crawl is running.',
    runbook: 'The crawler stops or fails',
  },
  crawl_late: {
    means: 'There’s been no crawl for more than 26 hours. Programs are getting out of date.',
    todo: 'Start one under Crawler, and find out why the nightly one didn’t start.',
    runbook: 'The crawler stops or fails',
  },
  crawl_errors: {
    means: 'Sources failed in the last run. What they listed before stays.',
    todo: 'Open the run: each source says why.',
    runbook: 'The crawler stops or fails',
  },
  links_dead: {
    means: 'Open programs have a web address that doesn’t work. Their pages tell members so.',
    todo: 'Find out where the program moved, then correct its address or hide it.',
    runbook: 'Dead links and stale facts',
  },
  facts_stale: {
    means: 'No one has checked these facts in a long time. They no longer count as verified.',
    todo: 'Read the official page again, and correct the program’s file and its date.',
    runbook: 'Dead links and stale facts',
  },
  settings_missing: {
    means: 'A part of the product needs a setting that’s missing.',
    todo: 'Set it and deploy.',
    runbook: 'Settings are missing',
  },
};

/** The cost of model calls. */
export const AI_COSTS = {
  title: 'AI calls and their cost',
  table: 'Calls, tokens and dollars by day',
  lead: `The last ${AI_COST_DAYS} days (UTC), by what the model was asked for. Tokens are the vendor’s count; dollars follow from AI_INPUT_PRICE and AI_OUTPUT_PRICE.`,
  failed: 'The costs couldn’t be loaded',
  none: `No calls in the last ${AI_COST_DAYS} days.`,
  all: `All ${AI_COST_DAYS} days`,
  by: {
    model: '',
    demo: 'A demo model answers by rules on this computer. It costs nothing.',
    nobody: 'No model is set up, so there are no calls and no costs.',
  } satisfies Record<AiAnswers, string>,
  columns: {
    day: 'Day',
    feature: 'For',
    calls: 'Calls',
    faults: 'Faults',
    inputTokens: 'Tokens read',
    outputTokens: 'Tokens written',
    cost: 'Cost',
  },
} as const;
export const ALL_FEATURES = 'Everything';
/** Labels for the server's feature names. Names from a newer version are shown unchanged. */
const NAMES: Readonly<Record<AiFeature, string>> = {
  analysis: 'Analyses',
  priority: 'Order of results',
  agent: 'Questions',
};
export const FEATURE_NAMES: Readonly<Record<string, string>> = NAMES;
