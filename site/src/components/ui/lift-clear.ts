/** Controls that a box shouldn't cover, because someone may want to press them next. */
const CONTROLS = 'a, button, input, select, textarea, summary';
/** Covered only if there's no other place. Of the rest, links are covered before buttons. */
const FIRST = '.site-header, .card-button, .save-note, toast-region:has(.toast)';
const STEP = 8;

/** Lifts a box at the bottom of the screen to the lowest place where it covers no control, or the fewest. */
export function liftClear(box: HTMLElement): void {
  box.style.marginBottom = '';
  // With a dialog open, the box is at the top, and only the dialog has controls.
  if (document.querySelector('.dialog[data-state="open"]')) return;
  const { top, bottom, left, right } = box.getBoundingClientRect();
  const others = [...document.querySelectorAll(`${CONTROLS}, ${FIRST}`)]
    .filter((one) => !box.contains(one))
    .map((one) => ({
      at: one.getBoundingClientRect(),
      weight: one.matches(FIRST) ? 100 : one.matches('.button') ? 3 : 1,
    }))
    .filter(({ at }) => at.height > 0 && at.right > left && at.left < right);
  let [best, least] = [0, Number.POSITIVE_INFINITY];
  for (let lift = 0; lift <= top && least > 0; lift += STEP) {
    const covered = others.filter(({ at }) => at.bottom > top - lift && at.top < bottom - lift);
    const weight = covered.reduce((sum, one) => sum + one.weight, 0);
    if (weight < least) [best, least] = [lift, weight];
  }
  box.style.marginBottom = `${best}px`;
}
