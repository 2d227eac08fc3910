import type { SharedAddress } from '../../../../contract/saved/my-plan.ts';
import type { Program } from '../../programs/program.ts';

/** The parts of a program that show whether it shares an application with others. */
export type AppliedFor = Pick<Program, 'id' | 'title' | 'description' | 'applicationUrl'> & {
  detail: Pick<Program['detail'], 'documents' | 'howToApply'>;
};

/** Sentences that say one application counts for several programs. */
const ONE_FORM = /\b(one|same|single) (\w+ )?(application|form)\b/i;
/** Sentences that only count applications: "one application for each school year". */
const COUNTED = /\b(each|every|a) (school |academic )?year\b/i;

/** Other names that texts use for these programs in passing. */
const CALLED: Readonly<Record<string, RegExp>> = {
  snap: /\bfood\b/i,
  tanf: /\bcash\b/i,
  medicaid: /\bmedical (help|assistance)\b/i,
  liheap: /\bheating\b|\benergy\b/i,
  weatherization: /\bweatherization\b/i,
  'child-care-assistance': /\bchild care\b/i,
};

/**
 * Groups programs that have the same application address. Reports one application for several of them only if a
 * program's own text names the others, or if the address is the FAFSA's and each program requires it.
 */
export function sharedAddressesOf(programs: readonly AppliedFor[]): SharedAddress[] {
  const byAddress = Map.groupBy(programs, ({ applicationUrl }) => addressOf(applicationUrl));
  return [...byAddress].flatMap(([address, sharing]) => {
    const url = sharing[0]?.applicationUrl;
    if (address === null || !url || sharing.length < 2) return [];
    const { covered, says } = coveredBy(address, sharing);
    return [
      { url, says, oneForm: named(covered), others: named(sharing.filter((program) => !covered.includes(program))) },
    ];
  });
}

interface Covered {
  covered: readonly AppliedFor[];
  says: SharedAddress['says'];
}

/** Returns the programs that one application covers, from the sentence that names the most. */
function coveredBy(address: string, sharing: readonly AppliedFor[]): Covered {
  if (/fafsa/i.test(address) && sharing.every(asksForFafsa)) return { covered: sharing, says: null };
  let most: Covered = { covered: [], says: null };
  for (const program of sharing) {
    for (const text of sentencesOf(program)) {
      const covered = sharing.filter((other) => other === program || names(text, other));
      if (covered.length > Math.max(1, most.covered.length)) most = { covered, says: { title: program.title, text } };
    }
  }
  return most;
}

function asksForFafsa({ detail: { documents, howToApply }, description }: AppliedFor): boolean {
  return [...howToApply, ...documents, description ?? ''].some((line) => /FAFSA/.test(line));
}

/** Returns whether a text names a program by its title, an acronym in the title, or what it provides. */
function names(text: string, { id, title }: AppliedFor): boolean {
  const called = CALLED[id];
  const capitals = title.match(/\b[A-Z]{3,}\b/g) ?? [];
  const [name = title] = title.split(/,| \(/);
  return text.includes(name) || called?.test(text) || capitals.some((word) => new RegExp(`\\b${word}\\b`).test(text));
}

/** Returns the sentences that say one application counts for several programs. */
function sentencesOf({ detail: { howToApply }, description }: AppliedFor): string[] {
  return [...howToApply, description ?? '']
    .flatMap((text) => text.split(/(?<=\.)\s+/))
    .filter((sentence) => ONE_FORM.test(sentence) && !COUNTED.test(sentence));
}

function named(programs: readonly AppliedFor[]): SharedAddress['others'] {
  return programs.map(({ id, title }) => ({ id, title }));
}

/** Normalizes an address for comparison. Returns null if it's invalid. */
function addressOf(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { hostname, pathname, search } = new URL(url);
  return `${hostname.replace(/^www\./, '')}${pathname.replace(/\/+$/, '')}${search}`;
}
