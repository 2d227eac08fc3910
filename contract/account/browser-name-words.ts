export const BROWSER_NAME = {
  unknown: 'Unknown browser',
  on: (browser: string, system: string) => `${browser} on ${system}`,
};
