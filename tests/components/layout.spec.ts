import { expect, test } from '@playwright/test';
import { doubleText, layoutFaults, spaceText } from '../harness/screens/layout/layout.ts';

const PAGE = '<!doctype html><html lang="en"><style>body{margin:20px;font:16px/1.5 sans-serif}</style><body>';

const SOUND: Record<string, string> = {
  'a sentence with a link': '<p>We do not decide. <a href="/a">The provider</a> does.</p>',
  'a box that scrolls by itself': '<div style="overflow-x:auto"><p style="width:3000px">wide words</p></div>',
  'text for screen readers alone':
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);left:-50px">unseen words</p>',
  'an ellipsis':
    '<p style="width:80px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap">more words than there is room for</p>',
  'clamped lines':
    '<p style="width:120px;display:-webkit-box;-webkit-box-orient:vertical;-webkit-line-clamp:2;overflow:hidden">so many words that two lines do not hold them</p>',
  'a hidden menu': '<div popover style="position:fixed;left:5000px">menu</div>',
  'an open menu over text':
    '<p>words below</p><div id="m" popover style="inset:0 auto auto 0;margin:0">menu above</div>',
  'decoration over text': '<p>words</p><p aria-hidden="true" style="position:absolute;top:20px;left:20px">deco</p>',
  'a box with its label':
    '<label style="display:inline-flex;min-height:44px;align-items:center"><input type="checkbox"> I agree</label>',
  'a button in the padding of a field':
    '<div style="position:relative;width:300px"><input class="input" style="box-sizing:border-box;width:300px;height:46px;padding:8px 80px 8px 8px" aria-label="a"><button style="position:absolute;right:4px;top:4px;width:70px;height:38px">Show</button></div>',
  'tight headings': '<h1 style="font-size:60px;line-height:1;width:300px">Two lines here <em>and more</em></h1>',
};

const FAULTY: Record<string, [html: string, finding: RegExp]> = {
  'the page scrolls sideways': ['<p style="width:3000px">wide words</p>', /scrolls sideways by \d+ px/],
  'something sticks out': ['<p style="position:relative;left:-60px">words</p>', /p "words" sticks out .* by 40 px/],
  'a text is cut at the side': [
    '<p style="width:60px;overflow:hidden;white-space:nowrap">more words than there is room</p>',
    /"more words.*" is cut by p .* by \d+ px/,
  ],
  'a text is cut below': ['<div style="height:30px;overflow:hidden"><p>one</p><p>two</p></div>', /"two" is cut by div/],
  'a placeholder is cut': [
    '<input style="width:60px;height:44px" placeholder="Tell us what you need">',
    /placeholder of input/,
  ],
  'what is chosen is cut': [
    '<select style="width:90px;height:44px"><option>I live with somebody else</option></select>',
    /what is chosen in select .* is cut by \d+ px/,
  ],
  'a word is broken': [
    '<p style="width:20px;overflow-wrap:anywhere">Save</p>',
    /"Save" in p "Save" is broken into \d lines/,
  ],
  'a text spills out of its box': [
    '<div style="width:80px;border:1px solid">Unbreakablelongword</div>',
    /"Unbreakablelongword" spills out of div .* by \d+ px/,
  ],
  'a control spills out of its box': [
    '<div style="width:80px;height:20px;background:#eee"><button style="height:60px">Go</button></div>',
    /button "Go" spills out of div/,
  ],
  'two texts lie over each other': [
    '<p>words below</p><p style="margin-top:-30px">words above</p>',
    /p "words below" and p "words above" lie over each other by \d+ × \d+ px/,
  ],
  'a placed text lies over another': [
    '<p>words below</p><span style="position:absolute;top:24px;left:20px">a badge</span>',
    /lie over each other/,
  ],
  'two targets lie over each other': [
    '<button style="width:80px;height:44px">One</button><button style="width:80px;height:44px;margin-left:-30px">Two</button>',
    /targets button "One" and button "Two" lie over each other by/,
  ],
  'a field under a button without room for it': [
    '<div style="position:relative;width:300px"><input style="width:300px;height:44px" aria-label="a"><button style="position:absolute;right:4px;top:4px;width:70px;height:38px">Show</button></div>',
    /targets input .* and button "Show" lie over/,
  ],
  'a target is too small': [
    '<button style="width:20px;height:20px;padding:0">×</button>',
    /20\.0 × 20\.0 px, less than 24/,
  ],
  'a link that stands alone is too small': ['<nav><a href="/">Home</a></nav>', /a "Home" is .* less than 24 × 24/],
  'a box without a label that can be hit': ['<input type="checkbox" aria-label="Agree">', /input.* less than 24 × 24/],
  'a control of ours is low': [
    '<button class="button" style="height:40px">Save</button>',
    /40\.0 px high, less than 44/,
  ],
  'a tab is low': ['<div role="tablist"><button role="tab" style="height:30px">One</button></div>', /less than 44/],
};

test('a correct page has no findings', async ({ page }) => {
  for (const [name, html] of Object.entries(SOUND)) {
    await page.setContent(PAGE + html);
    await page.evaluate(() => document.getElementById('m')?.showPopover());
    expect.soft(await layoutFaults(page), name).toEqual([]);
  }
});

test('each kind of fault is found, with its element and its size', async ({ page }) => {
  for (const [name, [html, finding]] of Object.entries(FAULTY)) {
    await page.setContent(PAGE + html);
    expect.soft((await layoutFaults(page)).join('\n'), name).toMatch(finding);
  }
});

test('layouts that break with larger text or wider spacing are found', async ({ page }) => {
  const fixed = (css: string) =>
    `${PAGE}<div style="overflow:hidden;white-space:nowrap;${css}">A sentence of words</div>`;
  await page.setContent(fixed('width:200px;font-size:1rem'));
  expect(await layoutFaults(page)).toEqual([]);
  await doubleText(page);
  expect((await layoutFaults(page)).join('\n')).toMatch(/is cut by/);
  await page.setContent(fixed('width:12em'));
  expect(await layoutFaults(page)).toEqual([]);
  await spaceText(page);
  expect((await layoutFaults(page)).join('\n')).toMatch(/is cut by/);
});
