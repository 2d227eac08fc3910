import { buildComponents } from '../../dev/run/site-build.ts';
import { COMPONENTS_DIR } from '../components/build.ts';
import startProduct from '../harness/browser-setup.ts';

/** The product as all browser tests have it, and the development site of components. */
export default async function setup(): Promise<() => Promise<void>> {
  await buildComponents(COMPONENTS_DIR);
  return startProduct();
}
