export const QUESTION = 'One small question';
export const dependOnIt = (programs: number) =>
  `${programs} of these programs depend on the answer. It is kept in your profile.`;
export const SAVE_ANSWER = 'Save my answer';
export const SAVING_ANSWER = 'Saving…';
export const SKIP = 'Skip';
export const NO_ANSWER_YET = 'Please give an answer, or skip the question.';
export const CHOOSE = 'Choose one';

export const SKIPPED = 'Skipped. We do not ask this again until you log in anew.';
export const decidedText = (programs: number) => {
  if (programs === 0) return 'Your answer is saved. It leaves these programs open for now.';
  return programs === 1 ? '1 program is now decided.' : `${programs} programs are now decided.`;
};
export const RERANKING_FAILED = 'Your answer is saved, but the list could not be brought up to date.';
export const ANSWER_FAILED = 'Your answer could not be saved';
