import { leansBack, takesBack, turnsOnOther } from './proof/finished.ts';

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
const turns = (words: string) => [turnsOnOther, takesBack, leansBack].some((does) => does(words.trim()));

interface Sentence {
  text: string;
  passage: number;
  isKept: boolean;
}

/**
 * Passages without sentences that are meant for a machine: they are not sent, and nothing can be proven with them. What
 * stood around such a sentence becomes two passages. Where it, or what follows, may take back what stood before, none of
 * that is kept: nobody knows what was meant.
 */
export function passagesForPeople(passages: readonly string[]): string[] {
  if (!passages.some(speaks)) return [...passages];
  const sentences = passages.flatMap((text, passage): Sentence[] => {
    if (!speaks(text)) return [{ text, passage, isKept: true }];
    const found = (text.match(SENTENCE) ?? []).map((one) => ({ text: one, passage, isKept: !speaks(one) }));
    // Words that speak to a machine only over the end of a sentence: nothing of the passage is sure.
    const isSure = !speaks(keptOf(found).join(''));
    return found.map((one) => ({ ...one, isKept: one.isKept && isSure }));
  });
  for (const [place, { isKept }] of sentences.entries()) if (!isKept) leaveOutAround(sentences, place);
  return passages.flatMap((_, passage) => keptOf(sentences.filter((one) => one.passage === passage)));
}

function leaveOutAround(sentences: readonly Sentence[], place: number): void {
  const [before, removed, after] = [sentences[place - 1], sentences[place], sentences[place + 1]];
  const doesTurn = (one: Sentence | undefined) => one !== undefined && turns(one.text);
  if (!doesTurn(removed) && !doesTurn(after)) return;
  if (before) before.isKept = false;
  // What leans on that goes with it, as the walk comes to it.
  if (after && doesTurn(after)) after.isKept = false;
}

/** What is kept of sentences of one passage: those that stood together, together. */
function keptOf(sentences: readonly Sentence[]): string[] {
  const parts: string[] = [];
  let isOpen = false;
  for (const { text, isKept } of sentences) {
    if (isKept && isOpen) parts.push((parts.pop() ?? '') + text);
    else if (isKept) parts.push(text);
    isOpen = isKept;
  }
  return parts.flatMap((part) => part.trim() || []);
}

/** The same for a text that is not quoted. */
export function forPeople(text: string): string {
  return passagesForPeople([text]).join(' … ');
}
