/** A bench that `npm run bench` runs: a script that takes `--json FILE`. */
export interface Bench {
  name: string;
  /** What the bench measures, as a title. */
  title: string;
  script: string;
  args?: readonly string[];
  /** Options for a short run, which only shows that the bench works. */
  quick?: readonly string[];
  /** Replaces the other options when run with `--million`. */
  million?: readonly string[];
  needsSamples?: true;
  /** Its figures don't depend on the machine's load. */
  isTimeless?: true;
}

const PAGES = ['/', '/programs/snap', '/programs/state/california', '/blog', '/blog/how-to-find-apply-grants-guide'];

export const BENCHES: readonly Bench[] = [
  { name: 'start', title: 'Start-up', script: 'house/start.ts' },
  { name: 'dev', title: 'From an edit to the browser', script: 'house/dev.ts', quick: ['--rounds', '1'] },
  { name: 'weights', title: 'Weights of pages and Worker', script: 'house/weights.ts', isTimeless: true },
  { name: 'lighthouse', title: 'Lighthouse', script: 'lighthouse.ts', args: PAGES, quick: ['/', '--runs', '1'] },
  { name: 'worker', title: 'The Worker', script: 'house/worker-start.ts', quick: ['--starts', '3'] },
  { name: 'endpoints', title: 'Calls of the API', script: 'house/endpoints.ts', quick: ['--calls', '5'] },
  { name: 'links', title: 'Where to apply', script: 'house/links.ts', quick: ['--calls', '1'] },
  { name: 'load', title: 'Load', script: 'house/load.ts', quick: ['--seconds', '10'] },
  {
    name: 'sizes',
    title: 'The search by the size of the catalog',
    script: 'house/sizes.ts',
    quick: ['--sizes', '1000,2000', '--calls', '10'],
    million: ['--sizes', '1000,10000,100000,1000000'],
  },
  {
    name: 'speed',
    title: 'The search at 100,000 programs',
    script: 'speed.ts',
    quick: ['--programs', '2000'],
  },
  { name: 'relevance', title: 'Relevance', script: 'relevance.ts', needsSamples: true, isTimeless: true },
  { name: 'spanish', title: 'Searches in Spanish', script: 'spanish.ts', needsSamples: true, isTimeless: true },
  { name: 'eligibility', title: 'Verdicts', script: 'eligibility.ts', needsSamples: true, isTimeless: true },
  { name: 'applicants', title: 'Who may apply', script: 'applicants.ts', needsSamples: true, isTimeless: true },
  { name: 'rows', title: 'Records as programs', script: 'rows.ts', needsSamples: true, isTimeless: true },
  { name: 'members', title: 'Own lists of members', script: 'members.ts', isTimeless: true },
  { name: 'estimates', title: 'Estimates of a household', script: 'estimates.ts' },
  { name: 'forbidden', title: 'Forbidden programs', script: 'forbidden.ts', needsSamples: true, isTimeless: true },
  { name: 'wishes', title: 'Wishes as people type them', script: 'wishes.ts', needsSamples: true, isTimeless: true },
  { name: 'hostile', title: 'Hostile words', script: 'hostile.ts', quick: ['100'] },
  { name: 'results', title: 'From Enter to the list', script: 'results.ts', quick: ['--programs', '5000'] },
  { name: 'ingest', title: 'A first fill', script: 'ingest.ts', quick: ['--records', '2000'] },
  { name: 'analysis', title: 'A model that lies', script: 'analysis.ts', quick: ['--programs', '10'] },
  { name: 'ai-cost', title: 'What AI costs', script: 'ai-cost.ts', isTimeless: true },
  { name: 'agent', title: 'Questions about a program', script: 'agent.ts', quick: ['--questions', '10'] },
  { name: 'timing', title: 'What the time of an answer tells', script: 'house/timing.ts' },
  { name: 'build', title: 'The build of the site', script: 'house/build.ts', quick: ['--programs', '400'] },
  { name: 'types', title: 'The type check', script: 'house/types.ts' },
];
