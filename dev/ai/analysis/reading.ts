import * as z from 'zod/mini';

/** The request body for a program: its title and its numbered texts. */
export const sent = z.object({
  title: z.string(),
  texts: z.array(z.object({ source: z.int(), about: z.string(), from: z.string(), passages: z.array(z.string()) })),
});
export type Sent = z.infer<typeof sent>;

export const SECTIONS = [
  'eligibility',
  'requirements',
  'applicationProcess',
  'timeline',
  'contactInfo',
  'tips',
] as const;
export type Section = (typeof SECTIONS)[number];

/** A sentence of a text, with the text's number and topic. */
export interface Sentence {
  text: string;
  source: number;
  section: Section;
}

export interface Claim {
  text: string;
  quote: string;
  source: number;
  section: Section;
}

export function sentIn(input: string): Sent {
  return sent.parse(JSON.parse(input));
}

/** Returns the sentences that are long enough to be meaningful. */
export function sentencesOf({ texts }: Sent): Sentence[] {
  return texts.flatMap(({ source, about, passages }) =>
    passages.flatMap((passage) =>
      passage
        .split(/(?<=[.!?;])\s+(?=\p{Lu})/u)
        .map((text) => text.trim())
        .filter((text) => text.length >= 20 && text.length <= 380 && text.split(' ').length >= 4)
        .map((text) => ({ text, source, section: sectionOf(about, text) })),
    ),
  );
}

/** Returns the section of a sentence. A description mostly says who a program is for. */
function sectionOf(about: string, text: string): Section {
  if (/description|who can apply/i.test(about)) return /\b(?:due|deadline)\b/i.test(text) ? 'timeline' : 'eligibility';
  if (/documents|requirements/i.test(about)) return 'requirements';
  if (/how to apply/i.test(about)) return 'applicationProcess';
  if (/deadline/i.test(about)) return 'timeline';
  if (/official|page to|regulation|notice/i.test(about)) return sectionOfWords(text);
  return /contact/i.test(about) ? 'contactInfo' : 'tips';
}

/** Picks the section by keywords, because a program's official page covers everything. */
function sectionOfWords(text: string): Section {
  if (/\b(?:due|deadline)\b/i.test(text)) return 'timeline';
  if (/\b(?:call|phone|e-?mail|contact)\b/i.test(text)) return 'contactInfo';
  if (/\b(?:submit|provide|copy)\b/i.test(text)) return 'requirements';
  if (/\b(?:apply|send|sign)\b/i.test(text)) return 'applicationProcess';
  return /\b(?:applicants?|must|eligible|may not)\b/i.test(text) ? 'eligibility' : 'tips';
}
