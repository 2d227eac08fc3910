import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { unescapeHtml } from './built-page.ts';
import { drawCards } from './social-cards.ts';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'social-cards-'));
});
afterEach(() => rmSync(site, { recursive: true, force: true }));

function page(file: string, card: string, alt: string): void {
  const meta = (name: string, content: string) => `<meta property="${name}" content="${content}">`;
  writeFileSync(
    join(site, file),
    `<head>${meta('og:image', `https://x.example/social/${card}.png`)}${meta('og:image:alt', alt)}</head>`,
  );
}

test('pages with the same card name share one small, deterministic 1200 by 630 image', async () => {
  page('one.html', 'topic', 'Grantlight: Housing &#38; heat');
  page('two.html', 'topic', 'Grantlight: Housing &amp; heat');
  expect(await drawCards(site, 'en')).toBe(1);
  const file = join(site, 'social/topic.png');
  const first = readFileSync(file);
  expect(await sharp(first).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
  await drawCards(site, 'en');
  expect(readFileSync(file).equals(first)).toBe(true);
});

test('the longest title fits in a small file', async () => {
  page('long.html', 'long', `Grantlight: ${'Assistance for households in every county '.repeat(8)}`);
  await drawCards(site, 'en');
  const drawn = readFileSync(join(site, 'social/long.png'));
  expect(drawn.length).toBeLessThan(60_000);
  // The title must end above the line at the foot of the card, with only background between them.
  const between = await sharp(drawn)
    .extract({ left: 0, top: 495, width: 300, height: 20 })
    .greyscale()
    .raw()
    .toBuffer();
  expect(Math.min(...between)).toBeGreaterThan(200);
});

test('rejects two titles for one card, a missing card and unsupported letters', async () => {
  page('one.html', 'topic', 'Grantlight: Housing');
  page('two.html', 'topic', 'Grantlight: Heating');
  await expect(drawCards(site, 'en')).rejects.toThrow(
    'one.html and two.html want different titles on /social/topic.png: "Housing" and "Heating".',
  );
  page('two.html', 'two', 'Grantlight: 漢字');
  await expect(drawCards(site, 'en')).rejects.toThrow('The social card "漢字" cannot be drawn: its font has no "漢');
  writeFileSync(join(site, 'two.html'), '<head></head>');
  await expect(drawCards(site, 'en')).rejects.toThrow('two.html names no social card.');
});

test('decodes HTML entities', () => {
  expect(unescapeHtml('a &amp;&#38; b &lt;&quot;&#39;&gt; &nbsp; &amp;lt;')).toBe('a && b <"\'> &nbsp; &lt;');
});
