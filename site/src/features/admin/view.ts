import { atom } from 'nanostores';

export const DASHBOARD_PATH = '/admin-dashboard';
export const LOGIN_PATH = '/admin-login';

export const VIEW_KINDS = ['crawler', 'runs', 'sources', 'programs', 'members', 'status'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** The open part of the dashboard and its state. */
export type View =
  | { kind: 'crawler' | 'sources' | 'members' | 'status' }
  | { kind: 'runs'; run: number | null }
  | { kind: 'programs'; words: string; program: string | null };

const LONGEST = 300;

/** Parses a view from the query string. Ignores unknown values. */
export function viewOf(search: string): View {
  const given = new URLSearchParams(search);
  const text = (name: string) => (given.get(name) ?? '').trim().slice(0, LONGEST);
  const kind = VIEW_KINDS.find((known) => known === given.get('view')) ?? 'crawler';
  if (kind === 'runs') return { kind, run: /^[1-9]\d{0,14}$/.test(text('run')) ? Number(text('run')) : null };
  if (kind === 'programs') return { kind, words: text('words'), program: text('program') || null };
  return { kind };
}

/** Returns a view's URL. */
export function hrefOf(view: View): string {
  const query = new URLSearchParams();
  if (view.kind !== 'crawler') query.set('view', view.kind);
  if (view.kind === 'runs' && view.run !== null) query.set('run', String(view.run));
  if (view.kind === 'programs') {
    if (view.words !== '') query.set('words', view.words);
    if (view.program !== null) query.set('program', view.program);
  }
  const text = query.toString();
  return DASHBOARD_PATH + (text === '' ? '' : `?${text}`);
}

/** Returns a kind's first view, which the list of views links to. */
export function firstView(kind: ViewKind): View {
  if (kind === 'runs') return { kind, run: null };
  return kind === 'programs' ? { kind, words: '', program: null } : { kind };
}

export const $view = atom<View>(viewOf(globalThis.location?.search ?? ''));

/** Called before leaving a view that may have unsaved text. */
let guarded: () => boolean = () => true;
/** The current view's URL. On Back, the browser has already moved when the event fires. */
let here = '';

export function guardLeaving(guard: () => boolean): () => void {
  guarded = guard;
  return () => {
    guarded = () => true;
  };
}

/** Returns whether the admin may leave the open view. Asks first if there are unsaved changes. */
export function mayLeave(): boolean {
  return guarded();
}

export function openView(view: View): void {
  if (!mayLeave()) return;
  history.pushState(null, '', hrefOf(view));
  show();
}

/** Syncs the view with the URL, including on Back and Forward. Returns a function that stops it. */
export function followAddress(): () => void {
  show();
  const onMove = () => {
    if (mayLeave()) show();
    else history.pushState(null, '', here);
  };
  addEventListener('popstate', onMove);
  return () => removeEventListener('popstate', onMove);
}

function show(): void {
  here = location.pathname + location.search;
  const view = viewOf(location.search);
  if (hrefOf(view) !== hrefOf($view.get())) $view.set(view);
}
