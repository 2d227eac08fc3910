import { DELAY } from '../../../../contract/limits.ts';
import { toastOnNextPage } from '../../components/ui/toast.ts';
import { COMING_SOON } from './texts.ts';

/**
 * Redirects home after a moment, unless the visitor reaches for a link or button first. Returns a function that stops
 * it.
 */
export function redirectHome(): () => void {
  if (isControl(document.activeElement)) return () => {};
  const timer = setTimeout(() => {
    toastOnNextPage({ title: COMING_SOON });
    location.replace('/');
  }, DELAY.comingSoonRedirect);
  const stop = () => clearTimeout(timer);
  const stopWhenReached = ({ target }: Event) => {
    if (isControl(target)) stop();
  };
  for (const sign of ['click', 'focusin']) document.addEventListener(sign, stopWhenReached);
  return () => {
    stop();
    for (const sign of ['click', 'focusin']) document.removeEventListener(sign, stopWhenReached);
  };
}

function isControl(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('a, button') !== null;
}
