import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const TITLE = '404 Page Not Found';
export const DESCRIPTION =
  'There is no page at this address. From here you can go to the home page, the grant database, the blog or the FAQs.';
export const TEXT =
  'There is nothing at this address. Did you forget to add the page to the router? If you followed a link, it may be old or mistyped.';

export const SEARCH = { label: 'What do you need help with?', action: 'Search' } as const;

/** The list of the most common needs, each with its icon. */
export const NEEDS = 'Or start with a need';
/** If the link was ours. */
export const BROKEN = { text: 'Did a link on this site bring you here?', link: 'Tell us' } as const;

/** Helpful links. */
export const WAYS = [
  { label: 'Get free help', href: '/get-help', text: 'People near you who help at no cost' },
  { label: 'Home', href: '/', text: `What ${PRODUCT_NAME} does, and who it’s for` },
  { label: 'Grant Database', href: '/search-results', text: 'Search the programs that fit you' },
  { label: 'Programs', href: '/programs', text: 'All programs by kind, topic, place and audience' },
  { label: 'Blog', href: '/blog', text: 'How to find and win support' },
  { label: 'FAQs', href: '/faqs', text: 'Short answers to common questions' },
] as const;
