import { MONTHS } from './months.ts';

export const MY_PLAN = {
  title: 'My plan',
  loading: 'Loading your plan',
  failed: 'Your plan couldn’t be loaded',
  print: 'Print my plan',
  printTitle: (name: string) => (name.trim() ? `Plan for ${name.trim()}` : 'My plan'),
  printed: (host: string, day: string) => `From ${host}, ${day}`,
} as const;

export const THINGS = {
  title: 'What to do, in this order',
  now: 'Do this next',
  of: (done: number, all: number) => `${done} of ${all} done`,
  states: { sent: 'Applied', received: 'You get this', closed: 'Closed' },
  all: (count: number) => `Show all ${count}`,
  due: (day: string) => `Due ${day}`,
  wasDue: (day: string) => `Was due ${day}`,
  next: 'Next:',
  noneLeft: 'No steps left on its checklist.',
  time: 'Time:',
  papers: 'Documents still missing:',
  more: (count: number) => `and ${count} more`,
  toPapers: (count: number) => (count === 1 ? '1 document still missing' : `${count} documents still missing`),
  ready: 'Your documents are ready.',
  call: 'Contact:',
  sent: 'You applied. Keep your confirmation.',
  received: 'You already get this.',
  closed: 'Closed. It isn’t taking applications now.',
} as const;

export const TOGETHER = {
  title: 'Apply once or at one place',
  oneForm: (host: string, count: number) => `One application at ${host} covers these ${count}:`,
  onePlace: (host: string, count: number) => `You apply at ${host} for these ${count}:`,
  go: (host: string) => `Go to ${host}`,
  there: 'You apply there for these too:',
  ask: 'You may need separate applications. Ask the office.',
  says: (program: string, words: string) => `${program}: “${words}”`,
} as const;

export const PAPERS = {
  title: 'Documents you’ll need',
  text: 'Check off a document here and it counts for every program that asks for it.',
} as const;

export const DATES = {
  title: `The next ${MONTHS} months`,
  table: 'Deadlines of your saved programs',
  number: 'No.',
  date: 'Deadline',
  program: 'Program',
  passed: '(passed)',
  none: 'None of your saved programs has a fixed date in these months.',
  undated: 'No fixed date',
  unknown: 'We don’t know its dates. Ask the office.',
} as const;

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' });

/** Names a range of months: "February to April". Months are consecutive, 1 to 12. */
export function monthNames(months: readonly number[]): string {
  const name = (month: number) => MONTH.format(new Date(Date.UTC(2026, month - 1, 1)));
  return `${name(months[0] ?? 1)} to ${name(months.at(-1) ?? 1)}`;
}

export const MONEY = {
  title: 'When the money comes',
  text: 'If you get all of these. Estimates, not decisions.',
  program: 'Program',
  about: 'About',
  when: 'When',
  monthly: (sum: string) => `Every month: about ${sum}.`,
  range: 'The pale part depends on what you haven’t told us.',
  once: (months: string, sum: string) => `Once, in ${months}: about ${sum}.`,
  unplaced: (sum: string) => `Some time in the year: about ${sum}. We know of no source that names the months.`,
  everyMonth: 'Every month',
  onceIn: (months: string, isForSummer: boolean) =>
    isForSummer ? `Once, for the summer (${months})` : `Once, with your tax return: ${months}, if you file on time`,
  onceUnplaced: 'Once',
  inAYear: 'Amount for a year; months unknown',
  open: (count: number) =>
    count === 1
      ? '1 program isn’t counted: its amount depends on what you haven’t told us, or it’s only worth checking.'
      : `${count} programs aren’t counted: their amounts depend on what you haven’t told us, or they’re only worth checking.`,
} as const;

export const SAY = {
  title: 'What to say when you call',
  lines: [
    'Hello, I’d like to apply for… (say the program’s name). Can I apply by phone?',
    'Which documents do you need from me, and can I send copies?',
    'When will I hear from you? Is there anything I should do until then?',
    'What’s your name, and what number can I call if we get cut off?',
  ],
} as const;
