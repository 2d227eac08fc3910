import type { Rule } from '../../../contract/programs/rules.ts';
import { childRule } from './ages.ts';
import { DISABILITY, disabilityRule } from './disability.ts';
import { asks, type Origin, toCheck } from './leaves.ts';
import type { Mention } from './mentions.ts';

interface Group {
  words: RegExp;
  kind: Mention['kind'];
  rule(origin: Origin, sentence: string, start: number, end: number): Rule;
}

/** No federal program calls anyone younger than this "elderly". Each sets its own age, at or above this one. */
const LEAST_SENIOR = 55;

/** The words that sources use for groups of people. */
const GROUPS: readonly Group[] = [
  {
    words:
      /\b(veterans?|servicemembers?|service members?|service personnel|active[- ]duty|reservists?|armed forces members?)\b/gi,
    kind: 'group',
    rule: (origin) => asks({ fact: 'veteran', is: true }, 'You serve or served in the armed forces', origin),
  },
  {
    words: DISABILITY,
    kind: 'group',
    rule: disabilityRule,
  },
  {
    words:
      /\b((?:american indians?|alaska natives?|native americans?)(?! (?:tribes?|villages?|organizations?|corporations?|governments?|communit\w+|entit\w+|programs?))|(?:eligible|needy|individual) indians?|indian (?:students?|families|people|persons?)|tribal members?|enrolled members? of)\b/gi,
    kind: 'group',
    rule: (origin) => asks({ fact: 'tribalMember', is: true }, 'You are an enrolled member of a tribe', origin),
  },
  {
    words: /\bnative hawaiians?\b/gi,
    kind: 'group',
    rule: (origin) => ({
      all: [
        asks({ fact: 'minorityGroup', in: ['pacific-islander', 'other'] }, 'You are a Pacific Islander', origin),
        toCheck('You are Native Hawaiian', origin),
      ],
    }),
  },
  {
    words: /\b(refugees?|asylees?|cuban and haitian entrants?|entrants)\b/gi,
    kind: 'group',
    rule: (origin) => ({
      not: asks({ fact: 'citizenship', is: 'citizen' }, 'You came as a refugee or in a like way', origin),
    }),
  },
  {
    words:
      /\b(elderly|seniors?(?! (?:centers?|nutrition|corps))|senior citizens?|older (?:adults?|americans?|persons?|people|individuals?)|aged(?= (?:persons|and|,|or)))\b/gi,
    kind: 'senior',
    rule: (origin) => ({
      all: [
        asks({ fact: 'age', atLeast: LEAST_SENIOR }, `You are ${LEAST_SENIOR} or older`, origin),
        toCheck('You are old enough by the program’s own limit', origin),
      ],
    }),
  },
  {
    words:
      /\b(farmers?(?!['’]? ?markets?)|ranchers?|farm (?:owners?|operators?)|agricultural producers?|livestock producers?|eligible producers?)\b/gi,
    kind: 'group',
    rule: (origin) => asks({ fact: 'applicantKind', is: 'farm' }, 'You farm or ranch', origin),
  },
  {
    words: /\b(commercial fishermen|fishermen|fishing vessels? owners?)\b/gi,
    kind: 'group',
    rule: (origin) => asks({ fact: 'profession', is: 'fisher' }, 'You fish for a living', origin),
  },
  {
    words: /\bveterinarians?\b/gi,
    kind: 'group',
    rule: (origin) => asks({ fact: 'profession', is: 'veterinarian' }, 'You are a veterinarian', origin),
  },
  {
    words: /\b(home ?owners?)\b(?!['’]? associations?)/gi,
    kind: 'group',
    rule: (origin) => asks({ fact: 'home', is: 'own' }, 'You own your home', origin),
  },
  {
    words:
      /\b(pregnant (?:women|woman|people|persons?|teens?|mothers?)|expectant mothers?|pregnant|going to have a baby)\b/gi,
    kind: 'group',
    rule: (origin) => asks({ fact: 'pregnant', is: true }, 'You are pregnant', origin),
  },
  {
    words:
      /\b(families with (?:minor |young |dependent |needy |qualifying )?children|(?:eligible |young |school |needy )?children|kids|infants|toddlers|newborns?)\b/gi,
    kind: 'child',
    rule: (origin) => childRule(17, origin),
  },
  {
    words:
      /\b((?:post-?secondary|college|university|undergraduate|graduate|professional|nursing|medical) students?|undergraduates|student borrowers?)\b/gi,
    kind: 'group',
    rule: (origin) => asks({ fact: 'student', in: ['current', 'future'] }, 'You study or are about to', origin),
  },
];

/**
 * Relatives who can claim for themselves. The person who served or worked is someone else, who may not be in the
 * profile.
 */
const RELATIVES =
  /\b(members of the (?:individual|worker|veteran)['’]?s? family|family members?|surviving \w+|survivors?|widows?|widowers?|dependents?|(?:spouses?|children) of|orphans?|parents of|burial|funeral|deceased)\b/gi;
/** Marks relatives named in addition to the person the program is for. */
const BESIDE = /\b(certain|may also|others)\b/i;

/** Finds the groups of people in a sentence, leaving out groups inside others. */
export function groupsIn(sentence: string, origin: Origin): Mention[] {
  const found = GROUPS.flatMap(({ words, kind, rule }) =>
    [...sentence.matchAll(words)].map((match) => {
      const { start, end } = spanOf(match);
      return { start, end, kind, rule: rule(origin, sentence, start, end) };
    }),
  );
  const relatives = [...sentence.matchAll(RELATIVES)].map((match): Mention => {
    const span = spanOf(match);
    return { ...span, kind: 'family', rule: relativeRule(sentence, origin) };
  });
  // "Dependents of veterans" and "veterans' dependents" aren't veterans.
  const ofRelatives = (mention: Mention) =>
    relatives.some(({ start, end }) => {
      const after = mention.start >= end && mention.start - end < 30;
      return after || /^['’]s?\s+$/.test(sentence.slice(mention.end, start));
    });
  return [...found.filter((mention) => !ofRelatives(mention)), ...relatives].filter(
    (mention, _, all) => !all.some((other) => other !== mention && contains(other, mention)),
  );
}

/**
 * Returns the rule for relatives, who don't have to live with the person who served or worked. If the sentence mentions
 * them only in passing, the rule is just for people who ask for their household.
 */
function relativeRule(sentence: string, origin: Origin): Rule {
  const says = toCheck('You are a relative whom the program names', origin);
  if (!BESIDE.test(sentence)) return says;
  return {
    all: [asks({ fact: 'applyingFor', is: 'household' }, 'You ask for your family too', origin), says],
  };
}

function spanOf(match: RegExpExecArray): { start: number; end: number } {
  return { start: match.index, end: match.index + match[0].length };
}

function contains(outer: Mention, inner: Mention): boolean {
  const longer = outer.end - outer.start > inner.end - inner.start;
  return longer && outer.start <= inner.start && inner.end <= outer.end;
}
