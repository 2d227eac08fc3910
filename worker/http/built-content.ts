import type { Fetcher } from '@cloudflare/workers-types';
import { DEFAULT_LOCALE, type Locale } from '../../contract/locales.ts';

/**
 * Returns a reader for a file that the site's build writes under `content/`, in the default language or another. It
 * reads the file through the ASSETS binding once per instance, which keeps rarely needed data out of the Worker's
 * bundle. Rejects if the site was built without it.
 */
export function builtContent<Content>(
  name: string,
  parse: (json: unknown) => Content,
  locale: Locale = DEFAULT_LOCALE,
): (assets: Fetcher) => Promise<Content> {
  let kept: Promise<Content> | null = null;
  return (assets) => {
    kept ??= read(assets, `${locale === DEFAULT_LOCALE ? '' : `${locale}/`}content/${name}`, parse).catch(
      (error: unknown) => {
        kept = null;
        throw error;
      },
    );
    return kept;
  };
}

async function read<Content>(assets: Fetcher, path: string, parse: (json: unknown) => Content): Promise<Content> {
  // The assets binding accepts any host.
  const response = await assets.fetch(`https://assets.invalid/${path}`);
  if (!response.ok) throw new Error(`The built site has no ${path}: ${response.status}`);
  return parse(await response.json());
}
