import type { Fetcher } from '@cloudflare/workers-types';

/**
 * Returns a reader for a file that the site's build writes under `content/`. It reads the file through the ASSETS
 * binding once per instance, which keeps rarely needed data out of the Worker's bundle. Rejects if the site was built
 * without it.
 */
export function builtContent<Content>(
  name: string,
  parse: (json: unknown) => Content,
): (assets: Fetcher) => Promise<Content> {
  let kept: Promise<Content> | null = null;
  return (assets) => {
    kept ??= read(assets, name, parse).catch((error: unknown) => {
      kept = null;
      throw error;
    });
    return kept;
  };
}

async function read<Content>(assets: Fetcher, name: string, parse: (json: unknown) => Content): Promise<Content> {
  // The assets binding accepts any host.
  const response = await assets.fetch(`https://assets.invalid/content/${name}`);
  if (!response.ok) throw new Error(`The built site has no content/${name}: ${response.status}`);
  return parse(await response.json());
}
