import TRANSLATED_FROM from './translated-from.json' with { type: 'json' };

/** The pages that also exist in Spanish, besides program pages. */
const TRANSLATED = [
  /^\/$/,
  /^\/get-help(\/[a-z-]+)?$/,
  /^\/(about|contact|faqs|careers|press|success-stories|how-matching-works)$/,
  /^\/(terms|privacy|cookies|refunds|accessibility|ai-notice)$/,
  /^\/blog(\/[a-z0-9-]+)?$/,
  /^\/programs(\/(all|(type|category|for|need|state)\/[a-z0-9-]+)(\/\d+)?)?$/,
  /^\/404$/,
  // Pages for members.
  /^\/(auth|profile|search-results|subscription|applications|ask|people)$/,
  /^\/grants\/[^/]+\/apply$/,
  /^\/(reset-password|confirm-email|unsubscribe)(\/[^/]+)?$/,
  /^\/shell\/[a-z-]+$/,
  /^\/rss\.xml$/,
] as const;

const COLLECTIONS = ['programs', 'local-forms'] as const;
const PROGRAM = /^\/programs\/([a-z0-9-]+)$/;

/** Returns whether the page at this path, without a language, also exists in Spanish. */
export function isTranslated(path: string): boolean {
  return TRANSLATED.some((pattern) => pattern.test(path)) || isTranslatedProgram(PROGRAM.exec(path)?.[1]);
}

/** Returns whether the page links to its other language. Not-found pages don't, because they appear at any address. */
export function isLinkedAcross(path: string): boolean {
  return isTranslated(path) && !path.endsWith('/404');
}

/** Returns whether a program, or a state's version of one, has a page in Spanish. That takes translated texts. */
function isTranslatedProgram(id: string | undefined): boolean {
  return (
    id !== undefined && COLLECTIONS.some((collection) => `site/src/content/${collection}/${id}.yaml` in TRANSLATED_FROM)
  );
}
