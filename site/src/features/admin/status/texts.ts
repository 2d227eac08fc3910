import { AI_COST_DAYS, type AiAnswers, type AiFeature } from '../../../../../contract/ai.ts';
import type { StatusLineName, StatusProblem, StatusState } from '../../../../../contract/status.ts';
import { count } from '../texts.ts';

export const STATUS = {
  title: 'Status',
  lead: 'How each part of the product does, what that means and what to do. We check again every 30 seconds.',
  failed: 'The status couldn’t be loaded',
  none: { title: 'Nothing to show', text: 'The server names no part of the product that it looks at.' },
  refresh: 'Check again',
  lost: 'The last check failed. What’s here is older.',
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

/** Where a state's name says less than what is the matter. */
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

/** Figures as the server names them. */
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
  oldest: 'Oldest that waits',
  givenUp: 'Given up',
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

/** Words of the server that stand in place of a figure or beside a thing. */
export const WORDS: Readonly<Record<string, string>> = {
  outbox: 'The outbox alone',
  binding: 'Cloudflare',
  demo: 'Demo model: rules on this computer',
  no_model: 'No model set up',
  running: 'Running',
  complete: 'Complete',
  needed: 'A part of the product is missing without it',
  optional: 'The product works without it, and does less',
  program: 'Checked last',
  source: 'Source, read whole last',
};
export const timesOf = (number: number) => (number === 1 ? 'Once' : `${count(number)} times`);
export const deadFor = (fault: string, days: number) =>
  fault === 'gone' ? `The page is gone, found so on ${days} days` : `Nobody answers, found so on ${days} days`;

interface Explained {
  means: string;
  todo: string;
  /** A heading of docs/operations.md. */
  runbook: string;
}

export const PROBLEMS: Readonly<Record<StatusProblem, Explained>> = {
  unreadable: {
    means: 'This part couldn’t be looked at: the database refused the question.',
    todo: 'Read the log of the Worker: the line with "status" names the cause.',
    runbook: 'The database does not answer',
  },
  database_slow: {
    means: 'The database takes longer than half a second for the smallest question. All pages of members wait for it.',
    todo: 'Look at the status of the database vendor, and at the statements that read the most rows.',
    runbook: 'The database is slow',
  },
  migrations_missing: {
    means: 'The database is older than this Worker. Calls that need what is missing fail.',
    todo: 'Run the migrations, or roll the Worker back.',
    runbook: 'The database has another shape',
  },
  migrations_newer: {
    means: 'The database is newer than this Worker, as after a rollback. The rule for migrations allows that.',
    todo: 'Deploy the newest version when what it was rolled back for is mended.',
    runbook: 'The database has another shape',
  },
  errors_today: {
    means: 'Some calls failed today for a reason that is ours.',
    todo: 'Look the errors up in the error tracker or in the log, by call.',
    runbook: 'Unexpected errors',
  },
  errors_many: {
    means: 'Calls fail again and again for a reason that is ours: members notice it.',
    todo: 'If it began with a deployment, roll back first and look for the cause then.',
    runbook: 'Unexpected errors',
  },
  task_failed: {
    means: 'A task of the clock failed when it was last run. The others were done.',
    todo: 'Its reason stands beside it. It is tried again at its next time.',
    runbook: 'A task fails or is late',
  },
  task_late: {
    means: 'A task of the clock was not run when it was due. Mail, alerts and plans can be waiting.',
    todo: 'Look at the cron triggers of the Worker at Cloudflare. On one machine no clock runs.',
    runbook: 'A task fails or is late',
  },
  mail_late: {
    means: 'Mail waits for longer than 20 minutes: members do not get their links.',
    todo: 'See whether the task for mail runs, and what the failures say.',
    runbook: 'Mail does not arrive',
  },
  mail_given_up: {
    means: 'Mail was given up after five tries.',
    todo: 'Mend what its failure names, then let it be tried again.',
    runbook: 'Mail does not arrive',
  },
  mail_not_sent: {
    means: 'No mail is sent: it stays in the outbox.',
    todo: 'Set MAIL_TRANSPORT and MAIL_FROM and deploy.',
    runbook: 'Mail does not arrive',
  },
  payments_late: {
    means: 'Stripe was not asked about plans that are due, or customers of deleted accounts are not ended there.',
    todo: 'Look at the status of Stripe and at the task for billing.',
    runbook: 'Payments do not settle',
  },
  payments_off: {
    means: 'Nobody can pay: there is no key of Stripe.',
    todo: 'Set the four settings of Stripe.',
    runbook: 'Payments do not settle',
  },
  ai_faults: {
    means: 'More than half of the calls of the model failed today. Members see the record of the program instead.',
    todo: 'Look at the key, the limit of money and the status of the vendor.',
    runbook: 'The model fails or costs too much',
  },
  ai_budget: {
    means: 'The budget of the day for analyses and orders by AI is used up, or nearly.',
    todo: 'Raise AI_DAILY_BUDGET, or leave it: programs are analyzed by rules until midnight UTC.',
    runbook: 'The model fails or costs too much',
  },
  ai_off: {
    means:
      'No AI model is set up. Members who pay get no analysis by AI and no order by AI, and the plan pages say so before anybody pays.',
    todo: 'Set AI_API_KEY, and AI_BASE_URL where the model is not at OpenAI. Or leave it: all else works by rules.',
    runbook: 'No model is set up',
  },
  crawl_stopped: {
    means: 'The crawl died. It goes on by itself within five minutes.',
    todo: 'If it stays so, see whether the task that watches the crawl runs.',
    runbook: 'The crawler stops or fails',
  },
  crawl_late: {
    means: 'There was no crawl for more than 26 hours. Programs grow old.',
    todo: 'Start one under Crawler, and look why the one of the night did not begin.',
    runbook: 'The crawler stops or fails',
  },
  crawl_errors: {
    means: 'Sources failed in the last run. What they listed before stays.',
    todo: 'Open the run: each source says why.',
    runbook: 'The crawler stops or fails',
  },
  links_dead: {
    means: 'Open programs lead to an address that does not work. Their pages say so to members.',
    todo: 'Find where the program moved to, and correct its address or hide it.',
    runbook: 'Dead links and stale facts',
  },
  facts_stale: {
    means: 'Nobody has looked for long whether these facts are still true. They do not count as verified any more.',
    todo: 'Read the official page again, correct the file of the program and its date.',
    runbook: 'Dead links and stale facts',
  },
  settings_missing: {
    means: 'A setting is missing that a part of the product needs.',
    todo: 'Set it and deploy.',
    runbook: 'Settings are missing',
  },
};

/** What the calls of the model came to. */
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
    nobody: 'No model is set up: nothing is asked, and nothing is spent.',
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
/** Names of the server; one of a newer version stands as it is. */
const NAMES: Readonly<Record<AiFeature, string>> = {
  analysis: 'Analyses',
  priority: 'Order of results',
  agent: 'Questions',
};
export const FEATURE_NAMES: Readonly<Record<string, string>> = NAMES;
