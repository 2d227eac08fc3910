import { LANGUAGE_KEY } from '../../../../contract/locales.ts';
import { addressIn } from '../../locale/prefix.ts';
import { chooseLanguage, keepLanguage } from './language-choice.ts';

/** In Spanish on an English page, for readers who prefer it. */
const OFFER = {
  name: 'Idioma',
  text: 'Esta página también está en español.',
  link: 'Ver en español',
  close: 'Cerrar',
} as const;

/** Over the page, so nothing on it moves. The header and dialogs stay above. */
const LOOK =
  'position:fixed;inset:auto 0 0;z-index:4;display:flex;justify-content:center;align-items:center;gap:1rem;padding:.5rem 1rem;border-top:1px solid var(--line-strong);background:var(--surface);color:var(--ink)';

/** Offers the Spanish page in a line at the bottom, until the reader has chosen a language or closed the line. */
export function offerSpanish(): void {
  if (hasChosen()) return;
  const line = document.createElement('aside');
  line.lang = 'es';
  line.ariaLabel = OFFER.name;
  line.style.cssText = LOOK;

  const link = document.createElement('a');
  link.textContent = OFFER.link;
  link.href = addressIn('es', location);
  link.addEventListener('click', () => {
    link.href = addressIn('es', location);
    chooseLanguage('es');
  });
  const text = document.createElement('p');
  text.append(`${OFFER.text} `, link);

  const close = document.createElement('button');
  close.className = 'button button-ghost';
  close.type = 'button';
  close.textContent = OFFER.close;
  close.addEventListener('click', () => {
    keepLanguage('en');
    line.remove();
  });
  line.append(text, close);
  document.body.append(line);
}

function hasChosen(): boolean {
  try {
    return localStorage.getItem(LANGUAGE_KEY) !== null;
  } catch {
    return false;
  }
}
