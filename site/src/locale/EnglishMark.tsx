import type { Grant } from '../../../contract/programs/grants.ts';
import { LOCALE } from './locale.ts';
import { ENGLISH_MARK } from './texts.ts';

/** The language of texts, if it isn't the page's. */
export const languageOf = ({ isEnglish }: Pick<Grant, 'isEnglish'>) => (isEnglish ? 'en' : undefined);

/** A note next to a text that exists in English only, or the name of a program with such texts. */
export function EnglishMark({ isEnglish }: Pick<Grant, 'isEnglish'>) {
  return isEnglish ? (
    <small className="text-small font-normal" lang={LOCALE}>
      {` (${ENGLISH_MARK})`}
    </small>
  ) : null;
}
