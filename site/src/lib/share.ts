/** `closed`: the share sheet was closed. `refused`: the browser refuses clipboard access. */
export type Shared = 'shared' | 'copied' | 'closed' | 'refused';

/** Shares an address with the device's share sheet, or copies it to the clipboard. */
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
