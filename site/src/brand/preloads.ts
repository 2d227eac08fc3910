import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOADED_AT_ONCE } from './chunks.ts';

/** The bundle fields used here. */
type Bundle = Readonly<Record<string, { type: string; name?: string; code?: string; imports?: readonly string[] }>>;

/** Preloads scripts before anything imports them: a Vite plugin and an Astro integration. */
export function preloads() {
  let bundle: Bundle = {};
  const resolveDependencies = (_: string, needed: string[], { hostId }: { hostId: string }) => {
    const there = importedBy(bundle, [hostId]);
    return needed.filter((file) => !there.has(file));
  };
  /**
   * Dynamic imports preload everything they need, except what the importing chunk has already loaded. Listing that
   * too would add a kilobyte to a page's first script.
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
  /**
   * An island's page lists everything its screen needs. Otherwise a phone loads one script only to discover the next.
   */
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

/** Returns these chunks and all their static imports, recursively. */
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

/** Returns the preload links for a page's island scripts, or an empty string for a page without islands. */
export function islandLinks(bundle: Bundle, html: string): string {
  const entries = [...html.matchAll(/(?:component|renderer)-url="\/([^"]+\.js)"/g)].map(([, file = '']) => file);
  const atOnce = importedBy(bundle, entries);
  const names = new Set([...atOnce].flatMap((file) => LOADED_AT_ONCE[bundle[file]?.name ?? ''] ?? []));
  const soon = Object.keys(bundle).filter((file) => names.has(bundle[file]?.name ?? ''));
  const size = (file: string) => bundle[file]?.code?.length ?? 0;
  // Largest first, because it takes longest to load.
  return [...importedBy(bundle, [...entries, ...soon])]
    .sort((one, other) => size(other) - size(one))
    .map((file) => `<link rel="modulepreload" href="/${file}">`)
    .join('');
}
