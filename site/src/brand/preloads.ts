import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOADED_AT_ONCE } from './chunks.ts';

/** What of a bundle this looks at: the chunks that each chunk imports at once. */
type Bundle = Readonly<Record<string, { type: string; name?: string; code?: string; imports?: readonly string[] }>>;

/** Has the browser ask for scripts before it knows who needs them: a plugin of Vite, and an integration of Astro. */
export function preloads() {
  let bundle: Bundle = {};
  const resolveDependencies = (_: string, needed: string[], { hostId }: { hostId: string }) => {
    const there = importedBy(bundle, [hostId]);
    return needed.filter((file) => !there.has(file));
  };
  /**
   * What a chunk loads later is preloaded with all that it needs, but for what that chunk has imported itself: it's there
   * already, and its names would weigh a kilobyte in the first script of a page.
   */
  const plugin = {
    name: 'preloads',
    config: () => ({ build: { modulePreload: { resolveDependencies } } }),
    generateBundle: {
      order: 'pre' as const,
      handler(_: unknown, made: Bundle) {
        bundle = made;
      },
    },
  };
  /** An island's page names all that its screen needs: else a phone asks for one script to learn of the next. */
  const integration: AstroIntegration = {
    name: 'preloads',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const site = fileURLToPath(dir);
        const pages = (await readdir(site, { recursive: true })).filter((file) => file.endsWith('.html'));
        for (const page of pages) {
          const file = join(site, page);
          const html = await readFile(file, 'utf8');
          const links = islandLinks(bundle, html);
          if (links !== '') await writeFile(file, html.replace('</head>', `${links}</head>`));
        }
      },
    },
  };
  return { plugin, integration };
}

/** The chunks with all that they import at once, and what these do. */
export function importedBy(bundle: Bundle, hosts: readonly string[]): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of bundle[file]?.imports ?? []) visit(next);
  };
  hosts.forEach(visit);
  return found;
}

/** The links of a page to its islands' scripts; empty where it has no island. */
export function islandLinks(bundle: Bundle, html: string): string {
  const entries = [...html.matchAll(/(?:component|renderer)-url="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const atOnce = importedBy(bundle, entries);
  const names = new Set([...atOnce].flatMap((file) => LOADED_AT_ONCE[bundle[file]?.name ?? ''] ?? []));
  const soon = Object.keys(bundle).filter((file) => names.has(bundle[file]?.name ?? ''));
  const size = (file: string) => bundle[file]?.code?.length ?? 0;
  // The largest first: it takes the longest.
  return [...importedBy(bundle, [...entries, ...soon])]
    .sort((one, other) => size(other) - size(one))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('');
}
