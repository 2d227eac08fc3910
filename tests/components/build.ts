import { join } from 'node:path';
import { buildComponents } from '../../dev/site-build.ts';
import { ROOT } from '../../dev/stack.ts';

export const COMPONENTS_DIR = join(ROOT, 'dist', 'components');

/** The development site, built once for all component tests. */
export default async function setup(): Promise<void> {
  await buildComponents(COMPONENTS_DIR);
}
