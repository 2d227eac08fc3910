/** The folder of a translated collection. `content-folder.es.ts` replaces this module in the Spanish build. */
export const contentFolder = (collection: string) => `./site/src/content/${collection}`;
