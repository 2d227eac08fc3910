import type { Rule } from '../../../contract/programs/rules.ts';
import { asks, type Origin, toCheck } from './leaves.ts';

const OF_POVERTY_LINE =
  /(\d{2,3}) ?(?:%|percent)(?: or less)? (?:of )?(?:the )?(?:current )?(?:federal )?(?:poverty|fpl|fpg)/i;
const OF_AREA_MEDIAN =
  /(\d{2,3}) ?(?:%|percent)(?: or less)? (?:of )?(?:the )?(?:area median|ami|median (?:family )?income)/i;
const SPEAKS_OF_MONEY =
  /\b(incomes?|poverty|earn(?:ings?)?|assets?|resources|low[- ]income|needs-based|financial need)\b/i;

/** Words for ways to qualify other than by income, or for counting less of it. */
const OTHER_WAYS =
  /\b(or|regardless|snap|tanf|ssi|medicaid|categorical\w*|automatic\w*|deduct\w*|exempt\w*|except\w*|waive\w*|may still|does not count|not count)\b/i;

/**
 * Returns the income condition in a sentence. A poverty-line limit excludes no one up to 1.5 times that limit, because
 * pregnant women count as two and programs don't count all income.
 */
export function incomeRule(sentence: string, origin: Origin): Rule | undefined {
  const line = Number(OF_POVERTY_LINE.exec(sentence)?.[1] ?? 0);
  if (line > 0 && !OTHER_WAYS.test(sentence.replace(/\b(at or below|or less|or below|or lower)\b/gi, ''))) {
    return {
      any: [
        asks(
          { fact: 'incomeOfPovertyLine', atMost: line },
          `Your household's income is at most ${line} percent of the poverty line`,
          origin,
        ),
        {
          all: [
            asks({ fact: 'incomeOfPovertyLine', atMost: 1.5 * line }, 'Your income is not far above the limit', origin),
            toCheck('A part of your income does not count, or your household counts as larger', origin),
          ],
        },
      ],
    };
  }
  const median = Number(OF_AREA_MEDIAN.exec(sentence)?.[1] ?? 0);
  if (median > 0) return toCheck(`Your income fits the program's limit, a share of the area's median income`, origin);
  return SPEAKS_OF_MONEY.test(sentence)
    ? toCheck('Your income and what you own are within the program’s limits', origin)
    : undefined;
}
