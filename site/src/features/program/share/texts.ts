import { PRODUCT_NAME } from '../../../../../contract/limits.ts';

export const SHARE = {
  button: 'Share',
  copied: 'Link copied',
  copiedText: 'It leads to this program’s public page and says nothing about you.',
  officialCopied: 'Official address copied',
  officialText: `This program has no public page on ${PRODUCT_NAME}, so this is its own website’s address.`,
  none: 'This program has no public page or website to share.',
  failed: 'The link couldn’t be copied',
  byHand: 'Copy this address:',
} as const;
