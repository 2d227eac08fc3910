import { buildComponents } from '../../dev/run/site-build.ts';
import { COMPONENTS_DIR } from '../components/build.ts';
import startProduct from '../harness/browser-setup.ts';

/** Starts the product as for all browser tests, and builds the components' development site. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildComponents(COMPONENTS_DIR);
  return startProduct();
}
