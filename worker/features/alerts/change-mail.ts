import { excerpts } from '../../../matching/program/excerpts.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { writeMail } from '../../clients/mail/template.ts';
import { pageAddress } from '../../http/page-address.ts';
import type { ChangedProgram } from './gathered.ts';
import { type Address, footerOf, programPage, TEXTS } from './mails.ts';

/** The email leaves out the rest. The page behind the button lists all changed programs. */
const PROGRAMS_IN_MAIL = 12;

/** Returns the email about changes to a member's saved programs since the last such email, newest first. */
export function changesMail(address: Address, programs: readonly ChangedProgram[]): Mail {
  const { locale, changes: texts } = TEXTS[address.language];
  const { say } = address;
  const [first] = programs;
  const isOne = programs.length === 1 && first;
  const shown = programs.slice(0, PROGRAMS_IN_MAIL);
  const others = programs.length - shown.length;
  const longDate = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  /** Formats a date in words, and translates any other text to the reader's language. */
  const worded = (value: string | null) => {
    const text = value?.trim() ?? '';
    if (text === '') return texts.notStated;
    const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
    return Number.isNaN(day) ? say(text) : longDate.format(day);
  };
  const lineOf = ({ field, before, after, source }: ChangedProgram['fields'][number]) => {
    const cut = excerpts(worded(before), worded(after));
    return texts.change(field, cut.before, cut.after, source);
  };
  return writeMail({
    ...address,
    subject: isOne ? texts.subjectOfOne(fieldsOf(first), say(first.title)) : texts.subject(programs.length),
    paragraphs: [isOne ? texts.textOfOne : texts.text, ...(others > 0 ? [texts.latest(shown.length)] : [])],
    entries: shown.map((program) => ({
      label: say(program.title),
      url: programPage(address, program.id),
      lines: [
        texts.changedOn(fieldsOf(program), longDate.format(Date.parse(program.changedAt))),
        ...program.fields.map(lineOf),
        ...(program.provider ? [say(program.provider)] : []),
      ],
    })),
    action: { label: texts.action, url: pageAddress(address, '/search-results?tab=saved') },
    why: texts.why,
    footer: footerOf(address, texts.stop, '/profile#program-changes'),
  });
}

function fieldsOf({ fields }: ChangedProgram) {
  return fields.map(({ field }) => field);
}
