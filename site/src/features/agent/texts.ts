import type { AgentAnswer, AnswerPart, Referral } from '../../../../contract/agent.ts';

export const BY_AI = 'Answers are put together by AI from the program’s sources. We check each sentence against them.';
export const LOADING = 'Loading your questions';
export const THREAD_FAILED = 'We couldn’t load your earlier questions.';

export const FIELD = {
  label: 'Your question',
  hint: 'Leave out names and numbers, such as your Social Security number.',
  short: 'Type your question first.',
  ask: 'Ask',
  stop: 'Stop',
} as const;
/** What most people want to know first. */
export const STARTERS = ['What papers do I need?', 'When is the deadline?', 'Whom do I call?'] as const;
export const STARTERS_LABEL = 'Often asked';

export const STEPS = { reading: 'Reading the sources', asking: 'Looking for the answer' } as const;
export const STOPPED = 'Stopped. If an answer comes, you’ll find it here later.';
export const READY = 'The answer is complete.';

/** On what a sentence stands that is no quote. */
export const KINDS: Readonly<Record<Exclude<AnswerPart['kind'], 'stated'>, string>> = {
  from_you: 'From your profile',
  from_rules: 'By our rules',
  reckoned: 'Reckoned by us',
  advice: 'General advice',
};
export const WORDS = 'Show the source’s words';

export const NEAREST = 'The sources we read don’t say this. This is the closest they come:';
export const NOTHING = 'The sources we read don’t say.';
export const WHOM = 'Ask the people who know:';
export const CALL_211 = {
  text: 'Or call 211, free and day or night. They know who can tell you.',
  number: '211',
} as const;

export const REFERRED: Readonly<Record<Referral, string>> = {
  law: 'This asks for legal advice, and we can’t give that. A lawyer at legal aid can, free for people with low incomes.',
  tax: 'This asks for tax advice, and we can’t give that. Trained volunteers can, free of charge. So can the IRS at irs.gov.',
  health: 'This asks for medical advice, and we can’t give that. Please ask a doctor, a nurse or a clinic.',
  immigration:
    'This asks for advice on immigration, and we can’t give that. Ask a lawyer, or a representative whom the Department of Justice has accredited.',
};

export const MORE_HELP = 'More people who help for free';

export const FAULTS: Readonly<Record<NonNullable<AgentAnswer['fault']>, string>> = {
  no_model: 'No AI model is set up here.',
  timeout: 'The AI model didn’t answer in time.',
  too_many: 'The AI model is too busy right now.',
  failed: 'We couldn’t reach the AI model.',
  refused: 'The AI model declined to answer this.',
  unreadable: 'We couldn’t read the AI model’s answer.',
};
export const FAILED = {
  title: 'No answer this time',
  partly: 'The answer broke off',
  free: 'This question wasn’t counted.',
  unfinished: 'The answer broke off before it was complete.',
} as const;

export const REMOVE = {
  button: 'Delete these questions',
  question: 'Delete all your questions about this program, with their answers?',
  failed: 'Failed to delete the questions',
  keep: 'Keep them',
  confirm: 'Delete',
  removing: 'Deleting…',
  done: 'Your questions are deleted.',
} as const;
export const KEPT = 'Your questions stay here, for you alone, until you delete them.';
