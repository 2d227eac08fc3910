import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeEntities, decodeWindows } from './entities.ts';
import { plainLine, plainText } from './plain-text.ts';

const TAG = /<[/!?]?[a-zA-Z]/;

test.each([
  ['<p>One&nbsp;&amp; two</p><p>three</p>', 'One & two\n\nthree'],
  ['&lt;p&gt;Once &amp;amp; escaped&lt;/p&gt;', 'Once & escaped'],
  ['&amp;lt;p&amp;gt;Twice&amp;amp;nbsp;escaped&amp;lt;br/&amp;gt;end', 'Twice escaped\nend'],
  ['<ul><li>a</li><li>b <b>c</b></li></ul>', '• a\n• b c'],
  ['<p class="MsoNormal" style="a:b"><o:p>&nbsp;</o:p>Word</p>', 'Word'],
  ['Alzheimer&rsquo;s &#8211; &#x2014; &#150; &sect;&eacute;', 'Alzheimer’s – — – §é'],
  ['5 < 10 and 10 > 5, &unknown; & done', '5 < 10 and 10 > 5, &unknown; & done'],
  ['R&amp D, &#167 5, &NBSP;&LT; 6', 'R& D, § 5, < 6'],
  ['?a=1&sect=2&copy=3 &copyright', '?a=1&sect=2&copy=3 &copyright'],
  ['a<!-- hidden > -->b<style>p{}</style>c<script>alert(1)</script>d', 'abcd'],
  ['<td>a</td><td>b</td>', 'a b'],
  ['<a title="a > b" href=x>one</a> <a title=\'"\'>two</a>', 'one two'],
  ['<a href="x>never closed</a>', 'never closed'],
  ['<script>if (a<b) x()</script>after', 'after'],
  ['left\u202egnp.exe\u200b\u0007', 'leftgnp.exe'],
  ['', ''],
])('%j becomes %j', (html, text) => {
  expect(plainText(html)).toBe(text);
});

test.each([
  '<img src=x onerror=alert(1)>',
  '<scr<b>ipt>alert(1)</scr</b>ipt>',
  '<<script>script>alert(1)<</script>/script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '&amp;amp;amp;lt;img src=x onerror=alert(1)&amp;amp;amp;gt;',
  '&amp;amp;amp;amp;amp;amp;amp;lt;svg onload=alert(1)&amp;amp;amp;amp;amp;amp;amp;gt;',
  '<svg/onload=alert(1)',
  '<a href="javascript:alert(1)">x',
  '<iframe srcdoc="&lt;script&gt;alert(1)&lt;/script&gt;">',
  '<img alt="a>b" src=x>',
  '<!--><script>alert(1)</script-->',
  '<title>x</title><style><!--</style><script>alert(1)</script>',
  '<\u200bscript>alert(1)</script>',
  '<&zwj;img src=x onerror=alert(1)>',
])('no tag of %s survives', (html) => {
  expect(plainText(html)).not.toMatch(TAG);
});

test('no tag survives, however it is assembled', () => {
  const piece = fc.constantFrom(
    '<',
    '>',
    '&lt;',
    '&amp;lt;',
    '/',
    'script',
    'img ',
    'b',
    '<!--',
    '-->',
    '"',
    '&#60;',
    '&',
    ';',
    'x',
    '\u200b',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      expect(plainText(pieces.join(''))).not.toMatch(TAG);
    }),
  );
});

test('hostile texts take no longer than others', () => {
  const started = performance.now();
  for (const text of ['<script>', '<a ', '<!--', '&amp;', '<ul><li>', '\n ', '<b>'])
    plainText(text.repeat(Math.floor(200_000 / text.length)));
  expect(performance.now() - started).toBeLessThan(5000);
});

test('a line has no line breaks', () => {
  expect(plainLine('<p>a</p>\n<p>b</p>')).toBe('a b');
});

test('letters after an ampersand are no reference without its semicolon and case', () => {
  expect(decodeEntities('Health&IT for WA&OR, M&EE, R&amp;D &NBSP;&nbsp here')).toBe(
    'Health&IT for WA&OR, M&EE, R&D \u00a0\u00a0 here',
  );
});

test('entities are decoded once, and Windows’ bytes in their encoding', () => {
  expect(decodeEntities('&amp;lt;&Aacute;&yuml;&nbsp;&#0;&#xD800;&#x110000;')).toBe('&lt;Áÿ\u00a0\ufffd\ufffd\ufffd');
  expect(decodeWindows(Uint8Array.of(0x93, 0x61, 0x94, 0x80, 0xe9, 0x96))).toBe('“a”€é–');
});

const HIDING = [
  '<p style="display:none">X</p>',
  '<p style="font-size:1px">X</p>',
  '<p style="opacity:0">X</p>',
  '<p style="color:#fff;background:#fff">X</p>',
  '<div style="position:absolute;left:-9999px"><div>X</div></div>',
  '<p style="overflow:hidden;height:0">X</p>',
  '<span hidden>X</span>',
  '<style>.q{display:none}</style><p class="a q">X</p>',
  '<answer>X</answer>',
  '&lt;p style="display:none"&gt;X&lt;/p&gt;',
];

test.each(HIDING)('invisible text is not read: %s', (html) => {
  expect(plainText(`<p>One</p>${html}<p>Two</p>`)).toMatch(/^One\n+Two$/);
});

test.each([
  '<p style="color:#fff;background:#036">Seen</p>',
  '<p style="background-color:white;font-size:0.9em;opacity:0.9">Seen</p>',
  '<br style="display:none">Seen',
  '<style>.other{display:none}</style><p class="seen">Seen</p>',
  '<style>@media print { .other{color:red} .seen{display:none} } .seen{color:#fff}</style><p class="seen">Seen</p>',
])('visible text is read: %s', (html) => {
  expect(plainText(html)).toBe('Seen');
});
