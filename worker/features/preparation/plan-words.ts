import type { DeadlineKind } from '../../../contract/grants.ts';

/** What each step of a plan says, on the screen and in a calendar. */
export const PLAN_STEPS = {
  read: {
    title: 'Read the official page',
    text: () => 'Check that you may apply, what has to be handed in, and by when. The page may be newer than ours.',
  },
  registrations: { title: 'Start your registrations', text: () => '' },
  documents: {
    title: 'Gather your documents',
    text: (count: number) =>
      count === 1
        ? 'One document on your list is not ticked yet.'
        : `${count} documents on your list are not ticked yet.`,
  },
  fill: { title: 'Fill in the application', text: () => 'Keep a copy of all that you write and send.' },
  review: {
    title: 'Have somebody read it',
    text: () => 'Somebody who does not know the program sees what is missing or hard to follow.',
  },
  submit: {
    title: 'Hand it in',
    text: (isDated: boolean) =>
      isDated
        ? 'Some days early: websites are slow on the last day, and help is hard to reach.'
        : 'Keep what confirms that it has arrived.',
  },
} as const;

/** What a plan can promise, by the kind of the deadline. */
export const NOTES: Readonly<Record<DeadlineKind, string>> = {
  fixed:
    "Counted back from the deadline, by the provider's calendar and without weekends. The provider may change the date.",
  rolling: 'Applications are decided as they come in. There is no day to count back from: sooner is better.',
  ongoing: 'There is no closing date. Take the steps in this order, in your own time.',
  several:
    'There are several rounds, so we set no days. Ask the provider for the next one, and begin now with what takes long.',
  forecast: 'It is not open yet, and what is announced may change. Begin now with what takes long.',
  unknown: 'The source names no deadline. Ask the provider before you count on any day.',
};
export const OVER = 'The deadline has passed. If there is a next round, the order stays the same.';

const businessDays = (count: number) => (count === 1 ? '1 business day' : `${count} business days`);
const areLeft = (count: number) =>
  count === 0 ? 'none is left' : count === 1 ? 'only 1 is left' : `only ${count} are left`;

export const lateStep = (usual: number, left: number) =>
  `Start today. We plan ${businessDays(usual)} for what is from here on, and ${areLeft(left)}.`;
export const lateRegistration = (usual: number, left: number) =>
  `Start today. This can take ${businessDays(usual)}, and ${areLeft(left)}. If you are not registered yet, it may not be ready in time: ask the provider.`;
export const lateSubmission = (days: number) => {
  if (days <= 0) return 'Hand it in today: it is the last day.';
  return days === 1
    ? 'Hand it in today: tomorrow is the last day.'
    : `Hand it in today: the last day is in ${days} days.`;
};
