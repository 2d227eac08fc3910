import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const CONTACT_PAGE = {
  head: {
    title: 'Contact',
    description: `How to reach ${PRODUCT_NAME}, what we can help with, what we can’t, who to call when it’s urgent, and what to send us when a fact about a program is wrong.`,
  },
  title: 'Contact',
  lead: `Write to us about ${PRODUCT_NAME}: a fact that’s wrong, a program that’s missing, your account. About your own case, ask the office that has it.`,
} as const;

export const URGENT = {
  title: 'Can’t wait?',
  lines: [
    { number: '911', what: 'Someone is in danger' },
    { number: '988', what: 'You’re thinking about suicide, or can’t cope. Call or text, day or night' },
    { number: '211', what: 'You need food, a bed or help with a bill near you' },
  ],
} as const;

export const CAN = {
  title: 'We can help with',
  items: [
    'A fact about a program that’s wrong or out of date',
    'A program that we’re missing',
    'Logging in, your account, and paying for Premium',
    'Seeing, correcting or deleting what we keep about you',
    `Anything on ${PRODUCT_NAME} that’s hard to read or to use`,
  ],
} as const;
export const CANNOT = {
  title: 'We can’t help with',
  items: [
    {
      text: 'Your application or your payment. We’re not a government agency, and we can’t see any agency’s files.',
      label: 'Find the office that can',
      href: '/get-help',
    },
    {
      text: 'Filling out a form with you. Many people do that for free.',
      label: 'See who helps near you',
      href: '/get-help',
    },
    {
      text: 'A decision you disagree with. Legal aid can look at your letter.',
      label: 'Find legal aid',
      href: '/get-help',
    },
    {
      text: 'Money. We don’t give grants, and no one from here will ever call to offer you one.',
      label: 'See all programs',
      href: '/programs',
    },
  ],
} as const;

export const REACH = {
  title: 'How to reach us',
  email: 'Email',
  phone: 'Phone',
  address: 'Mail',
  write: 'Write to us',
} as const;

export const REPORT = {
  title: 'Found a wrong fact?',
  lead: 'These four lines are all we need to check it:',
  items: [
    'The program’s name, or the address of its page here',
    'What our page says now',
    'What’s right, and where you read it: a link to the official page or letter',
    'Your state or county, if it’s different there',
  ],
  never: 'Don’t send your Social Security number, a case number or a letter from an agency. We don’t need them.',
  action: 'Report a wrong fact',
  subject: 'A wrong fact',
} as const;

export const ANSWERS = { title: 'Answered already', all: 'All questions and answers' } as const;
