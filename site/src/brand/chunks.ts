/**
 * Which modules share a JavaScript file. By default the bundler creates a file for every set of modules shared by different
 * pages: a hundred one-kilobyte files for a phone to wait for. A chunk contains the modules listed here with all their
 * imports, except those in a chunk above it. Shared modules therefore go above their users; unlisted modules are split as
 * usual.
 *
 * Two rules, checked by `npm test -- budgets`:
 * - Anything a public page's script imports goes above `react`.
 * - A screen's own chunk contains nothing that another screen needs: list that in a chunk above it.
 */
export const CHUNKS = {
  /** Every page. */
  shell: [
    'components/shell/Header.astro.*',
    'vite/preload-helper',
    'components/ui/(lift-clear|toast|texts)',
    'contract/limits',
    'features/shell/navigation',
    'lib/(counts|dot|share)',
  ],
  /** Every member page. */
  session: ['features/shell/member', 'features/session/store'],
  /** API calls: zod and the first contracts. */
  calls: ['features/session/calls', 'contract/(grants|places)', 'lib/dates'],
  /** Program wording and saved state. No React, because the public search loads it too. */
  words: [
    'contract/(search|model-reasons)',
    'matching/(value-words|likelihood-words|looks-right|source-dates)',
    'features/program/(texts|words|kind-words|told|in-short|plan|route|stash)',
    'features/saved/(save-texts|store)',
  ],
  /** React and what most screens need. */
  react: [
    'node_modules/(react|react-dom|scheduler|nanostores|@nanostores)/.*',
    'node_modules/@astrojs/react/dist/client',
    'features/session/RequireMember',
    'components/ui/(Alert|Button|CloseButton|EmptyState|Later|LoadingFailed|LoadMore|Spinner|Tabs)',
    'components/ui/form/(Field|FieldFrame|RadioGroupField|SelectField)',
  ],
  /** Program parts shared by cards and the program page, and the member's plan. */
  program: [
    'contract/calendar',
    'features/plans/(ai|plan|store|texts)',
    'features/saved/SaveButton',
    'features/program/(ConditionLines|ConditionsInWords|ReasonLine|SourceLine|TextLines|VerdictBadge|WouldChange)',
    'features/program/(conditions-in-short|deadline|website)',
  ],
  preparation: ['features/preparation/texts', 'features/applications/texts'],
  answers: ['features/profile/(choices|chosen|hints|inputs|labels)', 'lib/typed-number'],
  /** The results screen and what it loads while it waits for the response. */
  search: ['features/search/SearchScreen'],
  list: ['features/search/(ProgramList|NothingFound|ResultsTools|count-of)', 'features/question/NextQuestion'],
  suggestions: ['features/search/words/SuggestingInput'],
  /** The program page: its first screen and what lies below it. */
  grant: ['features/grant/GrantScreen'],
  rest: ['features/grant/Rest'],
} as const;

/** The same for the bundler: when a module fits two groups, the one with the higher priority gets it. */
const groups = Object.entries(CHUNKS).map(([name, modules], place, { length }) => ({
  name,
  test: new RegExp(`[/\\0](?:${modules.join('|')})\\.(?:m?js|tsx?)$`),
  priority: length - place,
}));

/** Vite plugin that splits the client code into these chunks. */
export function chunks() {
  return {
    name: 'chunks',
    apply: 'build' as const,
    applyToEnvironment: ({ name }: { name: string }) => name === 'client',
    // Without this, each page's own script is a one-line file that imports its chunk.
    options: (given: object) => ({ ...given, preserveEntrySignatures: 'allow-extension' as const }),
    outputOptions: (given: object) => ({ ...given, codeSplitting: { groups } }),
  };
}

/** Modules a screen loads as soon as it runs. Its page preloads them before the screen is there. */
export const LOADED_AT_ONCE: Readonly<Record<string, readonly string[]>> = { SearchScreen: ['list'] };
