import { addressIn } from '../../locale/address-in.ts';
import { OFFER_CLOSED_KEY } from '../account/session/spanish-offer-key.ts';

/** Shown in Spanish on an English page, to readers who prefer Spanish. */
const OFFER = {
  name: 'Idioma',
  text: 'Esta página también está en español.',
  link: 'Ver en español',
  close: 'Cerrar',
} as const;

/** Overlays the page, so nothing on it moves. The header and dialogs stay above. */
const LOOK =
  'position:fixed;inset:auto 0 0;z-index:4;display:flex;justify-content:center;align-items:center;gap:1rem;padding:.5rem 1rem;border-top:1px solid var(--line-strong);background:var(--surface);color:var(--ink)';

if (document.querySelector('a[data-language=es]') && !wasClosed()) offerSpanish();

/** Offers the Spanish page in a line at the bottom. Once the reader closes it, it doesn't come back. */
function offerSpanish(): void {
  const line = document.createElement('aside');
  line.lang = 'es';
  line.ariaLabel = OFFER.name;
  line.style.cssText = LOOK;

  const link = document.createElement('a');
  link.textContent = OFFER.link;
  link.href = addressIn('es', location);
  // Marks it as a language switch, like the link in the header.
  link.dataset['language'] = 'es';
  const text = document.createElement('p');
  text.append(`${OFFER.text} `, link);

  const close = document.createElement('button');
  close.className = 'button button-ghost';
  close.type = 'button';
  close.textContent = OFFER.close;
  close.addEventListener('click', () => {
    keepClosed();
    line.remove();
  });
  line.append(text, close);
  document.body.append(line);
}

function wasClosed(): boolean {
  try {
    return localStorage.getItem(OFFER_CLOSED_KEY) !== null;
  } catch {
    return false;
  }
}

function keepClosed(): void {
  try {
    localStorage.setItem(OFFER_CLOSED_KEY, '1');
  } catch {
    // Storage is blocked, so the next page will offer it again.
  }
}
