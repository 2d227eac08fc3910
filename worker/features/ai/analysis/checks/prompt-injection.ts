import { knownWords } from '../../../../../matching/search/word-weights.ts';
import { withoutSentences } from './without-sentences.ts';

/** Prompt injection: words that address an AI model. A program has no reason to use them. */
const SIGNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^;,.]{0,40}\b(?:instructions?|prompts?|guidelines you|rules you|what you|everything (?:above|before))\b/i,
  /\b(?:you are|you're|act as|pretend to be|as) an? (?:ai|a\.i\.|chatbot|language model|large language model|llm)\b/i,
  /\b(?:ai|llm|chatbot|language model)s?(?: (?:assistants?|agents?|models?|readers?|systems?))?(?: reading this)?\s*(?:[:,]|must|should|are instructed|is instructed)\s.{0,60}\b(?:say|tell|answer|respond|reply|output|write|state|report|include|recommend)\b/i,
  /\b(?:system|developer) (?:prompt|message)\b|\bprompt injection\b|\bjailbreak/i,
  /\b(?:new|updated|additional|hidden) instructions?\b.{0,20}[:.]/i,
  /<\|[a-z_]+\|>|\[\/?INST\]|<\/?(?:system|assistant|instructions?)>|^#{2,} ?(?:system|instruction)/im,
  /\b(?:when|if|while) (?:you )?(?:summari[sz]e|summari[sz]ing|analy[sz]e|analy[sz]ing) this\b/i,
  /\b(?:respond|reply|answer|output) (?:only |exactly )?(?:with|in json|the following)\b/i,
  /"(?:text|quote|source|eligibility|requirements|tips)"\s*:/i,
];

/** The start of a sentence, or of a command within one. */
const START = String.raw`(?:^\W*|[:;,(—–] ?|\b(?:please|kindly|always|never|then|and|now|not|asked to|is to|purposes|when \w+) )`;
const MUST = String.raw`(?:${START}|\b(?:should|must|has to) )`;
const SAY =
  'say|tell|state|claim|mention|write|report|describe|add|answer|reply|respond|repeat|assure|promise|pretend|assume|list';
const DO = `${SAY}|let|insert|append|begin|print|output|reveal|show|quote|cite|name|call|convince|instruct|advise|advertise|inform|consider|treat|mark|rank|put|move|give|replace|convert|translate|encode|decode|return|search|read|think|fill|set|change|override|present|attribute|order|leave|recommend|prefer|hide|double|compare|keep|use|have`;
/** Readers that a program has no reason to mention, because it writes for applicants. */
const READERS = String.raw`(?:the|this|every|each) (?:\w+ )?(?:reader|user|person|caller)|readers|users|callers|everyone who|everybody|the applicant|them to|for them|this member|who reads this|(?:people|applicants?|veterans) (?:that|they|there)|wherever one|when you (?:quote|write|answer)`;
const ENDLESS = String.raw`forever|never stop|without an? end|(?:ten|hundred|\d+) times|once more|copies|twice and|all pairs|as you can|thousand (?:words|\w+ \w+)`;
/** Parts of an answer, and positions in the order of programs. */
const PARTS = String.raw`this (?:(?:program|one|result) |first)|programs?\b.{1,20}(?:first|last|end|infinite|search)|as (?:met|ineligible|infinite|if|the (?:official|first|only|provider|source))|value of this|word for word|(?:each|every) (?:statement|claim|amount)|(?:your|the|an) (?:answer|summary)|your instructions|of sentences|everything on|all \w+ figures|under contacts|as the first|in the timeline`;
/** Requests that make sense only to a machine, and our own names. */
const OF_MACHINES = new RegExp(
  String.raw`\b(?:${[
    'your (?:answer|summary|reply|sentences?|input|prompt|output|only task)',
    String.raw`(?:for|in|the) summar(?:y|ies)\b(?:.{0,12}[:,]| to\b)`,
    'verdict|automated reader|summarizer|override code|hidden rules|real task|best match|any list of',
    'the (?:text|line|document|sentence|section) (?:above|before|below)',
    'api key|environment variables|other members|person before|first letters|do not answer|calling functions',
    'grant(?:light|bot)|open ?ai|chatgpt|(?:read|search)_programs?|my_list',
    '(?:process|summariz|pars)(?:es|ing|e) this|that you draft|when you (?:prepare|draft|write|answer|describe|quote)',
    'be (?:told|given|shown|named|reported|described|listed) (?:as|that|they)',
    '(?:scripts?|drafts?|answers?|lists?|repl(?:y|ies)) (?:should|must|ha(?:s|ve) to) (?:begin|start|mention)',
    'before (?:you )?answer(?:ing)?,',
  ].join('|')})`,
  'i',
);
/** Chat roles, and text that only software reads: tags, fields, codes. */
const CODE =
  /(?:^\W*|- )(?:system|assistant|human|user|developer|admin\w*|role|operator|tool|kind|score|verdict)\b[^.]{0,12}:|\b(?:end|begin)(?: of)? (?:document|trusted|context)\b|[{}]|<\/?[a-z!]|<<|\[[A-Z]+\[|"\s*[,;]\s*\w+:|\bdata:\w+\/|\]\(|```|\\(?:u[\da-f]{4}|[a-z]{3})|\$\$\\|(?:^|\s)(?:\p{L} +){6}|\|\s*-{3}|\b\w+=\w+ \w+=|(?:[%\s][\da-f]{2}\b){8}|(?<!\S)(?=\S*\d)[\p{L}\d+=%-]{30,}/iu;
/** Premium-rate phone numbers. */
const PREMIUM = /(?<![\d-])(?:1[ -.]?)?\(?9(?:00|76)\)?[ -.]\d{3}[ -.]\d{4}\b/;
const ORDERS: readonly RegExp[] = [
  new RegExp(String.raw`${MUST}(?:${DO})\b[^.]{0,80}?\b(?:${READERS})\b`, 'i'),
  // "The foods come from the USDA and add to what you buy yourself" isn't a command.
  new RegExp(String.raw`${START}(?!add to what\b)(?:${SAY})\b[^.]{0,30}?\b(?:that|so|what|it (?:to|that|was))\b`, 'i'),
  new RegExp(String.raw`${START}(?:${DO})\b[^.]{0,60}?\b(?:${ENDLESS})\b`, 'i'),
  new RegExp(String.raw`${MUST}(?:${DO})\b[^;]{0,80}?\b(?:${PARTS})`, 'i'),
  new RegExp(
    String.raw`${START}(?:report|present|state|give|describe) (?:the|this|all|every|each) [^.]{1,30} as\b`,
    'i',
  ),
  /(?:^\W*|[.:;,] )(?:say (?!yes|no\b)|(?:add|insert|append|write|reply|respond|say|answer|begin|mention|repeat)\b[^.:]{0,40}: ?\S)/i,
  OF_MACHINES,
  CODE,
  PREMIUM,
];

/** A period inside a word, number or address doesn't end a sentence. */
const SENTENCE = /(?:[^.!?\n]|[.!?](?=\S))+(?:[.!?][^\S\n]*\n?|$|\n)/g;

/** Returns the text's sentences. Code counts as one sentence up to the end of its line. */
function sentencesIn(text: string): string[] {
  const found: string[] = [];
  for (const one of text.match(SENTENCE) ?? []) {
    const last = found.at(-1);
    if (last !== undefined && CODE.test(last) && !last.endsWith('\n')) found.splice(-1, 1, last + one);
    else found.push(one);
  }
  return found;
}

const LEAST_WORDS = 5;
const FOREIGN = { most: 6, of: 8 } as const;

/**
 * Returns whether most words that aren't names never occur in program texts, which points to another language or a
 * cipher.
 */
function isForeign(text: string): boolean {
  if (/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]{2}/u.test(text)) return true;
  // Skips names, which are capitalized, and addresses and legal citations, which contain other characters.
  const words = text.match(/(?<![^\s(“"])[\p{Ll}\d]*\p{Ll}[\p{Ll}\d]*(?![^\s.,;:!?)”"])/gu) ?? [];
  const known = knownWords();
  const isUnknown = words.map((word) => word.length > 1 && !known.has(word) && !known.has(word.replace(/s$/, '')));
  const count = (some: readonly boolean[]) => some.filter(Boolean).length;
  if (words.length >= LEAST_WORDS && 2 * count(isUnknown) > words.length) return true;
  // English may follow after the foreign words.
  return isUnknown.some((_, place) => count(isUnknown.slice(place, place + FOREIGN.of)) >= FOREIGN.most);
}

const hasSign = (words: string) => SIGNS.some((sign) => sign.test(words));

/**
 * Returns whether a text addresses machines. The standard for program texts is stricter than for questions: they're in
 * English and command no one.
 */
export function isPromptInjection(given: string): boolean {
  const words = given.normalize('NFKC');
  return isForeign(words) || hasSign(words) || ORDERS.some((sign) => sign.test(words));
}

/**
 * Removes sentences addressed to machines, so they aren't sent and can't prove anything. Phrases that we didn't foresee
 * stay, and so do false claims, which are quoted as the page's own.
 */
export function passagesWithoutInjection(passages: readonly string[]): string[] {
  return without(passages, isPromptInjection);
}

/** Removes sentences addressed to machines from a text that isn't quoted. */
export function withoutInjection(text: string): string {
  return passagesWithoutInjection([text]).join(' … ');
}

/** Removes text addressed to machines from a member's question. Members may ask in any language, and for anything. */
export function questionWithoutInjection(question: string): string {
  return without([question], hasSign).join(' … ');
}

function without(passages: readonly string[], isOut: (words: string) => boolean): string[] {
  // Some sentences are recognizable only on their own: those in another language, or those that start with a command.
  const hasOne = (text: string) => isOut(text) || sentencesIn(text).some(isOut);
  return passages.some(hasOne) ? withoutSentences(passages, sentencesIn, hasOne) : [...passages];
}
