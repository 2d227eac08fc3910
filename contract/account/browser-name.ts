import { BROWSER_NAME } from './browser-name-words.ts';

/** Most browsers claim to be others too, so the first match wins. */
const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/(?:\bChrome|\bChromium|\bHeadlessChrome|\bCriOS)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*\bSafari\//, 'Safari'],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b|\bMacintosh\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Describes a user agent string: "Chrome on Windows". The default words are in the language of the site's build. */
export function browserNameOf(userAgent: string | null, words = BROWSER_NAME): string {
  const browser = found(BROWSERS, userAgent) ?? words.unknown;
  const system = found(SYSTEMS, userAgent);
  return system === undefined ? browser : words.on(browser, system);
}

export function isKnownBrowser(userAgent: string | null): boolean {
  return found(BROWSERS, userAgent) !== undefined;
}

function found(names: typeof BROWSERS, userAgent: string | null): string | undefined {
  return names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
}
