// Imported by name: the bundle then holds the version alone, not the whole file.
import { version } from '../package.json';

/** The version of the product. */
export const VERSION = version;
