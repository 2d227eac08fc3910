import { phraseStems, wordsOf } from '../search/words.ts';
import { ARTS } from './arts.ts';
import { BUSINESS } from './business.ts';
import { COMMUNITY } from './community.ts';
import { CONDITIONS } from './conditions.ts';
import { DISASTER } from './disaster.ts';
import { EDUCATION } from './education.ts';
import { FAMILY } from './family.ts';
import { FARM } from './farm.ts';
import { FOOD } from './food.ts';
import { HEALTH } from './health.ts';
import { HOME } from './home.ts';
import { JUSTICE } from './justice.ts';
import { LAND } from './land.ts';
import { NATURE } from './nature.ts';
import { PEOPLES } from './peoples.ts';
import { SCIENCE } from './science.ts';
import { STATES } from './states.ts';
import { TRANSPORT } from './transport.ts';
import { VETERANS } from './veterans.ts';
import { WORK } from './work.ts';

/** A meaning, as people express it and as programs do. */
export interface Concept {
  /** A word that stands for the concept in the search tables. */
  token: string;
  /** What programs say: the stems of each phrase. */
  official: readonly (readonly string[])[];
  /** What people say: the stems of each phrase. */
  lay: readonly (readonly string[])[];
  /** The first official phrase, for display. */
  name: string;
}

const TEXTS = [
  ARTS,
  CONDITIONS,
  LAND,
  BUSINESS,
  COMMUNITY,
  DISASTER,
  EDUCATION,
  FAMILY,
  FARM,
  FOOD,
  HEALTH,
  HOME,
  JUSTICE,
  NATURE,
  PEOPLES,
  SCIENCE,
  STATES,
  TRANSPORT,
  VETERANS,
  WORK,
];

/**
 * Parses a thesaurus text. An unindented line has the programs' wording, separated by semicolons. The indented lines
 * below it have people's wording, separated by commas.
 */
export function readThesaurus(text: string): Concept[] {
  const blocks = text.trim().split(/\n(?=\S)/);
  return blocks.map((block) => {
    const [head = '', ...rest] = block.split('\n');
    const official = head.split(';').map((phrase) => phrase.trim());
    const lay = rest.join(' ').split(',');
    return {
      token: tokenOf(head),
      official: official.map(phraseStems),
      lay: lay.map(phraseStems).filter((stems) => stems.length > 0),
      name: official[0] ?? '',
    };
  });
}

/** Creates a word that occurs in no text (FNV-1a in base 36). */
function tokenOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const character of text.replace(/\s+/g, ' ').trim()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return `qx${(hash >>> 0).toString(36)}`;
}

let concepts: readonly Concept[] | null = null;

/** Returns every concept in the thesaurus, parsed on first use. */
export function allConcepts(): readonly Concept[] {
  concepts ??= TEXTS.flatMap(readThesaurus);
  return concepts;
}

/** Returns every word of people's wording in the thesaurus. */
export function layWords(): string[] {
  return TEXTS.flatMap(wordsOf);
}
