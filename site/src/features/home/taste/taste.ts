import { TASTE_FORM } from './form.ts';
import { showLights } from './show-lights.ts';

/** The programs and rules load when the visitor first touches the questions. */
const form = document.querySelector<HTMLFormElement>(`#${TASTE_FORM}`);
if (form) {
  const load = () => import('./show.ts');
  for (const touch of ['focusin', 'pointerover', 'touchstart'] as const) {
    // If this fails, the button press retries it and shows any error.
    const early = () => void load().then(({ programsLoaded }) => programsLoaded().catch(() => null));
    form.addEventListener(touch, early, { once: true, passive: true });
  }
  form.addEventListener('change', () => {
    showLights(form);
    // The visitor may follow the sign-up link without looking at the results.
    void load().then(({ keepAnswers }) => keepAnswers(form));
  });
  // The browser may restore answers along with the page.
  showLights(form);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    void load().then(({ showAnswers }) => showAnswers(form));
  });
}
