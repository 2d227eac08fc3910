/** Generates opportunities that look like real ones. The same number always produces the same opportunity. */

export interface MadeUp {
  id: number;
  number: string;
  title: string;
  agency: string;
  isForecast: boolean;
  description: string;
  applicants: string[];
  subjects: string[];
  listing: string;
  posted: string;
  closes: string | null;
  closesNote: string | null;
  archives: string | null;
  ceiling: number | null;
  floor: number | null;
}

const SUBJECTS = ['HL', 'ED', 'AG', 'ENV', 'AR', 'ST', 'CD', 'HO', 'FN', 'NR', 'BC', 'ELT'];
const APPLICANTS = ['00', '01', '02', '05', '06', '07', '12', '13', '20', '21', '23', '25', '99'];
const THINGS = ['Orchard', 'Clinic', 'Bridge', 'Library', 'River', 'School', 'Workshop', 'Harbor', 'Farm', 'Shelter'];
const AIMS = ['Renewal', 'Access', 'Training', 'Research', 'Safety', 'Planning', 'Resilience', 'Outreach'];
const AGENCIES = ['Office of Made-up Examples', 'Bureau of Samples', 'Agency for Rehearsals', 'Stand-in Service'];
const DAY_MS = 24 * 60 * 60_000;

/**
 * Returns opportunity `index` of a list, as of a date. `closedShare` of the opportunities are closed, most of them for
 * more than a year.
 */
export function madeUp(index: number, now: number, closedShare = 0): MadeUp {
  const random = randomOf(index);
  const pick = (list: readonly string[]) => list[Math.floor(random() * list.length)] ?? '';
  const isClosed = random() < closedShare;
  const isForecast = !isClosed && random() < 0.3;
  const isRolling = !isClosed && !isForecast && random() < 0.1;
  const closes = isClosed ? now - (20 + random() * 3000) * DAY_MS : now + (5 + random() * 300) * DAY_MS;
  const name = `${pick(THINGS)} ${pick(AIMS)} & ${pick(AIMS)}`;
  const ceiling = random() < 0.2 ? null : 1000 * Math.ceil(random() * 2000);
  return {
    id: 100_000 + index,
    number: `MADE-UP-${index % 97}-${index}`,
    title: `${name} Program ${index}`,
    agency: pick(AGENCIES),
    isForecast,
    description: paragraphs(name, random),
    applicants: [...new Set([pick(APPLICANTS), pick(APPLICANTS), pick(APPLICANTS)])],
    subjects: [pick(SUBJECTS)],
    listing: `${10 + Math.floor(random() * 80)}.${String(Math.floor(random() * 1000)).padStart(3, '0')}`,
    posted: isoDay(closes - 400 * DAY_MS),
    closes: isRolling ? null : isoDay(closes),
    closesNote: isRolling ? 'Proposals accepted anytime' : null,
    archives: isRolling ? null : isoDay(closes + 30 * DAY_MS),
    ceiling,
    floor: ceiling === null || random() < 0.4 ? null : Math.round(ceiling / 10),
  };
}

/** Formats a date as MMDDYYYY, as in the daily file, or as MM/DD/YYYY. */
export function usDay(day: string, between = ''): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return [month, date, year].join(between);
}

function isoDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

const WORDS =
  'the program supports communities that plan build and keep places where people learn work heal and meet each other with partners of the region who share what they know and report what came of it every year'.split(
    ' ',
  );

/** Returns HTML as agencies write it, with Word paragraphs, entities and a list. */
function paragraphs(name: string, random: () => number): string {
  const sentence = () =>
    Array.from({ length: 14 }, () => WORDS[Math.floor(random() * WORDS.length)])
      .join(' ')
      .replace(/^./, (letter) => letter.toUpperCase());
  const lines = Array.from({ length: 4 + Math.floor(random() * 10) }, () => `${sentence()}.`);
  const items = lines.slice(0, 2).map((line) => `<li>${line}</li>`);
  return `<p class="MsoNormal">${name}&nbsp;&mdash; <b>${sentence()}</b>.</p><p>${lines.join(' ')}</p><ul>${items.join('')}</ul>`;
}

/** Returns a generator of pseudorandom numbers from 0 to 1 for a seed. */
function randomOf(seed: number): () => number {
  let state = (seed + 1) * 2_654_435_761;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
