import { PRODUCT_NAME } from '../../../../contract/limits.ts';

/** Texts around the blog's articles. The articles themselves are in `content/blog`. */
export const LIST = {
  headTitle: 'Blog: grants, loans and benefits in plain words',
  headDescription:
    'Guides on grants, loans and benefits in plain words: who can get them, what to send, where to apply, and what to watch out for. Each with official sources.',
  title: 'Know the way before you set out.',
  text: 'Guides to public money in plain words: who can get it, what documents you need, and where to ask. Every article names its official sources and the day we checked its facts.',
  feed: 'Follow by RSS',
} as const;

export const SEARCH = {
  label: 'Search the articles',
  placeholder: 'Try “roof”, “FAFSA” or “DD 214”',
  topics: 'Topics',
  all: 'All Topics',
  busy: 'Searching the full text…',
} as const;

export const readTimeText = (minutes: number) => `${minutes} min read`;
export const READ_MORE = 'Read More';
/** Follows "Read More" for screen readers. */
export const readMoreOf = (title: string) => `: ${title}`;

const articles = (count: number) => (count === 1 ? '1 article' : `${count} articles`);
export function foundText(count: number, topic: string | null, words: string): string {
  return [articles(count), topic && `on ${topic}`, words && `for “${words}”`].filter(Boolean).join(' ');
}

export const EMPTY = {
  title: 'No Articles Found',
  text: 'No article fits these words and this topic. Try fewer words, or look at all of them.',
  all: 'Show all articles',
} as const;

export const FAILED = {
  title: 'Failed to fetch blog posts',
  text: 'The search now looks at titles, descriptions and topics only.',
  again: 'Try again',
} as const;

export const POST = {
  back: 'Blog',
  breadcrumbs: 'Where you are',
  topics: 'Topics of this article',
  published: 'Published',
  updated: 'Updated',
  contents: 'In this article',
  checked: 'Facts checked on',
  checkedText:
    'Rules and amounts change, and states set some of their own. If we and an official page disagree, trust the official page.',
  programs: 'Programs in this article',
  officialPage: 'Official page',
  asRead: 'source read on',
  sources: 'Sources',
  author: 'About the author',
  related: 'Related articles',
  more: 'More articles',
} as const;

export const CALL = {
  title: 'See if you qualify',
  text: `Answer a few questions once. ${PRODUCT_NAME} compares the rules of each program with your situation and tells you why it fits or doesn’t.`,
  start: 'Check what fits you',
} as const;

export const SHARE = {
  button: 'Share this article',
  copied: 'Link copied',
  copiedText: 'Paste it wherever you like.',
  failed: 'The link couldn’t be copied',
  byHand: 'Copy this address:',
} as const;

export const MISSING = {
  title: 'Article Not Found',
  description:
    'There’s no article at this address. It may have moved, or the link may be mistyped. Here are other articles to read.',
  text: 'There’s no article at this address. The link may be old or mistyped. Maybe one of these helps:',
  all: 'See all articles',
} as const;

export const FEED = {
  title: `${PRODUCT_NAME} Blog`,
  description: 'Guides on grants, loans and benefits, in plain words and with official sources.',
} as const;
