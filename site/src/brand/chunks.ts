/**
 * Lists the modules that share a JavaScript file. By default, the bundler creates a file for every set of modules that
 * pages share: a hundred one-kilobyte files for a phone to wait for. A chunk contains the modules listed here and all
 * their imports, except those in a chunk above it. So shared modules go above the modules that import them. Unlisted
 * modules are split as usual.
 * Two rules, checked by `npm test -- budgets`:
 * - Anything a public page's script imports goes above `react`.
 * - A screen's own chunk contains nothing that another screen needs: list that in a chunk above it.
 */
export const CHUNKS = {
  /** Every page. */
  shell: [
    'features/shell/parts/Header.astro.*',
    'vite/preload-helper',
    'components/ui/(lift-clear|toast|texts)',
    'contract/limits',
    'features/shell/texts',
    'lib/(counts|dot|my-plan-path|share)',
    'locale/(locale|prefix|english/english-only)',
  ],
  /** Every member page. */
  session: ['features/shell/member', 'features/account/session/store'],
  /** API calls: zod and the first contracts. */
  calls: ['features/account/session/calls', 'contract/programs/grants', 'contract/profile/places', 'lib/dates'],
  /** State names in this build's language. In Spanish, some differ within a sentence. */
  states: ['locale/state-names'],
  /** Program wording and saved state. No React, because the public search loads it too. */
  words: [
    'contract/search/search',
    'contract/programs/model-reasons',
    'matching/amounts/value-words',
    'matching/program/(source-dates|yearly-day)',
    'matching/rules/(likelihood-words|looks-right)',
    'features/program/(texts|kind-words|route|stash)',
    'features/program/conditions/(words|type-words|assumed|in-short/in-short)',
    'features/saved/(save-texts|store)',
  ],
  /** Turns a member's own list into a plan, for the results and the home page. */
  plan: ['matching/order/plan'],
  /** React and what most screens need. */
  react: [
    'node_modules/(react|react-dom|scheduler|nanostores|@nanostores)/.*',
    'node_modules/@astrojs/react/dist/client',
    'features/account/session/RequireMember',
    'components/ui/(Alert|Button|EmptyState|Lazy|LoadingFailed|LoadMore|Spinner|Tabs)',
    'components/ui/dialog/CloseButton',
    'components/ui/form/(Field|FieldFrame|RadioGroupField|SelectField)',
  ],
  /** Program parts shared by cards and the program page, and the member's plan. */
  program: [
    'contract/saved/calendar',
    'features/billing/plans/(ai|plan|store|texts)',
    'features/saved/(SaveButton|SavedNote)',
    'features/program/conditions/(ConditionLines|ConditionsInWords|ReasonLine|SourceLine|VerdictBadge)',
    'features/program/TextLines',
    'features/program/conditions/in-short/conditions-in-short',
    'features/program/(deadline|website/website)',
    'locale/english/english-mark',
  ],
  preparation: ['features/applications/preparation/texts', 'features/applications/texts'],
  answers: ['features/profile/form/(answer-texts|chosen|field-inputs|field-questions)', 'lib/typed-number'],
  /** The results screen and what it loads while it waits for the response. */
  search: ['features/search/SearchScreen'],
  list: [
    'features/search/parts/(ProgramList|NothingFound)',
    'features/search/tools/ResultsTools',
    'features/search/count-of',
    'features/search/question/NextQuestion',
  ],
  suggestions: ['features/search/words/SuggestingInput'],
  /** The program page: its first screen, and everything below it. */
  grant: ['features/program/page/GrantScreen'],
  rest: ['features/program/page/Rest'],
} as const;

/** These chunks as bundler groups. A module that fits two groups goes into the one with the higher priority. */
const groups = Object.entries(CHUNKS).map(([name, modules], place, { length }) => ({
  name,
  test: new RegExp(`[/\\0](?:${modules.join('|')})(?:\\.es)?\\.(?:m?js|tsx?)$`),
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

/** Modules a screen loads as soon as it runs. Its page preloads them, so they don't wait for the screen's script. */
export const LOADED_AT_ONCE: Readonly<Record<string, readonly string[]>> = { SearchScreen: ['list'] };
