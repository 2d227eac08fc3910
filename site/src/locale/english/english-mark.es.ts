import { createElement } from 'react';
import type { Grant } from '../../../../contract/programs/grants.ts';
import { LOCALE } from '../locale.ts';
import { ENGLISH_MARK } from '../texts.ts';

type Marked = Pick<Grant, 'isEnglish'>;

export const languageOf = ({ isEnglish }: Marked): string | undefined => (isEnglish ? 'en' : undefined);

export const EnglishMark = ({ isEnglish }: Marked) =>
  isEnglish
    ? createElement('small', { className: 'text-small font-normal', lang: LOCALE }, ` (${ENGLISH_MARK})`)
    : null;
