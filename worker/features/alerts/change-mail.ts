import type { GrantChange } from '../../../contract/programs/grants.ts';
import { excerpts } from '../../../matching/program/excerpts.ts';
import type { Mail } from '../../clients/mail/mailer.ts';
import { writeMail } from '../../clients/mail/template.ts';
import type { ChangedProgram } from './gathered.ts';
import { type Address, footerOf, programPage } from './mails.ts';

/** The email only counts the rest. The page behind the button lists all of them. */
const PROGRAMS_IN_MAIL = 12;

const FIELDS: Readonly<Record<GrantChange['field'], string>> = {
  deadline: 'Deadline',
  amount: 'Amount',
  eligibility: 'Who can apply',
};

/** Lists all changes to a member's saved programs since the last such email, newest first. */
export function changesMail({ recipient, appUrl, links }: Address, programs: readonly ChangedProgram[]): Mail {
  const [first] = programs;
  const isOne = programs.length === 1 && first;
  const shown = programs.slice(0, PROGRAMS_IN_MAIL);
  const others = programs.length - shown.length;
  return writeMail({
    recipient,
    subject: isOne ? `${changedOf(first)} changed: ${first.title}` : `${programs.length} saved programs have changed`,
    paragraphs: [
      isOne ? 'A program you saved has changed.' : 'Programs you saved have changed.',
      ...(others > 0 ? [`These are the latest ${shown.length}. The others are in your saved programs.`] : []),
    ],
    entries: shown.map((program) => ({
      label: program.title,
      url: programPage(appUrl, program.id),
      lines: [
        `${changedOf(program)} changed on ${LONG_DATE.format(Date.parse(program.changedAt))}`,
        ...program.fields.map(lineOf),
        ...(program.provider ? [program.provider] : []),
      ],
    })),
    action: { label: 'Open your saved programs', url: new URL('/search-results?tab=saved', appUrl).href },
    why: 'You’re getting this email because you saved these programs. Check the source before you apply.',
    footer: footerOf(appUrl, links, 'Stop emails about changes', '/profile#program-changes'),
  });
}

const LIST = new Intl.ListFormat('en-US');

/** Returns words such as "Deadline and who can apply". */
function changedOf({ fields }: ChangedProgram): string {
  const names = fields.map(({ field }) => FIELDS[field]);
  return LIST.format(names.map((name, place) => (place === 0 ? name : name.toLowerCase())));
}

function lineOf({ field, before, after, source }: ChangedProgram['fields'][number]): string {
  const cut = excerpts(worded(before), worded(after));
  return `${FIELDS[field]}: ${cut.before} → ${cut.after}${source === null ? '' : ` (from ${source})`}`;
}

const LONG_DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });

/** Writes out a date. Any other text stays unchanged. */
function worded(value: string | null): string {
  if (value === null || value.trim() === '') return 'not stated';
  const text = value.trim();
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(day) ? text : LONG_DATE.format(day);
}
