export const LOADING = 'Loading your checklist and plan';
export const FAILED = 'Your checklist and plan could not be loaded';
export const UNLOADED = 'The list can be read, but not ticked now. Reload the page to tick it and to see your plan.';

export const CHECKLIST = 'Your checklist';
export const CHECKLIST_HINT = 'Tick what is ready. We keep it for you, on every device.';
export const doneOf = (done: number, all: number) => `${done} of ${all} done`;
export const NOT_KEPT = 'This could not be kept.';

export const REGISTRATIONS = {
  title: 'Accounts that you need first',
  takes: 'How long it takes:',
  go: 'Go to the official page',
  source: 'Source:',
  of: (date: string) => `of ${date}`,
} as const;

export const PLAN = {
  title: 'Your plan',
  deadline: 'Deadline',
  deadlineText: 'The last day, by the provider’s calendar.',
  calendar: 'Add the plan to my calendar',
  print: 'Print checklist and plan',
} as const;

export const MERGED = {
  title: 'Documents for all your programs',
  text: 'What the programs that you saved or apply for ask for. The same document stands here once; tick it, and it is ticked for each of them.',
  show: 'Show the documents',
  hide: 'Hide the documents',
  loading: 'Loading your documents',
  failed: 'Your documents could not be loaded',
  list: 'Documents',
  emptyTitle: 'No documents yet',
  empty: 'Save a program, or begin an application. What its source asks for is then listed here.',
  find: 'Find programs',
  without: 'Their sources name no documents:',
  for: 'For',
  some: 'Ready for some of these programs',
  print: 'Print the documents',
} as const;
