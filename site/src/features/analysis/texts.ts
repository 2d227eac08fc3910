import type { Analysis, SectionName } from '../../../../contract/analysis.ts';
import type { ProgramType } from '../../../../contract/grants.ts';
import type { Step } from './store.ts';

interface TypeTexts {
  title: string;
  lead: string;
  /** What the analysis holds, in the order in which it stands there. */
  parts: readonly string[];
  button: string;
}

export const BANNER: Readonly<Record<ProgramType, TypeTexts>> = {
  grant: {
    title: 'Full Grant Analysis',
    lead: 'What the grant’s own source says, point by point, each with the words that it stands on.',
    parts: [
      'Eligibility breakdown: who may have this grant',
      'Documentation list: what the application asks for',
      'Process steps, from the first form to the award',
      'Deadline and timeline',
      'Tips for a stronger application',
    ],
    button: 'Analyze the grant’s requirements',
  },
  loan: {
    title: 'Full Loan Analysis',
    lead: 'What the loan’s own source says, point by point, each with the words that it stands on.',
    parts: [
      'Eligibility breakdown: who may borrow',
      'Documentation list: what the lender asks for',
      'Process steps, from the first form to the payout',
      'Deadline, timeline and repayment',
      'Tips for a stronger application',
    ],
    button: 'Analyze the loan’s requirements',
  },
  assistance: {
    title: 'Full Assistance Analysis',
    lead: 'What the program’s own source says, point by point, each with the words that it stands on.',
    parts: [
      'Eligibility breakdown: who may get this help',
      'Documentation list: what the office asks for',
      'Process steps, from the first form to the decision',
      'Deadline and timeline',
      'Tips for a smooth application',
    ],
    button: 'Analyze the program’s requirements',
  },
};

export const SECTION_TITLES: Readonly<Record<SectionName, string>> = {
  eligibility: 'Eligibility Criteria',
  requirements: 'Required Information and Documents',
  applicationProcess: 'Application Process',
  timeline: 'Timeline',
  contactInfo: 'Contact Information',
  tips: 'Tips for a Successful Application',
};
export const SECTION_NOT_STATED = 'Not stated. We found nothing about this in the source.';

export const STEPS: Readonly<Record<Step, string>> = {
  elsewhere: 'Another tab analyzes this program. Its answer will show here too.',
  starting: 'Getting ready',
  reading: 'Reading what the source says',
  asking: 'Asking the AI model',
  checking: 'Checking every quote against the source',
};
export const RUNNING = 'Working on it. This takes up to a minute.';
export const RUNNING_LONG = 'This takes longer than usual. You can wait, or stop and try again later.';
export const DONE_STEP = 'done';
export const STOP = 'Stop';
export const STOPPED = 'Stopped. You can begin again whenever you like.';
export const READY = 'The analysis is ready.';

export const REQUIREMENTS_FAILED = 'Failed to retrieve application requirements. Please try again.';
export const UNLOCK_FAILED = 'Failed to unlock analysis';
export const NO_ANALYSIS = 'The answer broke off before the analysis was whole.';
export const TOO_SLOW = 'No answer came within three minutes.';
export const UPGRADE_TO_ANALYZE = 'Upgrade to analyze';

export const PERSONAL = 'By your profile';
export const PERSONAL_MORE = 'Each condition with your answer and its source';
export const SOURCE = 'Source:';
export const QUOTES = 'Show the source’s words';

export const BY_AI = {
  title: 'Written by AI, checked against the source',
  text: 'Each statement stands on words that we found in the source, letter by letter. AI can still misread what it quotes: where it matters, the provider’s own text counts.',
  dropped: (count: number) => {
    if (count === 0) return 'No statement had to be left out.';
    if (count === 1) return '1 statement was left out, because its quote is not in the source.';
    return `${count} statements were left out, because their quotes are not in the source.`;
  },
  made: (model: string | null, date: string) => `Made ${date}${model ? ` by ${model}` : ''}.`,
} as const;

export const BY_RECORD_TITLE = 'From the program’s record, without AI';
export const BY_RECORD_TEXT = 'What follows is what our record of the program holds. Nothing in it was written by AI.';
/** Why no model answered. */
export const RECORD_REASONS: Readonly<Record<NonNullable<Analysis['recordReason']>, string>> = {
  no_model: 'No AI model is set up here.',
  timeout: 'The AI model did not answer in time.',
  too_many: 'The AI model is asked too much at the moment.',
  failed: 'The AI model could not be reached.',
  refused: 'The AI model declined to read this program.',
  unreadable: 'The AI model gave an answer that we cannot read.',
  nothing_proven: 'Nothing that the AI model said could be found in the source.',
};
