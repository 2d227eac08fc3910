import { dollars } from '../../../../matching/benefits/money.ts';

/** Who ranked the programs, for the start of a sentence. */
export const WHO = { model: 'AI', demo: 'The demo model' } as const;
export type Who = keyof typeof WHO;

const upBy = (places: number) => `Moved up ${places} ${places === 1 ? 'place' : 'places'}`;
const noReason = (places: number, who: Who) => `${upBy(places)}. ${WHO[who]} gave no reason that we could check.`;

/** How far a program moved, and why. */
export const SENTENCE = {
  /** For the model's own reason, if our data confirms it. */
  theirs: (places: number, reason: string) => `${upBy(places)}: ${reason}`,
  /** For our reason, if the model gave none that our data confirms. */
  ours: (places: number, who: Who, reason: string) => `${noReason(places, who)} What we can say: ${reason}`,
  none: noReason,
} as const;

/** Reasons that follow a colon. `passed` is the title of the program now directly below. */
export const REASONS = {
  /** Followed by a quote from the program's own text, or from our summary of it. */
  answersWords: (words: readonly string[], isSummary: boolean) =>
    `you asked for ${listed(words.map(quoted))}, and ${isSummary ? 'our summary of its page' : 'its own text'} says:`,
  /**
   * `open` is how many conditions of the other program are open, counting alternatives as one; 0 if its conditions are
   * unknown.
   */
  allConditions: (passed: string, open: number) => {
    const theirs =
      open === 0
        ? `We haven’t read the conditions of ${quoted(passed)}, which it passed.`
        : `Of ${quoted(passed)}, which it passed, ${open} ${open === 1 ? 'condition is' : 'conditions are'} still to check.`;
    return `by your answers you meet its conditions. ${theirs}`;
  },
  worthMore: (sum: string, passed: string, passedSum: string) =>
    `its estimate is higher: ${firstSmall(sum)}. For ${quoted(passed)}, which it passed, it’s ${firstSmall(passedSum)}.`,
  namesMore: (sum: number, passed: string, passedSum: number) =>
    `it names a larger sum, ${dollars(sum)}. ${quoted(passed)}, which it passed, names ${dollars(passedSum)}.`,
  sooner: (deadline: string, passed: string, passedDeadline: string) =>
    `its deadline is sooner: ${longDate(deadline)}. ${quoted(passed)}, which it passed, has until ${longDate(passedDeadline)}.`,
  notRepaid: (passed: string) => `you don’t pay it back. ${quoted(passed)}, which it passed, is a loan.`,
} as const;

const quoted = (words: string) => `“${words}”`;

function listed(words: readonly string[]): string {
  const [last = '', ...before] = words.toReversed();
  return before.length === 0 ? last : `${before.toReversed().join(', ')} and ${last}`;
}

function firstSmall(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Formats a date as it appears on a card. Any other text stays unchanged. */
function longDate(deadline: string): string {
  return /^\d{4}-\d{2}-\d{2}$/.test(deadline) ? LONG_DATE.format(new Date(deadline)) : deadline;
}
