import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const SHARE = {
  button: 'Share',
  copied: 'Link copied',
  copiedText: 'It leads to the public page of this program, and says nothing about you.',
  officialCopied: 'Official address copied',
  officialText: `This program has no public page on ${PRODUCT_NAME}: the address is that of its own website.`,
  none: 'This program has no public page and no website that could be shared.',
  failed: 'The link could not be copied',
  byHand: 'Copy this address:',
} as const;
