import { withoutSentences } from './without-sentences.ts';

/** Words by which a text speaks to whoever reads it by machine. Programs have no reason to. */
const SIGNS: readonly RegExp[] = [
  /\b(?:ignore|disregard|forget|override|bypass)\b[^;,.]{0,40}\b(?:instructions?|prompts?|guidelines you|rules you|everything (?:above|before))\b/i,
  /\b(?:you are|you're|act as|pretend to be|as) an? (?:ai|a\.i\.|chatbot|language model|large language model|llm)\b/i,
  /\b(?:ai|llm|chatbot|language model)s?(?: (?:assistants?|agents?|models?|readers?|systems?))?(?: reading this)?\s*(?:[:,]|must|should|are instructed|is instructed)\s.{0,60}\b(?:say|tell|answer|respond|reply|output|write|state|report|include|recommend)\b/i,
  /\b(?:system|developer) (?:prompt|message)\b|\bprompt injection\b|\bjailbreak/i,
  /\b(?:new|updated|additional|hidden) instructions?\b.{0,20}[:.]/i,
  /<\|[a-z_]+\|>|\[\/?INST\]|<\/?(?:system|assistant|instructions?)>|^#{2,} ?(?:system|instruction)/im,
  /\b(?:when|if|while) (?:you )?(?:summari[sz]e|summari[sz]ing|analy[sz]e|analy[sz]ing) this\b/i,
  /\b(?:respond|reply|answer|output) (?:only |exactly )?(?:with|in json|the following)\b/i,
  /"(?:text|quote|source|eligibility|requirements|tips)"\s*:/i,
];

const SENTENCE = /[^.!?\n]+(?:[.!?]+(?=\s|$)|$|\n|[.!?])/g;

const speaks = (words: string) => SIGNS.some((sign) => sign.test(words));
/** Passages without sentences that are meant for a machine: they are not sent, and nothing can be proven with them. */
export function passagesForPeople(passages: readonly string[]): string[] {
  return passages.some(speaks)
    ? withoutSentences(passages, (text) => text.match(SENTENCE) ?? [], speaks)
    : [...passages];
}

/** The same for a text that is not quoted. */
export function forPeople(text: string): string {
  return passagesForPeople([text]).join(' … ');
}
