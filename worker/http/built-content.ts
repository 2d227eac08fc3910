import type { Fetcher } from '@cloudflare/workers-types';

/**
 * A file that the build of the site writes below `content/`, read through the ASSETS binding once an instance: what most
 * requests never need stays out of the Worker's bundle. Rejects where the site was built without it.
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
  // Assets answer under any host.
  const response = await assets.fetch(`https://assets.invalid/content/${name}`);
  if (!response.ok) throw new Error(`The built site has no content/${name}: ${response.status}`);
  return parse(await response.json());
}
