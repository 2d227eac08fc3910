/** A collection's folder in this build's language. `content-folder.es.ts` replaces this module in the Spanish build. */
export const contentFolder = (collection: string) => `./site/src/content/${collection}`;
