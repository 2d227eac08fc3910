/** The share button: opens the device's share sheet, or copies the link if there is none. */
import { showToast } from '../../components/ui/toast.ts';
import { shareAddress } from '../../lib/share.ts';
import { SHARE } from './texts.ts';

for (const button of document.querySelectorAll<HTMLElement>('[data-share]')) {
  button.addEventListener('click', () => void share(button));
}

async function share(button: HTMLElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel=canonical]')?.href ?? location.href;
  const outcome = await shareAddress(button.dataset['share'] ?? document.title, url);
  if (outcome === 'copied') showToast({ title: SHARE.copied, description: SHARE.copiedText });
  if (outcome === 'refused') {
    showByHand(button, url);
    showToast({ title: SHARE.failed, destructive: true });
  }
}

/** Shows the URL for the reader to select and copy, because clipboard access was denied. */
function showByHand(button: HTMLElement, url: string): void {
  const line = button.parentElement?.querySelector<HTMLElement>('[data-share-by-hand]');
  const address = line?.querySelector('[data-share-address]');
  if (!line || !address) return;
  address.textContent = url;
  line.hidden = false;
}
