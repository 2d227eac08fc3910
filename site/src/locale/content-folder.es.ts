export const contentFolder = (collection: string) => `./site/src/content/es/${collection}`;
