/** Danger words often misspelled in a hurry, and long enough to allow one typo. */
const MISSPELLED = [
  ...['suicide', 'overdose', 'overdosed', 'overdosing', 'violent', 'abusive', 'abusing', 'abused', 'molested'],
  ...['strangled', 'strangling', 'choking', 'stalking', 'stalked', 'assault', 'assaulted', 'threatened', 'kidnapped'],
  ...['starving', 'hungry', 'tornado', 'wildfire', 'evicted', 'husband', 'breathing', 'poisoned', 'stepdad'],
  ...['daughter', 'killing', 'beating', 'shelter'],
];
/** Words distinctive enough to allow two typos. */
const UNLIKE_OTHERS = [
  ...['suicidal', 'violence', 'domestic', 'homeless', 'trafficking', 'trafficked', 'threatening', 'hurricane'],
  ...['earthquake', 'fentanyl', 'boyfriend', 'girlfriend', 'unconscious', 'unresponsive'],
];
/** Words with a different meaning that are only a typo away from these. */
const OTHER_WORDS: ReadonlySet<string> = new Set(
  (
    'amused amusing accused abuse abuses hopeless starting staring starring staving stalling talking walking choosing ' +
    'checking cooking shocking joking soaking smoking poking stroking breading breeding bathing breathe violet silence ' +
    'hungary angry hunger sheltered shelters smelter filling milling selling skilling rolling calling billing pilling ' +
    'heating beating boating seating eating bearing bedding treating wildlife threatens evicts edited exited enacted ' +
    'husbands boyfriends girlfriends daughters slaughter laughter tracking traffic stacking stocking stocked talked ' +
    'walked staked stacked spoked stoked domestics overdone default assaults insult salt strangler struggled ' +
    'struggling homesteads poison poisons bleating stalled starling starlings befriend betting belting beading beaming ' +
    'berating breaching chocking kilning swelter skelter fontanel valence virulence straggling straggled homeliness ' +
    'homeliest hominess horseless hornless abuser trafficker traffickers kidnapper stalker violencia domestica domestico'
  ).split(' '),
);
const SHORTEST = 6;

/** Abbreviations and informal spellings. */
const SHORT: ReadonlyMap<string, string> = new Map(
  Object.entries({
    ...{ im: 'i am', ive: 'i have', hes: 'he is', shes: 'she is', theyre: 'they are', weve: 'we have' },
    ...{ dont: 'do not', doesnt: 'does not', didnt: 'did not', isnt: 'is not', arent: 'are not', wasnt: 'was not' },
    ...{ havent: 'have not', hasnt: 'has not', cant: 'can not', cannot: 'can not', wont: 'will not', aint: 'is not' },
    ...{ wanna: 'want to', gonna: 'going to', gunna: 'going to', gona: 'going to', tryna: 'trying to' },
    ...{ gotta: 'got to', imma: 'i am going to', ima: 'i am going to', kms: 'kill myself', sumone: 'someone' },
    ...{ anymore: 'any more', bf: 'boyfriend', gf: 'girlfriend', thinkin: 'thinking', everyday: 'every day' },
    ...{ somebody: 'someone', mommy: 'mom', mum: 'mom', daddy: 'dad', hubby: 'husband' },
  }),
);

/**
 * Normalizes a text for danger patterns: lowercase, without accents and punctuation, with abbreviations spelled out and
 * typos in danger words fixed.
 */
export function folded(text: string): string {
  const plain = text
    .replaceAll('’', "'")
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bod'(d|ed|ing)\b/g, 'overdosed')
    .replace(/\b(he|she|it|who|there|that)'s\b/g, '$1 is')
    .replace(/\b(\w+)'(ll|re|ve|m|d)\b/g, (_, word: string, end: string) => `${word} ${ENDS[end] ?? ''}`)
    .replaceAll("'", '')
    .replace(/([a-z])\1{2,}/g, '$1$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
  return plain
    .split(' ')
    .map((word) => SHORT.get(word) ?? mended(word))
    .join(' ')
    .replace(/\bmy self\b/g, 'myself')
    .replace(/\bover dos(e|es|ed|ing)\b/g, 'overdos$1')
    .replace(/\b(step|boy|girl|baby) (dad|mom|father|mother|friend|sitter)\b/g, '$1$2');
}

const ENDS: Readonly<Record<string, string>> = { ll: 'will', re: 'are', ve: 'have', m: 'am', d: 'would' };

function mended(word: string): string {
  if (word.length < SHORTEST || OTHER_WORDS.has(word)) return word;
  const all = [...MISSPELLED, ...UNLIKE_OTHERS];
  if (all.includes(word)) return word;
  const isNear = (known: string, most: number) =>
    word[0] === known[0] && Math.abs(word.length - known.length) <= most && editDistance(word, known, most) <= most;
  return all.find((known) => isNear(known, 1)) ?? UNLIKE_OTHERS.find((known) => isNear(known, 2)) ?? word;
}

/** Counts letters that are added, missing, wrong or swapped. Typos in the first letter are rare, so it has to match. */
function editDistance(word: string, known: string, most: number): number {
  if (word === known) return 0;
  if (most === 0) return 1;
  let same = 0;
  while (same < word.length && word[same] === known[same]) same += 1;
  const [rest, wanted] = [word.slice(same), known.slice(same)];
  if (rest.length === 0 || wanted.length === 0) return Math.max(rest.length, wanted.length);
  const isTurned = rest.length > 1 && rest[0] === wanted[1] && rest[1] === wanted[0];
  return (
    1 +
    Math.min(
      editDistance(rest.slice(1), wanted, most - 1),
      editDistance(rest, wanted.slice(1), most - 1),
      editDistance(rest.slice(1), wanted.slice(1), most - 1),
      isTurned ? editDistance(rest.slice(2), wanted.slice(2), most - 1) : most,
    )
  );
}
