import type { Screen } from './screen.ts';
import { failedToLoad, heading } from './screen-kit.ts';

/** The blog in every state that looks different. */
export const BLOG_SCREENS: readonly Screen[] = [
  { name: 'blog', path: '/blog', who: 'visitor', ready: heading('Know the way before you set out.') },
  {
    name: 'blog-topic',
    path: '/blog?tag=Housing',
    who: 'visitor',
    ready: (page) => page.getByText(/^\d+ articles? on Housing$/),
    spanish: { path: '/blog?tag=Vivienda', ready: (page) => page.getByText(/^\d+ artículos? sobre Vivienda$/) },
  },
  {
    name: 'blog-empty',
    path: '/blog?tag=Sailing',
    who: 'visitor',
    ready: (page) => page.getByRole('heading', { name: 'No Articles Found' }),
  },
  {
    name: 'blog-failed',
    path: '/blog?q=roof',
    who: 'visitor',
    prepare: (page) => page.route('**/api/blog', (route) => route.abort()),
    ready: (page) => page.getByRole('main').getByText('Failed to fetch blog posts'),
    expectedErrors: failedToLoad,
  },
  { name: 'article', path: '/blog/liheap-help-with-heating-bills', who: 'visitor', ready: heading(/LIHEAP/) },
  {
    name: 'article-missing',
    path: '/blog/no-such-article',
    who: 'visitor',
    ready: heading('Article Not Found'),
    expectedErrors: failedToLoad,
  },
];
