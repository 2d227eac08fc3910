import { PRODUCT_NAME } from '../../../../contract/limits.ts';

/** Home page texts. Figures, values and articles are in `content/home/home.yaml`. */
export const HEAD = {
  title: `${PRODUCT_NAME}: grants, loans and assistance that fit you`,
  description: `Tell us your situation once. ${PRODUCT_NAME} shows which grants, loans and assistance programs fit you, and why, in plain words.`,
} as const;

export const HERO = {
  title: 'Find the help that is meant for you.',
  text: `There are thousands of grants, loans and assistance programs, and most of them aren’t for you. Tell us your situation once. ${PRODUCT_NAME} shows you which ones fit, and why.`,
  start: 'Find Grants Now',
  programs: 'Browse programs',
  note: 'Free to start. Each program makes the final decision.',
  proof: (figure: string) => `${figure} clear answers right`,
  count: 'How we count',
  figures: `${PRODUCT_NAME} in figures`,
} as const;

/** For signed-in members. */
export const WELCOME = {
  back: (name: string) => (name ? `Good to see you, ${name}` : 'Good to see you'),
  loading: 'Looking at your programs…',
  summary: (fits: number, sum: string, ifEarned = false) => {
    const found =
      fits === 0
        ? 'We found programs worth a look.'
        : `${fits} ${fits === 1 ? 'program looks' : 'programs look'} right for you.`;
    const given = ifEarned ? 'all your household’s income is from work and ' : '';
    return sum ? `${found} Together they’re worth about ${sum}, if ${given}you aren’t getting any of it yet.` : found;
  },
  starts: 'Start with these',
  incomplete: 'Answer a few questions, and we’ll show the programs that fit you.',
  failed: 'Your programs couldn’t be loaded just now. Open your list to try again.',
  programs: 'See my programs',
  plan: 'My plan',
  finish: 'Finish my profile',
  edit: 'Something changed? Update my profile',
} as const;

/** Ends the page for signed-in members. */
export const MEMBER_END = {
  help: 'Want somebody to go through it with you?',
  link: 'Get free help near you',
  more: `About ${PRODUCT_NAME}, its plans and articles`,
} as const;

/** Recent disaster declarations. */
export const DISASTERS = {
  counties: (count: number) =>
    `Disaster declared in ${count} ${count === 1 ? 'county' : 'counties'} in the last 30 days:`,
  states: (names: string) => `Disaster declared in ${names} in the last 30 days:`,
  link: 'see who gets help',
} as const;

export const WHY_TITLE = 'Know which programs fit you before you fill in a form.';
export const EXAMPLE = {
  caption: 'Example: what a family might see',
  verdict: 'Worth checking',
  met: 'You meet this',
  open: 'Still to check',
  source: 'Source:',
} as const;

export const MISSION = {
  label: 'Our mission',
  title: 'Nobody should miss out on help because nobody told them it was there.',
  text: 'Public money is set aside for rent, heating, school, a first business, a farm, a clinic. The rules are spread over thousands of pages that few people have time to read. We read them, put the rules in plain words with their sources, and show you where you stand.',
  figures: 'Since the start',
} as const;

export const PLANS_TITLE = 'Start free. Pay only when you want more.';

export const ARTICLES = { title: 'Worth reading before you apply', all: 'Explore All Articles' } as const;

export const FINAL = {
  title: 'See where you stand.',
  text: 'One profile, a few minutes, and you see which programs are for you.',
  start: 'Start Searching Now',
} as const;
