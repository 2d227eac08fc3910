/** `closed`: the share sheet was closed. `refused`: clipboard access was denied. */
export type Shared = 'shared' | 'copied' | 'closed' | 'refused';

/** Shares a URL with the device's share sheet, or copies it to the clipboard. */
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
