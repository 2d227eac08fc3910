import type { Registration } from '../../../../contract/saved/preparation.ts';

export const REGISTRATION_KEYS = ['sam', 'grants-gov', 'era-commons', 'research-gov', 'student-aid'] as const;
export type RegistrationKey = (typeof REGISTRATION_KEYS)[number];

export interface RegistrationFacts extends Omit<Registration, 'why'> {
  text: string;
  /** How many business days the plan allows for it. */
  leadDays: number;
}

const GRANTS_GOV_PAGE = {
  title: 'Applicant Registration, Grants.gov',
  url: 'https://www.grants.gov/applicants/applicant-registration',
  date: null,
};

/**
 * Accounts that the government requires, with the times from its own pages. If they state none, the lead time is ours.
 */
export const REGISTRATION_FACTS: Readonly<Record<RegistrationKey, RegistrationFacts>> = {
  sam: {
    text: 'Register your organization in SAM.gov, where it gets its Unique Entity ID (UEI)',
    takes:
      'Up to 10 business days once everything is in order; weeks or months if something can’t be verified. We plan for six weeks. It’s free, and you renew it every year. DUNS numbers are no longer used.',
    url: 'https://sam.gov/entity-registration',
    source: GRANTS_GOV_PAGE,
    leadDays: 30,
  },
  'grants-gov': {
    text: 'Make a Grants.gov account',
    takes:
      'You get the account right away. Your organization must be in SAM.gov first, and its contact person there has to let you submit for it. We plan for a week.',
    url: 'https://www.grants.gov/register',
    source: GRANTS_GOV_PAGE,
    leadDays: 5,
  },
  'era-commons': {
    text: 'Register your organization, and the people who apply, in eRA Commons',
    takes: 'NIH says its registrations can take six weeks or more.',
    url: 'https://public.era.nih.gov/commonsplus/',
    source: {
      title: 'Prepare to Apply and Register, National Institutes of Health',
      url: 'https://grants.nih.gov/grants/how-to-apply-application-guide/prepare-to-apply-and-register/register.htm',
      date: null,
    },
    leadDays: 30,
  },
  'research-gov': {
    text: 'Make an account on Research.gov',
    takes:
      'The National Science Foundation doesn’t say how long. Your organization needs its UEI from SAM.gov first. We plan for a week.',
    url: 'https://www.research.gov/',
    source: {
      title: 'Proposal and Award Policies and Procedures Guide, NSF 24-1, chapter I',
      url: 'https://www.nsf.gov/policies/pappg/24-1/ch-1-pre-submission',
      date: '2024-05-20',
    },
    leadDays: 5,
  },
  'student-aid': {
    text: 'Make a StudentAid.gov account (FSA ID). Parents or a spouse who fill in a part need one each',
    takes: 'The Social Security Administration checks your identity, which can take a few days.',
    url: 'https://studentaid.gov/fsa-id/create-account/launch',
    source: {
      title: 'Federal Student Aid, announcement GENERAL-23-123 on StudentAid.gov accounts',
      url: 'https://fsapartners.ed.gov/knowledge-center/library/electronic-announcements/2023-12-22/studentaidgov-account-creation-individuals-without-social-security-number-beginning-2024-25-fafsa-processing-cycle-updated-march-5-2024',
      date: '2024-03-05',
    },
    leadDays: 3,
  },
};
