import { readFileSync } from 'node:fs';

/**
 * Implements the rules of Cloudflare's static assets (`site/public/_redirects` and `_headers`) for servers that don't
 * support them.
 */
export interface AssetRules {
  /**
   * Returns the target of the first rule that matches a path, or null. Status 200 rewrites; any other status redirects.
   */
  targetOf: (path: string) => { to: string; status: number } | null;
  /** Returns a path's headers by name. */
  headersOf: (path: string) => Record<string, string>;
}

/** Reads both files. `publicDir` is a URL that ends with a slash. */
export function readAssetRules(publicDir: URL): AssetRules {
  const read = (name: string) => readFileSync(new URL(name, publicDir), 'utf8');
  return parseAssetRules(read('_redirects'), read('_headers'));
}

export function parseAssetRules(redirects: string, headers: string): AssetRules {
  const rules = linesOf(redirects).map((line) => {
    const [from = '', to = '', status = '302'] = line.trim().split(/\s+/);
    return { from: patternOf(from), to, status: Number(status) };
  });
  const blocks = headerBlocks(headers);
  return {
    targetOf(path) {
      for (const { from, to, status } of rules) {
        const groups = from.exec(path)?.groups;
        if (groups || from.test(path)) return { to: to.replace(/:(\w+)/g, (_, name) => groups?.[name] ?? ''), status };
      }
      return null;
    },
    headersOf: (path) =>
      Object.fromEntries(blocks.filter(({ pattern }) => pattern.test(path)).flatMap((block) => block.headers)),
  };
}

function headerBlocks(text: string): { pattern: RegExp; headers: [string, string][] }[] {
  const blocks: { pattern: RegExp; headers: [string, string][] }[] = [];
  for (const line of linesOf(text)) {
    if (/^\S/.test(line)) blocks.push({ pattern: patternOf(line.trim()), headers: [] });
    // `! Name` removes a platform default. These servers have none, so it's skipped.
    const [, name, value] = /^\s+([\w-]+):\s*(.*)$/.exec(line) ?? [];
    if (name && value) blocks.at(-1)?.headers.push([name, value]);
  }
  return blocks;
}

function linesOf(text: string): string[] {
  return text.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'));
}

/** Converts a path pattern to a RegExp. `:name` matches one path segment, `*` the rest of the path. */
function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replace(/\*/g, '.*').replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}
