import type { Fetcher } from '@cloudflare/workers-types';
import * as z from 'zod/mini';
import { figureFiles } from '../../../contract/programs/figures.ts';
import { FigureBook } from '../../../matching/benefits/figures.ts';
import { EnglishWords } from '../../../matching/search/english-words.ts';
import { SpanishWords } from '../../../matching/search/spanish-words.ts';
import { builtContent } from '../../http/built-content.ts';
import type { Reference } from '../../http/context.ts';
import { localFormBook } from './local-forms.ts';

const figureBook = builtContent('figures.json', (json) => new FigureBook(figureFiles.parse(json)));

const englishWords = builtContent('english-words.json', (json) => new EnglishWords(z.string().parse(json)));

const spanishWords = builtContent(
  'spanish-words.json',
  (json) =>
    new SpanishWords(z.object({ thesaurus: z.string(), alsoEnglish: z.string(), others: z.string() }).parse(json)),
);

/** Loads the figures, local forms and words that the site's build wrote. */
export async function referenceFrom(assets: Fetcher): Promise<Reference> {
  const [figures, localForms] = await Promise.all([figureBook(assets), localFormBook(assets)]);
  return { figures, localForms, englishWords: () => englishWords(assets), spanishWords: () => spanishWords(assets) };
}
