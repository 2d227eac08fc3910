import type { Need } from '../../contract/profile/profile.ts';
import { stem } from './stem.ts';
import { phraseStems } from './words.ts';

interface Senses {
  /** The word's other meanings, recognized by the words around it. */
  others: Readonly<Record<string, RegExp>>;
  /** What a program with the usual meaning helps with; undefined if it could be anything. */
  needs?: readonly Need[];
}

/** The usual meaning, unless the surrounding words point to another one. */
const USUAL = 'usual';

/** Words that programs use in several senses, and what distinguishes these. */
const WORDS: Readonly<Record<string, Senses>> = {
  home: {
    others: {
      facility:
        /\b(?:nursing|group|care|foster|rest|retirement|convalescent|boarding|children['’]?s|veterans['’]?|residential care) homes?\b/gi,
      funeral: /\bfuneral homes?\b/gi,
      'care at home': /\b(?:in-?home|home(?:-| )(?:health|care|based|delivered|visit\w*|bound))\b/gi,
      'from home': /\b(?:work\w* (?:from|at)|(?:return|go|come|travel)\w*|take-?|back) home\b/gi,
      'home school': /\bhome-?school\w*/gi,
      'page or country': /\bhome (?:page|country|state|town|economics|office|rule)\b/gi,
    },
    needs: ['home', 'rent', 'bills', 'disaster', 'money', 'community', 'land'],
  },
  house: {
    others: {
      government: /\b(?:white house|house of representatives|house (?:bill|resolution)|statehouse)\b/gi,
      'other building':
        /\b(?:ware|green|court|school|power|light|opera|packing|slaughter|half-?way|green)-? ?houses?\b/gi,
    },
  },
  child: {
    others: {
      care: /\bchild-? ?care\b/gi,
      support: /\bchild support\b/gi,
      'tax credit': /\bchild(?:ren)? tax\b/gi,
      nutrition: /\bchild(?:ren)?(?: and adult(?: care)?)? (?:nutrition|food)\b/gi,
      health: /\b(?:child(?:ren['’]?s?)?|maternal and child) health\b/gi,
      protection: /\bchild (?:welfare|abuse|protect\w*|neglect)\b/gi,
      seats: /\bchild (?:safety|car|restraint|passenger)\b/gi,
    },
  },
  care: {
    others: {
      children: /\b(?:child|day)-? ?care\b/gi,
      foster: /\b(?:foster|kinship|out-of-home) care\b/gi,
      'long-term': /\b(?:long-? ?term|nursing|respite|hospice|adult day|personal|home|in-home|elder) care\b/gi,
      health:
        /\b(?:health|medical|dental|eye|vision|hospital|urgent|emergency|primary|prenatal|preventive|mental health) ?-?care\b/gi,
      land: /\b(?:animal|pet|lawn|tree|veterinary) care\b/gi,
      'take care': /\b(?:take|takes|taking|with|due) care\b/gi,
    },
  },
  aid: {
    others: {
      disease: /\b(?:HIV(?:[/ -]| and | or )AIDS|AIDS)\b/g,
      hearing: /\bhearing aids?\b/gi,
      legal: /\blegal aid\b/gi,
      student: /\b(?:student|financial) aid\b/gi,
      'first aid': /\b(?:first|band)[ -]aids?\b/gi,
      device: /\b(?:walking|mobility|visual|teaching|learning|communication) aids?\b/gi,
      aide: /\baides?\b/gi,
    },
  },
  bill: {
    others: {
      law: /\b(?:GI|farm|house|senate|assembly|crime|infrastructure) bill\b|\bbills? of (?:rights|sale|lading|materials)\b/gi,
      medical: /\b(?:medical|hospital|doctor|dental) bills?\b/gi,
    },
  },
  credit: {
    others: {
      tax: /\btax credits?\b|\bcredit(?:s)? (?:against|on) (?:your|the|their) tax\w*/gi,
      card: /\bcredit (?:cards?|unions?|scores?|history|reports?|counsel\w*|repair|elsewhere)\b/gi,
      course: /\b(?:college|course|academic|semester) credits?\b|\bcredit hours?\b/gi,
      line: /\blines? of credit\b/gi,
    },
  },
  senior: {
    others: {
      student:
        /\b(?:high school|college|graduating|current) seniors?\b|\bseniors? (?:year|in (?:high school|college))\b/gi,
      rank: /\bsenior (?:personnel|staff|officer|manager|scientist|researcher|fellow|level)s?\b/gi,
    },
  },
  power: {
    others: {
      law: /\bpowers? of attorney\b|\b(?:buying|purchasing) power\b/gi,
      chair: /\bpower (?:wheel-?)?chairs?\b/gi,
    },
  },
  drug: {
    others: {
      medicine: /\b(?:prescription|generic|outpatient) drugs?\b|\bdrug (?:coverage|costs?|plans?|store|discount)\b/gi,
      addiction:
        /\bdrug (?:abuse|addiction|treatment|court|use|free|testing|overdose)\b|\b(?:illegal|illicit) drugs?\b/gi,
    },
  },
  lead: {
    others: {
      metal: /\blead(?:-| )(?:based|paint|poisoning|hazard|pipes?|service lines?|abatement|safe|free|testing)\b/gi,
    },
  },
  mobile: {
    others: { home: /\bmobile homes?\b/gi, phone: /\bmobile (?:phones?|devices?|apps?|service|plan)\b/gi },
  },
  well: {
    others: {
      water: /\b(?:water|drinking|private|deep|irrigation) wells?\b|\bwells? (?:water|drilling|pumps?|owners?)\b/gi,
    },
  },
  bank: {
    others: { food: /\bfood banks?\b/gi, stream: /\b(?:stream|river) ?banks?\b/gi, diaper: /\bdiaper banks?\b/gi },
  },
  line: {
    others: {
      poverty: /\bpoverty lines?\b/gi,
      credit: /\blines? of credit\b/gi,
      phone: /\b(?:phone|help|hot|crisis)-? ?lines?\b/gi,
    },
  },
  vet: { others: { animals: /\bveterinar\w+|\bvet (?:bills?|clinics?|care|visits?)\b/gi } },
  gas: {
    others: {
      climate: /\bgreenhouse gas(?:es)?\b/gi,
      car: /\bgas (?:money|cards?|vouchers?|stations?)\b|\bgasoline\b/gi,
    },
  },
  relief: {
    others: {
      tax: /\btax relief\b/gi,
      disaster: /\b(?:disaster|emergency|hurricane|flood|storm|fire) relief\b/gi,
      debt: /\bdebt relief\b/gi,
    },
  },
  treatment: {
    others: { water: /\b(?:waste ?)?water treatment\b|\btreatment plants?\b|\bsewage treatment\b/gi },
  },
  school: {
    others: {
      'home school': /\bhome-?school\w*/gi,
      professional: /\b(?:medical|law|dental|nursing|graduate|veterinary|beauty|trade|driving) schools?\b/gi,
      meals: /\bschool (?:lunch\w*|breakfasts?|meals?)\b/gi,
    },
  },
};

const byStem: ReadonlyMap<string, Senses> = new Map(
  Object.entries(WORDS).map(([word, senses]) => [stem(word), senses]),
);

/** A text about a program, and what the program helps with, if known. */
interface Said {
  text: string;
  needs: readonly Need[];
}

/** Returns whether a word means the same in a search and in a program, judging by the surrounding words. */
export function isOfOneSense(word: string, asked: string, { text, needs }: Said): boolean {
  const senses = byStem.get(word);
  if (!senses) return true;
  const wanted = sensesIn(asked, word, senses);
  const said = sensesIn(text, word, senses);
  const shared = [...wanted].filter((sense) => said.has(sense));
  return shared.some((sense) => sense !== USUAL || isProven(senses, needs));
}

function isProven({ needs: usual }: Senses, needs: readonly Need[]): boolean {
  return !usual || needs.length === 0 || needs.some((need) => usual.includes(need));
}

/** Returns the senses of a word in a text. */
function sensesIn(text: string, word: string, { others }: Senses): Set<string> {
  const found = new Set<string>();
  let rest = text;
  for (const [sense, around] of Object.entries(others)) {
    const without = rest.replace(around, ' ');
    if (without !== rest) found.add(sense);
    rest = without;
  }
  if (phraseStems(rest).includes(word)) found.add(USUAL);
  return found;
}
