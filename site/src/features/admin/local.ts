/** Returns whether the page was opened on the machine that serves it. */
export function isLocal(hostname: string): boolean {
  return /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/.test(hostname);
}
