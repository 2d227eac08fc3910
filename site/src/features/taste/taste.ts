import { TASTE_FORM } from './form.ts';
import { showLights } from './show-lights.ts';

/** The programs and the rules are loaded when somebody first touches the questions, and not before. */
const form = document.querySelector<HTMLFormElement>(`#${TASTE_FORM}`);
if (form) {
  const load = () => import('./show.ts');
  for (const touch of ['focusin', 'pointerover', 'touchstart'] as const) {
    // What fails here is tried again, and told, when the button is pressed.
    const early = () => void load().then(({ programsLoaded }) => programsLoaded().catch(() => null));
    form.addEventListener(touch, early, { once: true, passive: true });
  }
  form.addEventListener('change', () => {
    showLights(form);
    // The way to sign-up may be taken without the answer.
    void load().then(({ keepAnswers }) => keepAnswers(form));
  });
  // The browser may bring answers back with the page.
  showLights(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load().then(({ showAnswers }) => showAnswers(form));
  });
}
