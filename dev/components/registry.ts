import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const astroModules = import.meta.glob<{ default: AstroComponentFactory }>('./specimens/*.astro', { eager: true });
const reactFiles = Object.keys(import.meta.glob('./specimens/*.tsx'));

export interface Specimen {
  /** The family's name, which is also its file name. */
  name: string;
  /** Its anchor on the page that shows all families. */
  id: string;
  /** Undefined if the family is a React island. */
  component?: AstroComponentFactory;
}

/** All component families with a file in `specimens/`, sorted by name. */
export const SPECIMENS: readonly Specimen[] = [
  ...Object.entries(astroModules).map(([file, module]) => ({ ...named(file), component: module.default })),
  ...reactFiles.map(named),
].toSorted((a, b) => a.name.localeCompare(b.name));

function named(file: string): { name: string; id: string } {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  return { name, id: name.toLowerCase() };
}
