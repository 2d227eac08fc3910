import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { elementsOf } from './elements.ts';
import { Incomplete, Unreadable } from './faults.ts';
import { childText, childTexts, readXml } from './xml.ts';

describe('a document', () => {
  test('has elements without prefixes, attributes, CDATA sections and entities', () => {
    const root = readXml(
      `\ufeff<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "y">]><!-- c --><n:a k='1 &amp; 2'><b>one</b><b/><b>two <i>three</i></b><c><![CDATA[<p>&amp;]]></c>&lt;</n:a>`,
    );
    expect(root.name).toBe('a');
    expect(root.attributes.get('k')).toBe('1 & 2');
    expect(childTexts(root, 'b')).toEqual(['one', 'two  three']);
    expect(childText(root, 'c')).toBe('<p>&amp;');
    expect(childText(root, 'none')).toBeNull();
    expect(root.text).toBe('<');
  });

  test.each(['<a><b></a>', '<a></a></b>', '<a b=c></a>', `${'<a>'.repeat(80)}${'</a>'.repeat(80)}`])(
    '%s is not a document',
    (xml) => {
      expect(() => readXml(xml)).toThrow(Unreadable);
    },
  );

  test.each(['', '<a><b>', '<a><b></b', '<a>text'])('%j is incomplete', (xml) => {
    expect(() => readXml(xml)).toThrow(Incomplete);
  });

  test('does not support custom entities', () => {
    const xml = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]><a>&x;</a>';
    expect(readXml(xml).text).toBe('&x;');
  });
});

describe('the elements of a long text', () => {
  const names = ['Open', 'Forecast'];
  const split = async (chunks: string[]): Promise<string[]> => {
    const found: string[] = [];
    for await (const element of elementsOf(chunks, { names, root: 'Grants' })) found.push(element);
    return found;
  };
  const elements = ['<Open>a</Open>', '<Forecast x="1">\n<b>é</b></Forecast>', '<Open/>', '<Open>c &lt;Open></Open>'];
  const text = `<?xml version="1.0"?><Grants xmlns="x">\n${elements.join('\n ')}<Opener>no</Opener></Grants>\n<!-- end -->`;

  test('are found wherever it is split', async () => {
    expect(await split([text])).toEqual(elements);
    expect(await split([...text])).toEqual(elements);
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat(text.length), { maxLength: 8 }), async (cuts) => {
        const places = cuts.toSorted((a, b) => a - b);
        const chunks = [...places, text.length].map((place, index) => text.slice(places[index - 1] ?? 0, place));
        expect(await split(chunks)).toEqual(elements);
      }),
    );
  });

  test('text cut off before its root closes is incomplete', async () => {
    await expect(split([text.slice(0, 60)])).rejects.toThrow(Incomplete);
    await expect(split(['<html></html>'])).rejects.toThrow(Incomplete);
  });

  test('an element without an end is not held forever', async () => {
    await expect(split(['<Grants><Open>', ...Array.from({ length: 90 }, () => 'x'.repeat(50_000))])).rejects.toThrow(
      Unreadable,
    );
  });
});
