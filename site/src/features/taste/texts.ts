import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const TASTE = {
  title: 'Try it: three questions',
  text: 'See real programs and what they ask for. Your answers stay in this browser.',
  place: 'Where do you live?',
  choose: 'Choose one',
  who: 'Who is it for?',
  need: 'What do you need help with?',
  show: 'Show programs',
} as const;

export const ANSWERS = {
  loading: 'Looking…',
  missing: 'Answer all three questions first.',
  failed: 'The programs could not be loaded. Check your internet connection and try again.',
  none: 'We know no program for this yet. Try another need: there may be more than you think.',
  found: (shown: number, all: number) =>
    all > shown
      ? `The best ${shown} of ${all} programs that may fit`
      : `${all === 1 ? '1 program' : `${all} programs`} that may fit`,
  more: 'With a profile we check every condition, for every program we know.',
  signUp: 'See all that fits you',
  estimate: `These are estimates, not decisions. ${PRODUCT_NAME} is not a government agency.`,
} as const;
