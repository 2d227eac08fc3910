import { expect, test } from 'vitest';
import { browserNameOf, isKnownBrowser } from './browser-name.ts';

const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64)';
const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)';
const LINUX = 'Mozilla/5.0 (X11; Linux x86_64)';
const PIXEL = 'Mozilla/5.0 (Linux; Android 14; Pixel 8)';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const IPAD = 'Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36';

test.each([
  [`${WINDOWS} ${CHROME}`, 'Chrome on Windows'],
  [`${MAC} ${CHROME}`, 'Chrome on macOS'],
  [`${LINUX} ${CHROME.replace('Chrome', 'HeadlessChrome')}`, 'Chrome on Linux'],
  [`Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${CHROME}`, 'Chrome on ChromeOS'],
  [`${PIXEL} ${CHROME.replace('Safari', 'Mobile Safari')}`, 'Chrome on Android'],
  [`${IPHONE} CriOS/126.0.6478.54 Mobile/15E148 Safari/604.1`, 'Chrome on iPhone'],
  [`${WINDOWS} ${CHROME} Edg/126.0.0.0`, 'Edge on Windows'],
  [`${PIXEL} ${CHROME} EdgA/126.0.0.0`, 'Edge on Android'],
  [`${IPHONE} Version/17.0 EdgiOS/126.0.2592.56 Mobile/15E148 Safari/604.1`, 'Edge on iPhone'],
  [`${WINDOWS.replace('x64)', 'x64; rv:127.0)')} Gecko/20100101 Firefox/127.0`, 'Firefox on Windows'],
  ['Mozilla/5.0 (Android 14; Mobile; rv:127.0) Gecko/127.0 Firefox/127.0', 'Firefox on Android'],
  [`${IPAD} FxiOS/127.0 Mobile/15E148 Safari/605.1.15`, 'Firefox on iPad'],
  [`${MAC} AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15`, 'Safari on macOS'],
  [`${IPHONE} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPhone'],
  [`${IPAD} Version/17.5 Mobile/15E148 Safari/604.1`, 'Safari on iPad'],
  [
    `Mozilla/5.0 (Linux; Android 14; SAMSUNG SM-S921U) ${CHROME.replace('Chrome', 'SamsungBrowser/25.0 Chrome')}`,
    'Samsung Internet on Android',
  ],
  [`${WINDOWS} ${CHROME} OPR/111.0.0.0`, 'Opera on Windows'],
  [`${LINUX} Thing/1.0`, 'Unknown browser on Linux'],
  ['curl/8.5.0', 'Unknown browser'],
  ['', 'Unknown browser'],
  [null, 'Unknown browser'],
])('%s is %s', (userAgent, name) => {
  expect(browserNameOf(userAgent)).toBe(name);
  expect(isKnownBrowser(userAgent)).toBe(!name.startsWith('Unknown'));
});
