import { join } from 'node:path';
import { buildComponents } from '../../dev/run/site-build.ts';
import { ROOT } from '../../dev/run/stack.ts';

export const COMPONENTS_DIR = join(ROOT, 'dist', 'components');

/** Builds the development site once for all component tests. */
export default async function setup(): Promise<void> {
  await buildComponents(COMPONENTS_DIR);
}
