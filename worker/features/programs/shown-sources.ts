import { isState, US_STATES } from '../../../contract/profile/places.ts';
import type { GrantDetail, Match } from '../../../contract/programs/grants.ts';

type Shown = Pick<GrantDetail, 'sources' | 'citations'>;

interface Sourced {
  states: string[];
  citations: string[];
  detail: {
    sources: Readonly<Record<string, Shown['sources'][number]>>;
    /** Which source states each fact. */
    statedIn?: Readonly<Record<string, string | string[] | undefined>> | undefined;
  };
}

/**
 * Returns the sources of a program's facts, without duplicate pages. For a state's form of a program, omits other
 * states' pages, unless something shown is based on them.
 */
export function shownSources(program: Sourced, { reasons }: Match): Shown {
  const { detail, citations } = program;
  const needed = new Set(Object.values(detail.statedIn ?? {}).flat());
  const conditions = new Set(reasons.map(({ source }) => source?.url));
  const sources = new Map<string, Shown['sources'][number]>();
  const left = new Set<string>();
  for (const [key, source] of Object.entries(detail.sources)) {
    const { url, title } = source;
    if (needed.has(key) || conditions.has(url) || !namesAnother(title, program)) {
      if (!sources.has(url)) sources.set(url, source);
    } else left.add(url);
  }
  return {
    sources: [...sources.values()],
    citations: citations.filter((url) => sources.has(url) || !left.has(url)),
  };
}

/** Returns whether a source belongs to a different state than the program's own state form. */
function namesAnother(title: string, { states: [own = ''], detail: { sources } }: Sourced): boolean {
  if (!isState(own) || !Object.keys(sources).some((key) => key.startsWith(`${own}-`))) return false;
  // Otherwise, "West Virginia" would match Virginia.
  const rest = title.replaceAll(US_STATES[own], '');
  return Object.values(US_STATES).some((name) => new RegExp(`\\b${name}\\b`).test(rest));
}
