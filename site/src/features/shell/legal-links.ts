import { LEGAL_LABELS } from './texts.ts';

/** The documents people agree to when they sign up. Separate from the menus, which no script needs. */
export const TERMS = { label: LEGAL_LABELS.terms, href: '/terms' } as const;
export const PRIVACY = { label: LEGAL_LABELS.privacy, href: '/privacy' } as const;
