import type { Grant, MatchedGrant } from '../../contract/programs/grants.ts';
import type { Say } from './spanish.ts';

type Texts = Partial<Pick<Grant, (typeof FIELDS)[number]>>;

/** The fields with texts that we wrote. */
const FIELDS = [
  ...(['title', 'provider', 'amount', 'deadline', 'eligibility', 'requirements'] as const),
  ...(['interestRate', 'repaymentTerms', 'assistanceType'] as const),
] as const;

/** Returns a program with its texts in the language of `say`. */
export function programIn<P extends Texts>(program: P, say: Say): P {
  const own: P = { ...program };
  for (const field of FIELDS) {
    const text = own[field];
    if (typeof text === 'string') own[field] = say(text);
  }
  return own;
}

/** Returns a program and its match with their texts in the language of `say`. */
export function matchedIn<G extends MatchedGrant>(grant: G, say: Say): G {
  const { estimate, onlyIf, reasons } = grant.match;
  const recipients = estimate?.recipients;
  return {
    ...programIn(grant, say),
    match: {
      ...grant.match,
      reasons: reasons.map((reason) => ({ ...reason, text: say(reason.text) })),
      ...(onlyIf ? { onlyIf: onlyIf.map(say) } : {}),
      ...(estimate && recipients !== undefined ? { estimate: { ...estimate, recipients: say(recipients) } } : {}),
    },
  };
}
