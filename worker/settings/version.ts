/** The product's version, as package.json has it: with the whole of that file each Worker would carry every script. */
export const VERSION = '0.1.0';
