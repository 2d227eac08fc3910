/** Spanish sentences mostly start with a verb, so this leaves out the names: acronyms, and those conditions start with. */
export const PLAIN_START = /^(?!(?:Hawaiian|Job|Nebraska|Rocky)\b)[¿¡]?\p{Lu}(?!\p{Lu})/u;
