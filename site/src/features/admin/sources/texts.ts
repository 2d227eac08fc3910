import { count } from '../texts.ts';

export const SOURCES = {
  title: 'Sources',
  lead: 'Where the programs come from, how recent they are, and how often reading them fails.',
  failed: 'The sources couldn’t be loaded',
  none: { title: 'No sources', text: 'This server’s settings don’t name a source to read.' },
  fresh: 'Last full read',
  programs: 'Programs',
  failures: 'Failed, of the last tries',
  untried: 'Not tried yet',
  skipped: 'Skipped',
  preview: 'Preview',
  of: (title: string) => ` of ${title}`,
  off: 'Switched off',
  offSince: (moment: string) => `An admin switched it off on ${moment}. What it brought stays.`,
  terms: { format: 'Format', license: 'License', rhythm: 'Changes', addresses: 'Read from' },
  about: 'About this source',
  switchOn: 'Switch on',
  switchOff: 'Switch off',
  switching: 'Saving…',
  switchFailed: 'The switch couldn’t be saved',
} as const;
export const HELD = {
  title: 'Held: far more than before',
  what: (named: number, before: number) =>
    `It lists ${count(named)} or more programs. Before, it had ${count(before)}. We haven’t stored any of them. Here are some:`,
  letIn: 'Let them in',
  keepOut: 'Keep them out',
  of: (title: string) => ` of ${title}`,
  pending: 'Saving…',
  failed: 'The decision couldn’t be saved',
  decided: {
    'let in': 'An admin let them in. The next crawl stores them.',
    'kept out': 'An admin is keeping them out, as long as the source lists about as many.',
  },
} as const;
export const openOf = (open: number, all: number) => `${count(open)} open of ${count(all)}`;
export const rhythmOf = (days: number) => (days === 1 ? 'Every day' : `About every ${days} days`);
export const mergedOf = (merged: number) =>
  merged === 0 ? undefined : `${count(merged)} shown as another source has ${merged === 1 ? 'it' : 'them'}`;
export const failedOf = (failed: number, tried: number) => `${failed} of ${tried}`;

export const PREVIEW = {
  title: (source: string) => `Preview of ${source}`,
  description: 'Reads the first page of this source and shows what storing it would change. Nothing is stored.',
  address: 'Another address',
  addressHint: 'It’s read the way this source is read. Nothing is stored.',
  try: 'Try this address',
  tried: (address: string) => `What you see is from ${address}.`,
  own: 'Back to its own address',
  pending: 'Reading the first page. This can take up to 25 seconds.',
  waited: (seconds: number) => `${seconds} s`,
  cancel: 'Cancel',
  close: 'Close',
  again: 'Read again',
  failed: 'The preview failed',
  nothing: 'The page has no records that would become programs.',
  programs: 'Programs on this page',
  refused: 'Refused records',
  faults: 'Faults',
  fields: (number: number) => (number === 1 ? '1 field' : `${number} fields`),
  before: 'Now',
  after: 'Then',
  blank: 'Empty',
  more: 'Show more programs',
  cut: (shown: number, all: number) => `Only the first ${count(shown)} of ${count(all)} programs are compared.`,
  refusedCut: (shown: number, all: number) => `Refused records: the first ${count(shown)} of ${count(all)}`,
} as const;
export const PREVIEW_FIGURES = {
  records: 'Records read',
  new: 'New',
  changed: 'Changed',
  unchanged: 'Unchanged',
  left: 'Left out',
  refused: 'Refused',
} as const;
export const CHANGES = { new: 'New', changed: 'Changed', unchanged: 'Unchanged' } as const;
