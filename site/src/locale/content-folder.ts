/** Returns a collection's folder in this build's language. `content-folder.es.ts` replaces this module in Spanish. */
export const contentFolder = (collection: string) => `./site/src/content/${collection}`;
