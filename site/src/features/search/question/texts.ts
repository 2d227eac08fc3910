import { programs } from '../../../lib/counts.ts';

export const QUESTION = 'One quick question';
export const askForIt = (programs: number) =>
  `${programs} of these programs ask for it. We keep your answer in your profile.`;
export const SAVE_ANSWER = 'Save my answer';
export const SAVING_ANSWER = 'Saving…';
export const SKIP = 'Skip';
export const NO_ANSWER_YET = 'Please give an answer, or skip the question.';
export const CHOOSE = 'Choose one';

export const SKIPPED = 'Skipped. We won’t ask this again until your next login.';
/** Says what an answer changed in the listed programs. */
export const outcomeText = ({ decided, clearer }: { decided: number; clearer: number }) => {
  const isOrAre = decided === 1 ? 'is' : 'are';
  const sentences = [
    ...(decided > 0 ? [`${programs(decided)} ${isOrAre} now decided.`] : []),
    ...(clearer > 0
      ? [
          `${clearer}${decided > 0 ? ' more' : ''} ${clearer === 1 ? 'program has' : 'programs have'} one less thing to check.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : 'Your answer is saved.';
};
export const RERANKING_FAILED = 'Your answer is saved, but we couldn’t update the list.';
export const ANSWER_FAILED = 'Your answer couldn’t be saved';
