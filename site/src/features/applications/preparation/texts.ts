export const LOADING = 'Loading your checklist and next steps';
export const FAILED = 'Your checklist and next steps couldn’t be loaded';
export const UNLOADED =
  'You can read the list but not check things off right now. Reload the page to do that and to see your next steps.';

export const CHECKLIST = 'Your checklist';
export const CHECKLIST_HINT = 'Check off what’s ready. We keep your list on all your devices.';
export const doneOf = (done: number, all: number) => `${done} of ${all} done`;
export const NOT_KEPT = 'We couldn’t save this.';

export const REGISTRATIONS = {
  title: 'Accounts you need first',
  takes: 'How long it takes:',
  go: 'Go to the official page',
  source: 'Source:',
  of: (date: string) => `(${date})`,
} as const;

export const PLAN = {
  title: 'Your next steps',
  show: (count: number) => `Show the ${count} steps`,
  deadline: 'Deadline',
  deadlineText: 'The last day, on the provider’s calendar.',
  calendar: 'Add these steps to my calendar',
  print: 'Print checklist and steps',
} as const;

export const MERGED = {
  title: 'Documents for all your programs',
  text: 'Everything your saved programs and applications ask for, each document once. Check it off here and it counts for all of them.',
  show: 'Show the documents',
  hide: 'Hide the documents',
  loading: 'Loading your documents',
  failed: 'Your documents couldn’t be loaded',
  ready: 'Ready',
  list: 'Documents',
  emptyTitle: 'No documents yet',
  empty: 'Save a program or start an application, and we’ll list what it asks for here.',
  find: 'Find programs',
  without: 'We found no published list that applies here. Programs like these usually ask for:',
  for: 'For',
  asks: (words: string) => `: “${words}”`,
  some: 'Ready for some of these programs',
  print: 'Print the documents',
} as const;
