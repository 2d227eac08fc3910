import { expect, test } from 'vitest';
import { quoted } from './csv.ts';

test.each([
  ['=1+1', `"'=1+1"`],
  ['+1', `"'+1"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['\n=x', `"'\n=x"`],
  ['  =x', `"'  =x"`],
  ['＝1', `"'＝1"`],
  ['=HYPERLINK("http://x","y")', `"'=HYPERLINK(""http://x"",""y"")"`],
  ['a=1', '"a=1"'],
  ['$1,200 a "season"', '"$1,200 a ""season"""'],
  ['', '""'],
])('the cell %j is written as %j', (text, cell) => expect(quoted(text)).toBe(cell));
