/** Returns a category's name in this build's language. `category-names.es.ts` replaces this module in Spanish. */
export const categoryName = (category: string): string => category;
