import type { Outcome, ToCard, ToPage } from './messages.ts';

const script = document.currentScript;
export const ORIGIN = new URL(script instanceof HTMLScriptElement ? script.src : location.href).origin;

/** Creates a frame with the emulator's own origin, so the page never sees what's typed in it. */
export function frameOf(path: string, title: string, hear: (message: ToPage) => void) {
  const frame = document.createElement('iframe');
  frame.src = `${ORIGIN}${path}#${encodeURIComponent(location.origin)}`;
  frame.title = title;
  frame.allow = 'payment *';
  const listen = (event: MessageEvent<ToPage>) => {
    if (event.origin === ORIGIN && event.source === frame.contentWindow) hear(event.data);
  };
  window.addEventListener('message', listen);
  return {
    frame,
    say: (message: ToCard) => frame.contentWindow?.postMessage(message, ORIGIN),
    remove: () => {
      window.removeEventListener('message', listen);
      frame.remove();
    },
  };
}

/** Shows the authentication prompt over the whole page, as banks do. */
export function askHolder(key: string, secret: string): Promise<Outcome> {
  return new Promise((resolve) => {
    const before = document.activeElement;
    const path = `/frames/question?key=${encodeURIComponent(key)}&secret=${encodeURIComponent(secret)}`;
    const { frame, remove } = frameOf(path, 'Secure authentication frame', (message) => {
      if (message.kind === 'ready') frame.focus();
      if (message.kind !== 'answer') return;
      remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(message.outcome);
    });
    const style = { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647' };
    Object.assign(frame.style, style);
    // A modal dialog makes everything else inert, so the frame goes into the topmost one.
    const dialogs = document.querySelectorAll('dialog[open]');
    (dialogs[dialogs.length - 1] ?? document.body).append(frame);
  });
}
