/**
 * Which modules the browser gets in one file. Left alone, the bundler makes a file of everything that a different set of pages
 * shares: a hundred files of a kilobyte, and a phone waits for each. A chunk takes the modules named here with all that they
 * import, but for what a chunk above it has taken. So what is shared stands above what uses it; what nobody names is split as ever.
 *
 * Two rules, which `npm test -- budgets` holds:
 * - What a public page's script imports stands above `react`.
 * - A screen's own chunk takes nothing that another screen needs: name that in a chunk above it.
 */
export const CHUNKS = {
  /** Every page. */
  shell: [
    'components/shell/Header.astro.*',
    'vite/preload-helper',
    'components/ui/(toast|texts)',
    'contract/limits',
    'features/shell/navigation',
    'lib/(counts|share)',
  ],
  /** Every page of a member. */
  session: ['features/shell/member', 'features/session/store'],
  /** Calls to the API: zod and the first contracts. */
  calls: ['features/session/calls', 'contract/(grants|places)', 'lib/dates'],
  /** Programs in words, and which are saved; without React: the public search loads it, too. */
  words: [
    'contract/(search|model-reasons)',
    'matching/(value-words|likelihood-words|looks-right|source-dates)',
    'features/program/(texts|words|kind-words|told|in-short|plan|route|stash)',
    'features/saved/(save-texts|store)',
  ],
  /** React, and what most screens need. */
  react: [
    'node_modules/(react|react-dom|scheduler|nanostores|@nanostores)/.*',
    'node_modules/@astrojs/react/dist/client',
    'features/session/RequireMember',
    'components/ui/(Alert|Button|CloseButton|EmptyState|Later|LoadingFailed|LoadMore|Spinner|Tabs)',
    'components/ui/form/(Field|FieldFrame|RadioGroupField|SelectField)',
  ],
  /** Parts of a program that cards and its page share, and the member's plan. */
  program: [
    'contract/calendar',
    'features/plans/(ai|plan|store|texts)',
    'features/saved/SaveButton',
    'features/program/(ConditionLines|ConditionsInWords|ReasonLine|SourceLine|TextLines|VerdictBadge|WouldChange)',
    'features/program/(conditions-in-short|deadline|website)',
  ],
  preparation: ['features/preparation/texts', 'features/applications/texts'],
  answers: ['features/profile/(choices|chosen|hints|inputs|labels)', 'lib/typed-number'],
  /** The results: the screen, and what it loads while it waits for the answer. */
  search: ['features/search/SearchScreen'],
  list: ['features/search/(ProgramList|NothingFound|ResultsTools)', 'features/question/NextQuestion'],
  suggestions: ['features/search/words/SuggestingInput'],
  /** A program's page: its first screen, and what lies below it. */
  grant: ['features/grant/GrantScreen'],
  rest: ['features/grant/Rest'],
} as const;

/** The same for the bundler: of two groups it asks the one of higher priority first. */
const groups = Object.entries(CHUNKS).map(([name, modules], place, { length }) => ({
  name,
  test: new RegExp(`[/\\0](?:${modules.join('|')})\\.(?:m?js|tsx?)$`),
  priority: length - place,
}));

/** A plugin of Vite that splits what the browser gets in this way. */
export function chunks() {
  return {
    name: 'chunks',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    // Else each page's own script is a file of one line that imports its chunk.
    options: (given: object) => ({ ...given, preserveEntrySignatures: 'allow-extension' as const }),
    outputOptions: (given: object) => ({ ...given, codeSplitting: { groups } }),
  };
}

/** What a screen loads as soon as it runs: its page names that, too, before the screen is there. */
export const LOADED_AT_ONCE: Readonly<Record<string, readonly string[]>> = { SearchScreen: ['list'] };
