import { endsIn, STILL_THERE } from './texts.ts';

interface Answers {
  stay: () => void;
  leave: () => void;
}

/** Remaining seconds that are announced. Announcing each second would drown out everything else. */
const SAID = [60, 30, 20, 10] as const;

let shown: { dialog: HTMLDialogElement; text: HTMLElement; before: Element | null } | undefined;

/** Shows a dialog that asks whether someone is still there. Plain HTML, because any page may need it. */
export function showWarning(left: number, answers: Answers): void {
  shown ??= open(answers);
  const seconds = Math.ceil(left / 1000);
  const said = endsIn(SAID.findLast((at) => seconds <= at) ?? SAID[0]);
  if (shown.text.textContent !== said) shown.text.textContent = said;
}

/** Hides the question in this tab after someone used another tab. */
export function hideWarning(): void {
  if (!shown) return;
  const { dialog, before } = shown;
  shown = undefined;
  dialog.close();
  dialog.remove();
  if (before instanceof HTMLElement) before.focus();
}

function open({ stay, leave }: Answers) {
  const before = document.activeElement;
  const dialog = document.createElement('dialog');
  dialog.className = 'card stack m-auto max-w-[27rem] text-ink backdrop:bg-(--scrim)';
  dialog.setAttribute('role', 'alertdialog');
  const title = document.createElement('h2');
  title.id = 'still-there-title';
  title.textContent = STILL_THERE.title;
  const text = document.createElement('p');
  text.id = 'still-there-text';
  text.setAttribute('role', 'alert');
  dialog.setAttribute('aria-labelledby', title.id);
  dialog.setAttribute('aria-describedby', text.id);
  const actions = document.createElement('div');
  actions.className = 'flex flex-wrap gap-3';
  actions.append(
    button(STILL_THERE.stay, 'button button-primary', stay),
    button(STILL_THERE.leave, 'button button-ghost', leave),
  );
  dialog.append(title, text, actions);
  // Escape closes the dialog: someone is there.
  dialog.addEventListener('cancel', (event) => {
    event.preventDefault();
    stay();
  });
  document.body.append(dialog);
  dialog.showModal();
  return { dialog, text, before };
}

function button(label: string, look: string, onClick: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = look;
  element.textContent = label;
  element.addEventListener('click', onClick);
  return element;
}
