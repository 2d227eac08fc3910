import { PRODUCT_NAME } from '../../../../../contract/limits.ts';
import { programs } from '../../../lib/counts.ts';
import type { WhoKey } from './questions.ts';

export const TASTE = {
  title: 'Try it: three questions',
  text: 'Your answers stay in this browser.',
  list: 'Programs that light up as you answer',
  place: 'Where do you live?',
  choose: 'Choose one',
  who: 'Who is it for?',
  need: 'What do you need help with?',
  show: 'Show programs',
} as const;

/** The choices for who the visitor is. */
export const WHO_LABELS: Readonly<Record<WhoKey, string>> = {
  adult: 'Myself',
  family: 'My family with children',
  older: 'Someone 65 or older',
  veteran: 'A veteran',
  student: 'A student',
  disability: 'A person with a disability',
  business: 'My business',
  startup: 'A business I want to start',
  farm: 'My farm',
  nonprofit: 'A nonprofit',
};

const answers = (count: number) => (count === 1 ? '1 answer' : `${count} answers`);

/** The status of the list next to the questions as it lights up. */
export const WATCH = {
  missing: (count: number) => (count === 3 ? 'Answer, and see which of these light up.' : `${answers(count)} to go.`),
  /** `found`: the total number of matches, once the visitor has asked for them. */
  lit: (lit: number, all: number, found: number | undefined) => {
    const among = `Among these ${all} well-known programs, ${lit === 0 ? 'none' : lit} ${lit > 1 ? 'fit' : 'fits'}`;
    if (found === undefined) return lit === 0 ? `${among}, but we know more.` : `${among} your answers.`;
    return `${among}; we found ${found.toLocaleString('en-US')} in all.`;
  },
  light: { open: '', near: '(one answer missing)', lit: '(fits so far)', dim: '(for other answers)' },
} as const;

export const ANSWERS = {
  loading: 'Looking…',
  missing: 'Answer all three questions first.',
  failed: 'The programs couldn’t be loaded. Check your internet connection and try again.',
  none: 'We don’t know a program for this yet. Try another need, or look through all programs.',
  found: (shown: number, all: number) =>
    all > shown ? `Start with these ${shown} of ${programs(all)} that may fit` : `${programs(all)} may fit you`,
  fits: 'Fits you:',
  checkFirst: 'Check first:',
  act: { grant: 'See how to apply', loan: 'See how to borrow', assistance: 'See how to get it' },
  actFor: (title: string) => `: ${title}`,
  oneWay: (condition: string) => `One way to qualify: ${condition.charAt(0).toLowerCase()}${condition.slice(1)}`,
  more: 'Your three answers come with you. A few more, and we check every condition of every program we know.',
  signUp: 'Check all my programs for free',
  all: 'Look through all programs',
  estimate: `These are estimates, not decisions. ${PRODUCT_NAME} is not a government agency.`,
} as const;
