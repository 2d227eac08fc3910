import { programs } from '../../lib/counts.ts';

export const QUESTION = 'One small question';
export const askForIt = (programs: number) =>
  `${programs} of these programs ask for it. Your answer is kept in your profile.`;
export const SAVE_ANSWER = 'Save my answer';
export const SAVING_ANSWER = 'Saving…';
export const SKIP = 'Skip';
export const NO_ANSWER_YET = 'Please give an answer, or skip the question.';
export const CHOOSE = 'Choose one';

export const SKIPPED = 'Skipped. We do not ask this again until you log in anew.';
/** What an answer did to the listed programs. */
export const outcomeText = ({ decided, clearer }: { decided: number; clearer: number }) => {
  const isOrAre = decided === 1 ? 'is' : 'are';
  const sentences = [
    ...(decided > 0 ? [`${programs(decided)} ${isOrAre} now decided.`] : []),
    ...(clearer > 0
      ? [
          `${clearer}${decided > 0 ? ' more' : ''} ${clearer === 1 ? 'program has' : 'programs have'} one thing less to check.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : 'Your answer is saved.';
};
export const RERANKING_FAILED = 'Your answer is saved, but the list could not be brought up to date.';
export const ANSWER_FAILED = 'Your answer could not be saved';
