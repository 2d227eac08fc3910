import css from '../styles/tokens.css?raw';
import { readTokens } from './tokens.ts';

/** The colours of the style sheet, for pages and files that Astro builds. */
export const token = readTokens(css);
