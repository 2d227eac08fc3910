import { US_STATES } from '../../contract/profile/places.ts';

const WORDS =
  /\b(abroad|overseas|embass(y|ies)|consulates?|foreign|international(ly)?|developing countr(y|ies)|outside (of )?(the )?(us|usa|united states|america))\b/i;
/** Country names that are also U.S. states, first names or foods. */
const AMBIGUOUS = ['georgia', 'jordan', 'chad', 'turkey', 'united states'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

let countries: RegExp | undefined;

/** Returns whether the text asks for programs outside the United States, by its wording or by naming a country. */
export function asksAbroad(text: string): boolean {
  if (WORDS.test(text)) return true;
  countries ??= new RegExp(String.raw`(?<!\bnew )\b(?:${countryNames().join('|')})\b`, 'i');
  return countries.test(text);
}

/** Collects country names from `Intl`, which maps codes to names and includes U.S. territories. */
function countryNames(): string[] {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const ours = new Set([...Object.keys(US_STATES), ...Object.values(US_STATES)].map((name) => name.toLowerCase()));
  const territories = new Set(['AS', 'GU', 'MP', 'PR', 'VI', 'UM', 'US']);
  return LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`))
    .filter((code) => !territories.has(code))
    .flatMap((code) => names.of(code)?.toLowerCase() ?? [])
    .filter((name) => /^[a-z ]{4,}$/.test(name) && !ours.has(name) && !AMBIGUOUS.includes(name));
}
