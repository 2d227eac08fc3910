const LIMIT = /poverty (?:line|level|guideline)|median|federal (?:income )?limits|MFIP/i;
/** Matches where the income limit begins in a sentence about an amount. */
const BEGINS =
  /[;,]? (?:(?:in|since) (?:\w+ )?20\d\d(?:-\d\d)?,? )?(?:at first )?(?:is )?(?:for|in families|you can start with|open to|families with) (?=[^;]*(?:poverty|median))/i;

export interface SplitAmount {
  /** What the program pays. */
  worth: string | null;
  /** The income limit; null if the text doesn't state one. */
  limit: string | null;
}

/** Lead-ins before an amount that don't name a benefit. */
const NOTHING = /^(?:(?:in|since) (?:\w+ )?20\d\d,?|at first|for(?: children)?)?$/i;
/** A clause that is only about income limits. */
const WHOLE = /^(?:in|since) (?:\w+ )?20\d\d,? .*\bhouseholds?\b|^households\b|limits hold/i;
/** A clause that continues the previous clause's limit. */
const CONTINUES = /^(?:homes|families|others|less|children|parents)\b/i;

/** Splits a source's sentence into the amount and the income limit, which readers need separately. */
export function splitAmount(text: string | null): SplitAmount {
  const whole = { worth: text, limit: null };
  if (text === null || text.includes('$') || !LIMIT.test(text)) return whole;
  const worth: string[] = [];
  const limit: string[] = [];
  for (const clause of text.split('; ')) {
    const at = LIMIT.test(clause) ? BEGINS.exec(` ${clause}`) : null;
    const before = at ? clause.slice(0, Math.max(0, at.index - 1)) : '';
    if (at && !NOTHING.test(before)) {
      worth.push(before);
      limit.push(clause.slice(at.index).replace(/^(?:[;,]? )?(?:is )?/, ''));
    } else if (at || WHOLE.test(clause) || (limit.length > 0 && CONTINUES.test(clause))) limit.push(clause);
    else if (LIMIT.test(clause)) return whole;
    else worth.push(clause);
  }
  return { worth: joined(worth), limit: joined(limit) };
}

function joined(parts: readonly string[]): string | null {
  return parts.length > 0 ? upperFirst(parts.join('; ')) : null;
}

function upperFirst(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
