/** Hand-written, because saxes takes thirty times as long: it parses the records, and this code only cuts them out. */
import { Incomplete, Unreadable } from './faults.ts';

/** No source has a record this long, so a longer one must be missing its end tag. */
const LONGEST_ELEMENT = 4_000_000;

/**
 * Yields the XML elements with these names as raw text, no matter where the chunks are split. Holds at most one element
 * and one chunk. Doesn't support nested elements. Throws `Incomplete` if the text ends before `root` does.
 */
export async function* elementsOf(
  chunks: AsyncIterable<string> | Iterable<string>,
  { names, root }: { names: readonly string[]; root: string },
): AsyncGenerator<string> {
  const opening = new RegExp(`<(${names.join('|')})(?=[\\s/>])[^<>]*>|</${root}\\s*>`, 'g');
  let held = '';
  for await (const chunk of chunks) {
    held += chunk;
    let from = 0;
    for (;;) {
      opening.lastIndex = from;
      const found = opening.exec(held);
      if (!found) break;
      const [tag, name] = found;
      if (name === undefined) return;
      const end = tag.endsWith('/>') ? found.index + tag.length : endOf(held, name, found.index + tag.length);
      if (end < 0) {
        from = found.index;
        break;
      }
      yield held.slice(found.index, end);
      from = end;
    }
    held = rest(held, from, opening);
    if (held.length > LONGEST_ELEMENT) throw new Unreadable('An element of the file does not end');
  }
  throw new Incomplete(`The file ends before </${root}>`);
}

function endOf(text: string, name: string, from: number): number {
  const closing = `</${name}`;
  const at = text.indexOf(closing, from);
  const end = at < 0 ? -1 : text.indexOf('>', at + closing.length);
  return end < 0 ? -1 : end + 1;
}

/** Returns the text that may still become an element: from the open one on, or from the last `<`. */
function rest(text: string, from: number, opening: RegExp): string {
  opening.lastIndex = from;
  if (opening.exec(text)?.index === from) return text.slice(from);
  const last = text.lastIndexOf('<');
  return last >= from ? text.slice(last) : '';
}
