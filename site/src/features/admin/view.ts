import { atom } from 'nanostores';

export const DASHBOARD_PATH = '/admin-dashboard';
export const LOGIN_PATH = '/admin-login';

export const VIEW_KINDS = ['crawler', 'runs', 'sources', 'programs', 'members', 'status'] as const;
export type ViewKind = (typeof VIEW_KINDS)[number];

/** What part of the dashboard is open, and what in it. */
export type View =
  | { kind: 'crawler' | 'sources' | 'members' | 'status' }
  | { kind: 'runs'; run: number | null }
  | { kind: 'programs'; words: string; program: string | null };

const LONGEST = 300;

/** What is not known is left out. */
export function viewOf(search: string): View {
  const given = new URLSearchParams(search);
  const text = (name: string) => (given.get(name) ?? '').trim().slice(0, LONGEST);
  const kind = VIEW_KINDS.find((known) => known === given.get('view')) ?? 'crawler';
  if (kind === 'runs') return { kind, run: /^[1-9]\d{0,14}$/.test(text('run')) ? Number(text('run')) : null };
  if (kind === 'programs') return { kind, words: text('words'), program: text('program') || null };
  return { kind };
}

/** The address of a view. */
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

/** What a kind shows when it is opened from the list of parts. */
export function firstView(kind: ViewKind): View {
  if (kind === 'runs') return { kind, run: null };
  return kind === 'programs' ? { kind, words: '', program: null } : { kind };
}

export const $view = atom<View>(viewOf(globalThis.location?.search ?? ''));

/** Asked before a view is left: what was typed there may not be saved. */
let guarded: () => boolean = () => true;
/** Where we are: the browser has moved already when it tells of Back. */
let here = '';

export function guardLeaving(guard: () => boolean): () => void {
  guarded = guard;
  return () => {
    guarded = () => true;
  };
}

/** Whether what is open may be left. Asks, where something is not saved. */
export function mayLeave(): boolean {
  return guarded();
}

export function openView(view: View): void {
  if (!mayLeave()) return;
  history.pushState(null, '', hrefOf(view));
  show();
}

/** Follows the address, also with Back and Forward. Returns what ends that. */
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
