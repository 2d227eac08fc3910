import type { StateCode } from '../../../contract/profile/places.ts';
import { STATE_NAMES as WITH_ARTICLES } from '../../../matching/spanish/state-names.ts';

const withoutArticle = (name: string) => name.replace(/^(?:el|las) /, '');

export const STATE_NAMES: Readonly<Record<StateCode, string>> = {
  ...WITH_ARTICLES,
  ...{
    DC: withoutArticle(WITH_ARTICLES.DC),
    VI: withoutArticle(WITH_ARTICLES.VI),
    MP: withoutArticle(WITH_ARTICLES.MP),
  },
};
export const STATES_IN_SENTENCES: Readonly<Record<StateCode, string>> = WITH_ARTICLES;
