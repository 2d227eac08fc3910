import type { Referral } from '../../../../contract/ai/agent.ts';

/** Questions for advice that only professionals may give. */
const ASKS: readonly (readonly [Referral, RegExp])[] = [
  [
    'immigration',
    /\b(?:public charge|deport\w*|asylum|undocumented|uscis|daca|naturali[sz]ation|(?:affect|hurt|harm|risk|lose) my (?:immigration|status|papers|case)|(?:affect|hurt|harm|risk|lose|cost|endanger|jeopardi[sz]e|against) (?:[\w’']+ ){0,4}(?:green card|visa|citizenship|immigration)|(?:sponsor|petition) (?:my|for)|immigration (?:lawyer|attorney|advice|court|case))\b/i,
  ],
  [
    'health',
    /\b(?:should i (?:take|stop taking|see a doctor)|is it safe to (?:take|eat|drink|use)|side effects?|diagnos(?:e|is)|symptoms?|medical advice|what (?:medicine|medication|dose)|which (?:medicine|medication)|treat my|(?:is|are) (?:[\w’'-]+ ){1,6}(?:dangerous|toxic|poisonous|unhealthy)|(?:harmful|bad) (?:for|to) (?:me|my|us|our|a baby|children))\b/i,
  ],
  [
    'tax',
    /\b(?:taxable|taxed|tax[- ]free|tax advice|deduct (?:it|this|them|my)|write (?:it|this) off|pay (?:any )?(?:income )?tax(?:es)? on|owe (?:the irs|(?:any )?tax(?:es)?)|on my (?:tax return|taxes)|(?:affect|change|raise|lower) my (?:tax(?:es)?|tax refund|refund)|report (?:it|this) (?:to the irs|as income)|(?:tell|declare|report|hide) (?:[\w’']+ ){0,6}(?:to|from)? ?the irs|tell the irs|count(?:s|ed)? (?:it |this )?as (?:taxable )?income for (?:the irs|tax(?:es)?))\b/i,
  ],
  [
    'law',
    /\b(?:sued?|suing|lawsuit|legal advice|(?:need|get|hire|find) a (?:lawyer|attorney)|is it (?:legal|illegal)|against the law|my (?:legal )?rights|press charges|small claims|custody|can (?:they|he|she) (?:evict|throw|kick)|can my landlord|liable|(?:go|sent) to (?:jail|prison)|arrested|prosecuted?|perjury|(?:is (?:it|this|that)|commit\w*) fraud|should (?:i|we) (?:get )?(?:a )?(?:divorced?|marry|married|separate)|(?:can|could|should|may) (?:i|we) (?:hide|conceal|lie)|if (?:i|we) (?:hide|conceal|lie))\b/i,
  ],
];

/**
 * Returns the kind of professional advice that a question asks for. Null if it asks for none, or if the program's own
 * texts use the same words and so may answer it.
 */
export function referralFor(question: string, texts: readonly string[]): Referral | null {
  for (const [referral, words] of ASKS) {
    const [asked] = words.exec(question) ?? [];
    if (asked === undefined) continue;
    const said = asked.toLowerCase();
    if (!texts.some((text) => text.toLowerCase().includes(said))) return referral;
  }
  return null;
}
