/** Controls that a box shouldn't cover, because someone may want to press them next. */
const CONTROLS = 'a, button, input, select, textarea, summary, iframe';
/** Covered only as a last resort. Otherwise, text is covered before links, and links before buttons. */
const FIRST = '.site-header, .card-button, .save-note, toast-region:has(.toast)';
const HEADINGS = 'h1, h2, h3';
const TEXTS = 'p, li, dd, label';
const STEP = 8;

/** Lifts a box at the bottom of the screen to the lowest place where it covers nothing, or what matters least. */
export function liftClear(box: HTMLElement): void {
  box.style.marginBottom = '';
  // With a dialog open, the box is at the top, and only the dialog has controls.
  if (document.querySelector('.dialog[data-state="open"]')) return;
  const { top, bottom, left, right } = placeOf(box);
  const others = [...document.querySelectorAll(`${CONTROLS}, ${FIRST}, ${HEADINGS}, ${TEXTS}`)]
    .filter((one) => !box.contains(one))
    .map((one) => ({ at: one.getBoundingClientRect(), weight: weightOf(one) }))
    .filter(({ at }) => at.height > 0 && at.right > left && at.left < right && at.bottom > 0 && at.top < bottom);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let lift = 0; lift <= top && least > 0; lift += STEP) {
    const covered = others.filter(({ at }) => at.bottom > top - lift && at.top < bottom - lift);
    const weight = covered.reduce((sum, one) => sum + one.weight, 0);
    if (weight < least) [best, least] = [lift, weight];
  }
  box.style.marginBottom = `${best}px`;
}

/** Returns the final position of the box, or of the toast in it, without the offset of the entrance animation. */
function placeOf(box: HTMLElement): { top: number; bottom: number; left: number; right: number } {
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const toast = box.querySelector<HTMLElement>('.toast:not([data-leaving])');
  if (!toast) return { top, bottom, left, right };
  const toastTop = top + toast.offsetTop;
  return { top: toastTop, bottom: toastTop + toast.offsetHeight, left, right };
}

function weightOf(one: Element): number {
  if (one.matches(FIRST)) return 100;
  if (one.matches('.button, iframe')) return 3;
  if (one.matches(CONTROLS)) return 1;
  return one.matches(HEADINGS) ? 0.4 : 0.1;
}
