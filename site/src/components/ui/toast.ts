import { PRODUCT, TOAST } from '../../../../contract/limits.ts';
import { liftClear } from './lift-clear.ts';
import { CLOSE_NOTICE } from './texts.ts';

export interface Notice {
  title: string;
  description?: string;
  destructive?: boolean;
  /** How long it stays, in milliseconds. Defaults to the product's setting. */
  dismissAfter?: number;
}

/** Storage key for a toast that waits for the next page. */
export const TOAST_KEY = `${PRODUCT}_toast`;

let dismissCurrent: (() => void) | undefined;

/** Shows a toast at the edge of the screen. A new one replaces the last. */
export function showToast(notice: Notice): void {
  const region = document.querySelector('toast-region');
  const announcer = region?.querySelector(notice.destructive ? '[role="alert"]' : '[role="status"]');
  if (!(region instanceof HTMLElement) || !announcer) return;
  dismissCurrent?.();
  const shown = [...region.querySelectorAll('.toast')];
  for (const old of shown.slice(0, shown.length - TOAST.atOnce + 1)) old.remove();
  region.style.maxWidth = `${TOAST.maxWidth}px`;
  bringToFront(region);
  const toast = toastElement(notice);
  announcer.append(toast);
  keepClear(region, toast);
  dismissCurrent = dismissWhenSeen(toast, notice.dismissAfter ?? TOAST.dismissAfter);
  const close = dismissCurrent;
  const before = document.activeElement;
  const closeByHand = () => {
    if (toast.contains(document.activeElement) && before instanceof HTMLElement) before.focus();
    close();
  };
  toast.querySelector('button')?.addEventListener('click', closeByHand);
  toast.addEventListener('keydown', (event) => event.key === 'Escape' && closeByHand());
}

/** Saves a toast for the next page to show. Call it before navigating away. */
export function toastOnNextPage(notice: Notice): void {
  try {
    sessionStorage.setItem(TOAST_KEY, JSON.stringify(notice));
  } catch {
    // Storage is blocked. Only the toast is lost, and the next page makes sense without it.
  }
}

/** Called once on every page: shows the toast region and any toast the previous page left. */
export function openToasts(): void {
  const region = document.querySelector('toast-region');
  if (region instanceof HTMLElement) region.showPopover();
  showKeptToast();
}

function showKeptToast(): void {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(TOAST_KEY) ?? 'null');
    sessionStorage.removeItem(TOAST_KEY);
    if (isNotice(kept)) showToast(kept);
  } catch {
    // Storage is blocked, or the entry isn't valid JSON: show no toast.
  }
}

function isNotice(value: unknown): value is Notice {
  return typeof value === 'object' && value !== null && 'title' in value && typeof value.title === 'string';
}

/** Positions the toast now and whenever the page renders more, such as the form that the toast is about. */
function keepClear(region: HTMLElement, toast: HTMLElement): void {
  const place = () => requestAnimationFrame(() => liftClear(region));
  const rendered = new MutationObserver(() => (toast.isConnected ? place() : rendered.disconnect()));
  rendered.observe(document.body, { childList: true, subtree: true });
  place();
}

/** Reopens the region, which puts it back on top of any dialog that opened later. */
function bringToFront(region: HTMLElement): void {
  if (region.matches(':popover-open')) region.hidePopover();
  region.showPopover();
}

/** Dismisses the toast after a while; hover and focus pause the timer. Returns a function that dismisses it at once. */
function dismissWhenSeen(toast: HTMLElement, after: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const dismiss = () => {
    clearTimeout(timer);
    if ('leaving' in toast.dataset) return;
    toast.dataset['leaving'] = '';
    setTimeout(() => toast.remove(), TOAST.removeAfterDismissal);
  };
  const hold = () => clearTimeout(timer);
  const run = () => {
    clearTimeout(timer);
    if (!toast.matches(':hover, :focus-within')) timer = setTimeout(dismiss, after);
  };
  for (const event of ['pointerenter', 'focusin']) toast.addEventListener(event, hold);
  for (const event of ['pointerleave', 'focusout']) toast.addEventListener(event, () => setTimeout(run));
  run();
  return dismiss;
}

function toastElement({ title, description, destructive }: Notice): HTMLElement {
  const toast = element('div', 'toast');
  if (destructive) toast.dataset['destructive'] = '';
  toast.append(element('p', 'toast-title', title));
  if (description) toast.append(element('p', 'toast-text', description));
  const close = element('button', 'toast-close', '×');
  close.type = 'button';
  close.setAttribute('aria-label', CLOSE_NOTICE);
  toast.append(close);
  return toast;
}

function element<Tag extends 'button' | 'div' | 'p'>(
  tag: Tag,
  className: string,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const created = document.createElement(tag);
  created.className = className;
  created.textContent = text;
  return created;
}
