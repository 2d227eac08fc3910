/** The product's version, as in package.json. Importing that file would put every script name into each Worker. */
export const VERSION = '0.1.0';
