import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { Locale } from '../../../contract/locales.ts';
import type { Site } from '../../http/page-address.ts';
import type { Mail } from './mailer.ts';
import { LETTER_TEXTS as SPANISH } from './template-texts.es.ts';
import { LETTER_TEXTS as ENGLISH } from './template-texts.ts';

/**
 * Email clients don't support custom properties, so these repeat the style sheet's paper, surface, ink, soft ink, line
 * and action colors.
 */
const COLOR = {
  paper: '#f8f3e8',
  surface: '#fffdf8',
  ink: '#15302a',
  inkSoft: '#46584f',
  line: '#ddd2bb',
  action: '#15453a',
  actionInk: '#fffaf0',
} as const;

const SERIF = "Fraunces,Georgia,'Times New Roman',serif";
const SANS = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const TEXTS: Readonly<Record<Locale, typeof ENGLISH>> = { en: ENGLISH, es: SPANISH };

/** Who gets an email, and in which language. */
export interface Reader extends Site {
  recipient: string;
}

export interface Letter extends Pick<Reader, 'recipient' | 'language'> {
  subject: string;
  /** What happened and what to do, in plain sentences. */
  paragraphs: readonly string[];
  /** Programs listed in the email. */
  entries?: readonly Entry[];
  action?: { label: string; url: string };
  /** Why this email was sent, and what to do if it wasn't expected. */
  why: string;
  /** Small print about us, and where to turn off mail of this kind. */
  footer?: { note: string; links: readonly Link[]; unsubscribeUrl: string };
}

interface Link {
  label: string;
  url: string;
}

/** A program in an email. */
export interface Entry extends Link {
  /** Each on its own line, the first one emphasized. */
  lines: readonly string[];
}

/** Renders a letter as HTML and plain text in the layout that all mail shares. */
export function writeMail(letter: Letter): Mail {
  const { recipient, language, subject, paragraphs, entries = [], action, why, footer } = letter;
  const plainText = [
    TEXTS[language].greeting,
    ...paragraphs,
    ...entries.map(({ label, lines, url }) => [label, ...lines, url].join('\n')),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    why,
    ...(footer ? [footer.note, ...footer.links.map(({ label, url }) => `${label}:\n${url}`)] : []),
    `--\n${PRODUCT_NAME}`,
  ].join('\n\n');
  return {
    recipient,
    subject,
    html: page(letter),
    plainText: `${plainText}\n`,
    unsubscribeUrl: footer?.unsubscribeUrl ?? null,
  };
}

function page({ language, subject, paragraphs, entries = [], action, why, footer }: Letter): string {
  const { greeting, withoutButton } = TEXTS[language];
  const text = (line: string) => `<p style="margin:0 0 16px">${escapeHtml(line)}</p>`;
  const fine = `margin:0;font-size:14px;line-height:1.5;color:${COLOR.inkSoft}`;
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:32px 16px;background:${COLOR.paper};color:${COLOR.ink};font:17px/1.6 ${SANS};overflow-wrap:anywhere">
<table role="presentation" cellpadding="0" cellspacing="0" align="center" style="width:100%;max-width:560px">
<tr><td style="padding:0 8px 16px;font:600 22px/1.2 ${SERIF}">${escapeHtml(PRODUCT_NAME)}</td></tr>
<tr><td style="padding:28px;background:${COLOR.surface};border:1px solid ${COLOR.line};border-radius:14px">
<h1 style="margin:0 0 20px;font:600 26px/1.2 ${SERIF}">${escapeHtml(subject)}</h1>
${[greeting, ...paragraphs].map(text).join('\n')}
${entries.map(entryHtml).join('\n')}
${action ? button(action, withoutButton) : ''}
<p style="${fine};padding-top:16px;border-top:1px solid ${COLOR.line}">${escapeHtml(why)}</p>
</td></tr>
${footer ? `<tr><td style="padding:16px 8px 0;${fine}">${footerHtml(footer)}</td></tr>` : ''}
</table>
</body>
</html>`;
}

function entryHtml({ label, url, lines: [first = '', ...others] }: Entry): string {
  const soft = others.map((line) => `<br><span style="color:${COLOR.inkSoft}">${escapeHtml(line)}</span>`);
  return `<div style="margin:0 0 16px;padding:16px 0 0;border-top:1px solid ${COLOR.line}">
<h2 style="margin:0 0 4px;font:600 20px/1.3 ${SERIF}">${linkHtml({ label, url })}</h2>
<p style="margin:0;font-size:16px;line-height:1.5">${escapeHtml(first)}${soft.join('')}</p>
</div>`;
}

function footerHtml({ note, links }: NonNullable<Letter['footer']>): string {
  return `${escapeHtml(note)}<br>${links.map(linkHtml).join(' &nbsp; ')}`;
}

function linkHtml({ label, url }: Link): string {
  return `<a href="${escapeHtml(url)}" style="color:${COLOR.action}">${escapeHtml(label)}</a>`;
}

/** Repeats the address as text, because some email clients show no buttons, and so readers can see where it leads. */
function button({ label, url }: NonNullable<Letter['action']>, withoutButton: string): string {
  const href = escapeHtml(url);
  return `<p style="margin:24px 0"><a href="${href}" style="display:inline-block;padding:13px 24px;border-radius:8px;background:${COLOR.action};color:${COLOR.actionInk};font-weight:600;text-decoration:none">${escapeHtml(label)}</a></p>
<p style="margin:0 0 24px;font-size:14px;line-height:1.5;color:${COLOR.inkSoft}">${escapeHtml(withoutButton)}<br><a href="${href}" style="color:${COLOR.action}">${href}</a></p>`;
}

/** Not `entities`, which writes `&apos;`: HTML 4, which some email clients still read, doesn't know it. */
const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
