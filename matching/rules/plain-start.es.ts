/** Spanish sentences mostly start with a verb. Only acronyms, and names that conditions start with, are excluded. */
export const PLAIN_START = /^(?!(?:Hawaiian|Job|Nebraska|Rocky)\b)[¿¡]?\p{Lu}(?!\p{Lu})/u;
