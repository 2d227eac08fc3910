import type { DeadlineKind } from '../../../../contract/programs/grants.ts';

/** The text of each step in a plan, on screen and in a calendar. */
export const PLAN_STEPS = {
  read: {
    title: 'Read the official page',
    text: () => 'Check the rules, what to send and when it’s due. The page may be newer than ours.',
  },
  registrations: { title: 'Start your registrations', text: () => '' },
  documents: {
    title: 'Gather your documents',
    text: (count: number) => (count === 1 ? '1 document left to check off.' : `${count} documents left to check off.`),
  },
  fill: { title: 'Fill in the application', text: () => 'Keep a copy of everything you send.' },
  review: {
    title: 'Check it before you send it',
    text: () => 'Look for empty boxes, wrong numbers and missing papers. A second reader can help.',
  },
  submit: {
    title: 'Send it',
    text: (isDated: boolean) =>
      isDated
        ? 'Send it a few days early: websites are slow on the last day. Save your confirmation.'
        : 'Save your confirmation.',
  },
} as const;

/** What a plan can promise, by the kind of deadline. */
export const NOTES: Readonly<Record<DeadlineKind, string>> = {
  fixed: "Counted back from the deadline on the provider's calendar, without weekends. The date can change.",
  rolling: 'Applications are decided as they come in, so the sooner the better.',
  ongoing: 'There’s no closing date. The sooner you apply, the better.',
  several: 'The closing date changes by round or place. Ask for yours, and start the slow steps now.',
  forecast: 'It isn’t open yet, and the details can change. Start the slow steps now.',
  unknown: 'We don’t know the deadline. Ask the provider before you plan around a date.',
};
/** The next step if we only know a past round. */
export const ASK_FOR_DATES =
  'Call, or look at its website, for this year’s dates. We only know those of an earlier year.';
export const OVER = 'The deadline has passed. If it opens again, the steps are the same.';

const businessDays = (count: number) => (count === 1 ? '1 business day' : `${count} business days`);
const areLeft = (count: number) =>
  count === 0 ? 'none is left' : count === 1 ? 'only 1 is left' : `only ${count} are left`;

export const lateStep = (usual: number, left: number) =>
  `Start today. From here it usually takes ${businessDays(usual)}, and ${areLeft(left)}.`;
export const lateRegistration = (usual: number, left: number) =>
  `Start today. This can take ${businessDays(usual)}, and ${areLeft(left)}. If you aren’t registered yet, it may not be ready in time: ask the provider.`;
export const lateSubmission = (days: number) => {
  if (days <= 0) return 'Send it today: it’s the last day.';
  return days === 1 ? 'Send it today: tomorrow is the last day.' : `Send it today: the last day is in ${days} days.`;
};
