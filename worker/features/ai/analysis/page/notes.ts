import type { Block } from '../checks/joined-blocks.ts';

/**
 * Delimiters around a note mark until the note is known. They're private-use characters, and `withoutMarks` removes any
 * that a page contains.
 */
const [BEGINS, ENDS] = ['\ue000', '\ue001'];
const MARK = /\ue000([^\ue001]*)\ue001/g;
/** Punctuation at the end of a sentence or clause moves to the end of the note. */
const MARK_WITH_END = /([.,;:!?]?)\ue000([^\ue001]*)\ue001/g;
const MARK_AT_START = /^(?:\ue000([^\ue001]*)\ue001|(\*{1,3}|[†‡])|\[(\d{1,2}|[a-z])\]|(\(\d{1,2}\)))\s*(?=\S)/;
/** Marks inside a line: "$1,500*". */
const IN_LINE = /(?<=[\p{L}\p{N})%”’])([.,;:!?]?)(\*{1,3}|[†‡])(?![*\p{L}\p{N}])/gu;
/** "income[1]" or "income.[1]". This may be a citation, which stays unchanged. */
const BRACKETED = /(?<=[\p{L}\p{N})%”’])([.,;:!?]?)\s?\[(\d{1,2}|[a-z])\](?![(\p{L}\p{N}])/gu;
/** "income(1)" or "$1,500(1)". "section 12(1)" and "501(c)(3)" aren't marks. */
const ROUND = /(?<=[\p{L}%”’]|\$[\d,.]{0,12}\d)([.,;:!?]?)(\(\d{1,2}\))(?![(\p{L}\p{N}])/gu;
const RAISED = /[¹²³⁰⁴-⁹]+/g;

/** Encodes a note mark. */
export function noteMark(label: string): string {
  return `${BEGINS}${label.replace(/[\s,()[\]]/g, '')}${ENDS}`;
}

/** Joins a mark's characters: "12", not "1" and "2". */
export function joinedMarks(text: string): string {
  return text.replaceAll(`${ENDS}${BEGINS}`, '');
}

/** Removes anything from the source that looks like our encoded marks. */
export function withoutMarks(source: string): string {
  return source.replace(/[\ue000\ue001]|&#(?:57344|57345|xe000|xe001)(?:;|(?![\da-f]))/gi, '');
}

/** Encodes superscript digits as marks. */
export function withMarks(text: string): string {
  return text.replace(RAISED, (digits) => noteMark(digits.normalize('NFKC')));
}

/**
 * Puts each note's text in place of its mark, so no quote can omit it, and drops the blocks of those notes. Encoded
 * marks without a note are dropped too.
 */
export function withNotes(blocks: readonly Block[]): Block[] {
  const notes = new Map<string, { text: string; block: Block }>();
  for (const block of blocks) {
    const [whole, raised, sign, bracketed, round] = MARK_AT_START.exec(block.text) ?? [];
    const label = raised ?? sign ?? bracketed ?? round;
    if (whole === undefined || label === undefined || label === '' || ((sign || round) && block.isItem)) continue;
    notes.set(label, { text: block.text.slice(whole.length).replace(MARK, ''), block });
  }
  const noted = new Set([...notes.values()].map(({ block }) => block));
  const used = new Set<Block>();
  const said = (label: string, mark: string): string => {
    const note = notes.get(label);
    if (!note) return mark;
    used.add(note.block);
    return ` (note: ${note.text.replace(/[.\s]+$/, '')})`;
  };
  const filled = blocks.map((block) => {
    const isNote = noted.has(block);
    const text = block.text
      .replace(MARK_WITH_END, (_, end: string, label: string) => (isNote ? '' : said(label, '')) + end)
      .replace(BRACKETED, (mark: string, end: string, label: string) =>
        isNote || !notes.has(label) ? mark : said(label, mark) + end,
      )
      .replace(ROUND, (mark: string, end: string, label: string) =>
        isNote || !notes.has(label) ? mark : said(label, mark) + end,
      )
      .replace(IN_LINE, (_, end: string, sign: string) => (isNote ? end + sign : said(sign, sign) + end));
    return {
      block,
      text: text
        .replace(/\s+/g, ' ')
        .replace(/ ([.,;])/g, '$1')
        .trim(),
    };
  });
  return filled.filter(({ block }) => !used.has(block)).map(({ block, text }) => ({ ...block, text }));
}
