/** `closed`: whoever shares closed the device's sheet. `refused`: the browser keeps its clipboard to itself. */
export type Shared = 'shared' | 'copied' | 'closed' | 'refused';

/** Hands an address on: by the device's own sheet where it has one, else by the clipboard. */
export async function shareAddress(title: string, url: string): Promise<Shared> {
  if ('share' in navigator) {
    try {
      await navigator.share({ title, url });
      return 'shared';
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'closed';
    }
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'refused';
  }
}
