import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const SKIP = 'Skip to content';
export const HOME_LABEL = `${PRODUCT_NAME}, home`;
export const MENU = 'Menu';
/** Navigation labels, for screen readers. */
export const NAVIGATION = { main: 'Main', mobile: 'Mobile', legal: 'Legal' } as const;

export const TAGLINE = `${PRODUCT_NAME} connects people with funding opportunities through AI-powered matching.`;
export const NOT_GOVERNMENT =
  'We’re a private service, not a government agency. Applying to a program is free at its source. What we show is an estimate, not a decision.';
export const CONTACT = 'Contact';
/** Replaces company facts in a copy that has none. */
export const NOT_SET = 'Local copy: company details not set';
export const copyright = (year: number) => `© ${year} ${PRODUCT_NAME}. All rights reserved.`;
