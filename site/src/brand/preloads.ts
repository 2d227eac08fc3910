/** What of a bundle this looks at: the chunks that each chunk imports at once. */
type Bundle = Readonly<Record<string, { type: string; imports?: readonly string[] }>>;

/**
 * A Vite plugin. What a chunk loads later is preloaded with all that it needs, but for what that chunk has imported itself:
 * it's there already, and its names would weigh a kilobyte in the first script of a page.
 */
export function preloads() {
  let bundle: Bundle = {};
  const resolveDependencies = (_: string, needed: string[], { hostId }: { hostId: string }) => {
    const there = importedBy(bundle, hostId);
    return needed.filter((file) => !there.has(file));
  };
  return {
    name: 'preloads',
    config: () => ({ build: { modulePreload: { resolveDependencies } } }),
    generateBundle: {
      order: 'pre' as const,
      handler(_: unknown, made: Bundle) {
        bundle = made;
      },
    },
  };
}

/** A chunk and all that it imports at once, and what these do. */
export function importedBy(bundle: Bundle, host: string): Set<string> {
  const found = new Set<string>();
  const visit = (file: string) => {
    if (found.has(file)) return;
    found.add(file);
    for (const next of bundle[file]?.imports ?? []) visit(next);
  };
  visit(host);
  return found;
}
