import type { Analysis, SectionName, TextGap } from '../../../../../contract/ai/analysis.ts';
import type { ProgramType } from '../../../../../contract/programs/grants.ts';
import { DEMO } from '../../billing/plans/texts.ts';
import type { Step } from './store.ts';

interface TypeTexts {
  title: string;
  lead: string;
  /** The parts of the analysis, in order. */
  parts: readonly string[];
  button: string;
}

export const BANNER: Readonly<Record<ProgramType, TypeTexts>> = {
  grant: {
    title: 'Full Grant Analysis',
    lead: 'What the grant’s own source says, point by point, in its own words.',
    parts: [
      'Eligibility breakdown: who can get this grant',
      'Documentation list: what the application asks for',
      'Process steps, from the first form to the award',
      'Deadline and timeline',
      'Tips for a stronger application',
    ],
    button: 'Analyze the grant’s requirements',
  },
  loan: {
    title: 'Full Loan Analysis',
    lead: 'What the loan’s own source says, point by point, in its own words.',
    parts: [
      'Eligibility breakdown: who can borrow',
      'Documentation list: what the lender asks for',
      'Process steps, from the first form to the payout',
      'Deadline, timeline and repayment',
      'Tips for a stronger application',
    ],
    button: 'Analyze the loan’s requirements',
  },
  assistance: {
    title: 'Full Assistance Analysis',
    lead: 'What the program’s own source says, point by point, in its own words.',
    parts: [
      'Eligibility breakdown: who can get this help',
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
/** Used when no model is set up. */
export const WITHOUT_MODEL = {
  title: 'This site has no AI analysis yet',
  lead: 'No AI model is set up here. Our own record may have a few lines that aren’t on this page.',
  button: 'Show what our record adds',
} as const;
export const NOTHING_MORE = 'Our record has nothing beyond what’s already on this page.';

export const STEPS: Readonly<Record<Step, string>> = {
  elsewhere: 'Another tab is analyzing this program. The answer will show here too.',
  starting: 'Getting ready',
  reading: 'Reading what the source says',
  asking: 'Asking the AI model',
  checking: 'Checking every quote against the source',
};
export const RUNNING = 'Working on it. This takes up to a minute.';
export const RUNNING_LONG = 'This is taking longer than usual. You can wait, or stop and try again later.';
export const DONE_STEP = 'done';
export const STOP = 'Stop';
export const STOPPED = 'Stopped. You can start again any time.';
export const READY = 'The analysis is ready.';

export const REQUIREMENTS_FAILED = 'Failed to retrieve application requirements. Please try again.';
export const UNLOCK_FAILED = 'Failed to unlock analysis';
export const NO_ANALYSIS = 'The answer was cut off before the analysis was complete.';
export const TOO_SLOW = 'No answer came within three minutes.';
export const UPGRADE_TO_ANALYZE = 'Upgrade to analyze';

export const SOURCE = 'Source:';
export const FROM_SUMMARY = 'From our summary of:';
export const QUOTES = 'Show the source’s words';

export const BY_AI = {
  title: 'Written by AI, checked against the source',
  text: 'Each statement says what the quoted words say, or quotes them. Anything without a quote comes from our own record. AI can still misread a text, so check the provider’s own words when it matters.',
  dropped: (count: number) => {
    if (count === 0) return 'Nothing was left out.';
    if (count === 1) return '1 statement was left out because we didn’t find it in the source.';
    return `${count} statements were left out because we didn’t find them in the source.`;
  },
  made: (model: string | null, date: string) => `Created ${date}${model ? ` by ${model}` : ''}.`,
} as const;

/** Reasons official texts are missing from the analysis, in whole or in part. */
export const GAPS: Readonly<Record<TextGap['why'], string>> = {
  partial: 'We read only part of this text:',
  unreadable: 'We couldn’t read this text. It may be a scan, locked, or too large:',
  outdated: 'We couldn’t read this text again for a month, so we left it out:',
};

/** Used when a demo model answers. */
export const BY_DEMO = {
  lead: `${DEMO.title}: ${DEMO.text}`,
  asking: 'Asking the demo model',
  title: 'Made by a demo model, checked against the source',
  text: `${DEMO.text} We found the words behind each statement in the source.`,
} as const;

export const BY_RECORD_TITLE = 'From the program’s record, without AI';
export const BY_RECORD_TEXT = 'This is what our record has beyond this page. None of it was written by AI.';
/** Reasons no model answered. */
export const RECORD_REASONS: Readonly<Record<NonNullable<Analysis['recordReason']>, string>> = {
  no_model: 'No AI model is set up here.',
  timeout: 'The AI model didn’t answer in time.',
  too_many: 'The AI model is too busy right now.',
  over_budget: 'AI has reached its limit for today here. It works again tomorrow.',
  tries_used: 'You’ve used up your tries for today: too many got no result. Please try again tomorrow.',
  failed: 'We couldn’t reach the AI model.',
  refused: 'The AI model declined to read this program.',
  unreadable: 'We couldn’t read the AI model’s answer.',
  nothing_proven: 'We couldn’t find what the AI model said in the source.',
};
