/** The pages that also exist in Spanish. */
const TRANSLATED = [
  /^\/(about|faqs|careers|press|success-stories|how-matching-works)$/,
  /^\/(terms|privacy|cookies|refunds|accessibility|ai-notice)$/,
  /^\/blog(\/[a-z0-9-]+)?$/,
  /^\/404$/,
  /^\/rss\.xml$/,
] as const;

/** Whether the page at this path, without a language, also exists in Spanish. */
export function isTranslated(path: string): boolean {
  return TRANSLATED.some((pattern) => pattern.test(path));
}
