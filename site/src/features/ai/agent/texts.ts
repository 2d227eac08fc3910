import type { AgentAnswer, AnswerPart, Referral } from '../../../../../contract/ai/agent.ts';

export const LOADING = 'Loading your questions';
export const THREAD_FAILED = 'Your earlier questions could not be loaded';
export const PLAN_UNKNOWN = {
  title: 'Your plan could not be loaded',
  text: 'Questions about your programs are part of the Premium plan.',
} as const;

export const FIELD = {
  label: 'Your question',
  hint: 'Leave out names and numbers, such as your Social Security number.',
  short: 'Type your question first.',
  ask: 'Ask',
  stop: 'Stop',
} as const;
export const STARTERS_LABEL = 'Often asked';

export const STEPS = { reading: 'Reading the sources', asking: 'Looking for the answer' } as const;
export const STOPPED = 'Stopped. If an answer comes, you’ll find it here later.';
export const READY = 'The answer is complete.';

/** A sentence's basis if it isn't a quote. */
export const KINDS: Readonly<Record<Exclude<AnswerPart['kind'], 'stated' | 'program'>, string>> = {
  from_you: 'From your profile',
  from_rules: 'From our rules',
  reckoned: 'Our estimate',
  advice: 'General advice',
};
export const WORDS = 'Show the source’s words';

export const ASK_PEOPLE = 'Ask the people who know:';
export const CALL_211 = {
  before: 'You can also call',
  number: '211',
  after: ', free, day or night. They know who can tell you.',
} as const;

export const REFERRED: Readonly<Record<Referral, string>> = {
  law: 'We can’t give legal advice. A legal aid lawyer can, for free if your income is low.',
  tax: 'We can’t give tax advice. Trained volunteers can, for free. So can the IRS at irs.gov.',
  health: 'We can’t give medical advice. Please ask a doctor, a nurse or a clinic.',
  immigration:
    'We can’t give immigration advice. Ask a lawyer, or a representative accredited by the Department of Justice.',
};

export const MORE_HELP = 'More people who help for free';

export const FAULTS: Readonly<Record<NonNullable<AgentAnswer['fault']>, string>> = {
  no_model: 'No AI model is set up here.',
  timeout: 'The AI model didn’t answer in time.',
  too_many: 'The AI model is too busy right now.',
  over_budget: 'AI has reached its limit for today here. It works again tomorrow.',
  tries_used: 'You’ve used up your tries for today: too many got no result. Please try again tomorrow.',
  failed: 'We couldn’t reach the AI model.',
  refused: 'The AI model declined to answer this.',
  unreadable: 'We couldn’t read the AI model’s answer.',
};
export const FAILED = {
  title: 'No answer this time',
  partly: 'The answer was cut off',
  free: 'This question wasn’t counted.',
  unfinished: 'The answer was cut off before it was complete.',
} as const;

/** An earlier question that was never answered. */
export const INTERRUPTED = {
  title: 'Your answer was interrupted',
  text: 'You can ask this again. It won’t count twice.',
  again: 'Ask again',
} as const;

export const REMOVE = {
  button: 'Delete these questions',
  question: 'Delete all of these questions, with their answers?',
  failed: 'Failed to delete the questions',
  keep: 'Keep them',
  confirm: 'Delete',
  removing: 'Deleting…',
  done: 'We deleted your questions.',
} as const;
export const KEPT = 'Your questions stay here until you delete them. Only you can see them.';

/** Texts that depend on whether the question is about a program or a list. */
export interface AgentTexts {
  byAi: string;
  /** The most common questions. */
  starters: readonly string[];
  nearest: string;
  nothing: string;
  /** The same texts for sources that were only partly read. */
  inPart: { nearest: string; nothing: string };
}

export const ABOUT_PROGRAM: AgentTexts = {
  byAi: 'Your own result comes first. Then AI puts together what the program’s sources say, and we check each sentence against them.',
  starters: [
    'Do I qualify?',
    'How much could I get?',
    'What papers do I need?',
    'When is the deadline?',
    'How do I apply?',
  ],
  nearest: 'The sources we read don’t say this. This is the closest they come:',
  nothing: 'The sources we read don’t say.',
  inPart: {
    nearest: 'The parts of the sources we could read don’t say this. This is the closest they come:',
    nothing: 'The parts of the sources we could read don’t say. The rest may.',
  },
};

export const ABOUT_LIST: AgentTexts = {
  byAi: 'AI puts the answers together from our own search. Our rules say what fits you, and we check each quote.',
  starters: [
    'Do I qualify for SNAP?',
    'Which of these can I get while I work?',
    'Who helps with a heating bill?',
    'Which of these is open now?',
  ],
  nearest: 'We found nothing that answers this. This is the closest:',
  nothing: 'We found nothing that answers this.',
  inPart: {
    nearest: 'We found nothing that answers this in what we could read. This is the closest:',
    nothing: 'We found nothing that answers this in what we could read.',
  },
};

export const LIST = {
  title: 'Ask about your programs',
  asked: 'Your questions',
  lead: 'Ask in your own words which programs fit you. Or name a program, and your own result for it comes first.',
  premium: 'Asking questions is part of the Premium plan. Your list, and whether you qualify, stay free.',
  toPlans: 'See the plans',
  toList: 'Back to your list',
} as const;
export const LIST_HEAD = {
  title: LIST.title,
  description: 'Premium members ask about the programs on their list, and get answers with sources.',
} as const;
