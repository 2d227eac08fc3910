import { existsSync } from 'node:fs';
import { DEFAULT_LOCALE, type Locale } from '../../../contract/locales.ts';

/** The part of Vite's plugin interface used here. */
interface Resolver {
  resolve: (source: string, importer?: string, options?: object) => Promise<{ id: string } | null>;
}

/**
 * A Vite plugin that replaces each module with its translation, if there's one next to it: in the Spanish build,
 * `texts.es.ts` replaces `texts.ts`. So each page has only one language, and nothing has to be chosen at run time.
 */
export function translatedModules(locale: Locale) {
  return {
    name: 'translated-modules',
    enforce: 'pre' as const,
    async resolveId(this: Resolver, source: string, importer: string | undefined, options: object) {
      if (locale === DEFAULT_LOCALE || !source.endsWith('.ts')) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      const translation = found && translationOf(found.id, locale);
      return translation !== null && existsSync(translation) ? translation : found;
    },
  };
}

/** Returns the path that a module's translation would have. Null if the module is a translation itself. */
export function translationOf(file: string, locale: Locale): string | null {
  return file.endsWith(`.${locale}.ts`) ? null : file.replace(/\.ts$/, `.${locale}.ts`);
}
