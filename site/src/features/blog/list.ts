/** The list of articles. Topic and search words are in the URL, so links, reloads and Back all show the same list. */
import { showToast } from '../../components/ui/toast.ts';
import { addressOf, type Choice, choiceOf, hasWords, isSameTopic } from './search.ts';
import { FAILED, foundText, SEARCH } from './texts.ts';

type FullText = { status: 'none' | 'loading' | 'failed' } | { status: 'ready'; textOf: (slug: string) => string };

const blog = document.querySelector<HTMLElement>('[data-blog]');
if (blog) startList(blog);

function startList(blog: HTMLElement): void {
  const part = (name: string) => blog.querySelector<HTMLElement>(`[data-blog-${name}]`);
  const input = blog.querySelector('input');
  const tabs = [...blog.querySelectorAll<HTMLAnchorElement>('a.tab')];
  const topics = tabs.flatMap(({ dataset }) => dataset['topic'] || []);
  const posts = [...blog.querySelectorAll<HTMLElement>('[data-post]')].map((element) => {
    const tags: unknown = JSON.parse(element.dataset['tags'] ?? '[]');
    const names = Array.isArray(tags) ? tags.map(String) : [];
    const shown = [...element.querySelectorAll('h2, .post-card-text')].map((part) => part.textContent);
    return { element, slug: element.dataset['post'] ?? '', tags: names, seen: [...shown, ...names].join(' ') };
  });
  let choice: Choice = { topic: null, words: '' };
  let fullText: FullText = { status: 'none' };

  const show = () => {
    let count = 0;
    for (const { element, slug, tags, seen } of posts) {
      const text = fullText.status === 'ready' ? `${seen} ${fullText.textOf(slug)}` : seen;
      const isOfTopic = choice.topic === null || tags.some((tag) => isSameTopic(tag, choice.topic ?? ''));
      element.hidden = !isOfTopic || !hasWords(text, choice.words);
      if (!element.hidden) count += 1;
    }
    const busy = fullText.status === 'loading' && choice.words !== '';
    const isChosen = choice.topic !== null || choice.words !== '';
    part('empty')?.toggleAttribute('hidden', count > 0 || busy);
    part('failed')?.toggleAttribute('hidden', fullText.status !== 'failed');
    const found = part('found');
    if (found) found.textContent = busy ? SEARCH.busy : isChosen ? foundText(count, choice.topic, choice.words) : '';
    for (const tab of tabs) {
      const isCurrent = (tab.dataset['topic'] || null) === choice.topic;
      tab.setAttribute('aria-current', String(isCurrent));
      if (isCurrent) showWhole(tab);
    }
  };

  const load = async () => {
    if (fullText.status === 'loading' || fullText.status === 'ready') return;
    fullText = { status: 'loading' };
    show();
    try {
      const { fetchFullText } = await import('./full-text.ts');
      fullText = { status: 'ready', textOf: await fetchFullText() };
    } catch {
      fullText = { status: 'failed' };
      showToast({ title: FAILED.title, description: FAILED.text, destructive: true });
    }
    show();
  };

  const readAddress = () => {
    choice = choiceOf(location.search, topics);
    if (input) input.value = choice.words;
    show();
    if (choice.words) void load();
  };

  const choose = (next: Choice, history: 'pushState' | 'replaceState') => {
    choice = next;
    window.history[history](null, '', addressOf(choice));
    show();
  };

  input?.addEventListener('focus', () => void (fullText.status === 'none' && load()));
  input?.addEventListener('input', () => choose({ ...choice, words: input.value.trim() }, 'replaceState'));
  part('search')?.addEventListener('submit', (event) => {
    event.preventDefault();
    // After Enter, the reader wants to see the articles, and a phone's keyboard covers them.
    input?.blur();
  });
  part('again')?.addEventListener('click', () => void load());
  blog.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLElement>('a[data-topic]') : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
    event.preventDefault();
    const isTab = link.classList.contains('tab');
    if (!isTab && input) input.value = '';
    choose({ topic: link.dataset['topic'] || null, words: isTab ? choice.words : '' }, 'pushState');
    // The empty list's button is gone now, so focus the search field.
    if (!isTab) input?.focus();
  });
  addEventListener('popstate', readAddress);
  addEventListener('pageshow', (event) => event.persisted && readAddress());
  readAddress();
}

/** Scrolls the tab into view, because the row of topics is wider than a phone's screen. */
function showWhole(tab: HTMLElement): void {
  const row = tab.parentElement;
  if (!row) return;
  const [whole, seen] = [tab.getBoundingClientRect(), row.getBoundingClientRect()];
  if (whole.left < seen.left || whole.right > seen.right) row.scrollLeft += whole.left - seen.left;
}
