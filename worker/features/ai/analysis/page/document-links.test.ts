import { expect, test } from 'vitest';
import { documentLinks } from './document-links.ts';

const NOW = Date.parse('2027-03-01T00:00:00Z');
const BASE = 'https://www.hud.gov/programs/roof';

test.each([
  ['<a href="/files/FY27_NOFO.pdf">Read more</a>', ['https://www.hud.gov/files/FY27_NOFO.pdf']],
  ['<a class="x" href=\'guide.docx\'>Program <b>guidelines</b></a>', ['https://www.hud.gov/programs/guide.docx']],
  ['<a href=/media/12/download>Fact sheet (PDF, 1 MB)</a>', ['https://www.hud.gov/media/12/download']],
  ['<a href="/a.pdf?x=1&amp;y=2#page=3">Application instructions</a>', ['https://www.hud.gov/a.pdf?x=1&y=2']],
  ['<a href="https://www.usda.gov/nofa.pdf">NOFA</a>', ['https://www.usda.gov/nofa.pdf']],
  ['<a href="https://shop.example.com/nofo.pdf">Notice of funding</a>', []],
  ['<a href="http://www.hud.gov/nofo.pdf">Notice of funding</a>', []],
  ['<a href="/nofo.html">Notice of funding</a>', []],
  ['<a href="/annual-report.pdf">Annual report</a>', []],
  ['<a href="/FY24_NOFO.pdf">Notice of funding</a><a href="/nofo.pdf">Notice of funding 2025-26</a>', []],
  ['<a href="/nofo-spanish.pdf">Notice of funding, Spanish</a>', []],
  ['<a href="/nofo.pdf">Notice</a><a href="/nofo.pdf#page=2">Notice of funding</a>', ['https://www.hud.gov/nofo.pdf']],
  ['<a name="nofo.pdf">NOFO</a><a href="javascript:nofo.pdf">NOFO</a><a href="', []],
])('%s', (html, links) => {
  expect(documentLinks(html, BASE, [], NOW)).toEqual(links);
});

test('notices come before guidelines, instructions and fact sheets, five at most', () => {
  const names = ['fact-sheet', 'instructions', 'program-guide', 'nofo', 'rfa', 'guidelines', 'how-to-apply'];
  const html = names.map((name) => `<a href="/${name}.pdf">More</a>`).join('');
  const found = documentLinks(html, BASE, [], NOW).map((url) => url.replace('https://www.hud.gov/', ''));
  expect(found).toEqual(['nofo.pdf', 'rfa.pdf', 'program-guide.pdf', 'guidelines.pdf', 'instructions.pdf']);
});
