import type { Referral } from '../../../contract/agent.ts';

/** Words by which somebody asks for advice that only others may give. */
const ASKS: readonly (readonly [Referral, RegExp])[] = [
  [
    'immigration',
    /\b(?:public charge|deport\w*|asylum|undocumented|uscis|daca|naturali[sz]ation|(?:affect|hurt|harm|risk|lose) my (?:green card|visa|immigration|status|papers|case)|(?:sponsor|petition) (?:my|for)|immigration (?:lawyer|attorney|advice|court|case))\b/i,
  ],
  [
    'health',
    /\b(?:should i (?:take|stop taking|see a doctor)|is it safe to (?:take|eat|drink|use)|side effects?|diagnos(?:e|is)|symptoms?|medical advice|what (?:medicine|medication|dose)|which (?:medicine|medication)|treat my)\b/i,
  ],
  [
    'tax',
    /\b(?:taxable|tax advice|deduct (?:it|this|them|my)|write (?:it|this) off|pay (?:any )?(?:income )?tax(?:es)? on|owe (?:the irs|taxes)|on my (?:tax return|taxes)|report (?:it|this) (?:to the irs|as income)|count(?:s)? as (?:taxable )?income for (?:the irs|tax(?:es)?))\b/i,
  ],
  [
    'law',
    /\b(?:sue|suing|lawsuit|legal advice|(?:need|get|hire|find) a (?:lawyer|attorney)|is it (?:legal|illegal)|against the law|my (?:legal )?rights|press charges|small claims|custody|can (?:they|my landlord|he|she) (?:evict|throw|kick)|liable)\b/i,
  ],
];

/**
 * For which kind of advice a question asks; null for none, and where the program's own texts have those very words: then
 * they may answer.
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
