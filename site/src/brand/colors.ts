import css from '../styles/tokens.css?raw';
import { readTokens } from './tokens.ts';

/** The style sheet's colors, for pages and files that Astro builds. */
export const token = readTokens(css);
