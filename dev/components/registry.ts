import type { AstroComponentFactory } from 'astro/runtime/server/index.js';

const astroModules = import.meta.glob<{ default: AstroComponentFactory }>('./specimens/*.astro', { eager: true });
const reactFiles = Object.keys(import.meta.glob('./specimens/*.tsx'));

export interface Specimen {
  /** The family's name, which is also its file name. */
  name: string;
  /** Its anchor on the page with all families. */
  id: string;
  /** Absent if the family is a React island. */
  component?: AstroComponentFactory;
}

/** Every family of components that has a file in `specimens/`, by name. */
export const SPECIMENS: readonly Specimen[] = [
  ...Object.entries(astroModules).map(([file, module]) => ({ ...named(file), component: module.default })),
  ...reactFiles.map(named),
].toSorted((a, b) => a.name.localeCompare(b.name));

function named(file: string): { name: string; id: string } {
  const name = file.replace(/^.*\/|\.\w+$/g, '');
  return { name, id: name.toLowerCase() };
}
