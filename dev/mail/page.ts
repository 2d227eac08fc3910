import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { escapeUTF8 } from 'entities/escape';
import type { outbox } from '../../worker/db/schema/index.ts';
import { ROOT } from '../run/stack.ts';

type StoredMail = typeof outbox.$inferSelect;

const TOKENS = readFileSync(join(ROOT, 'site', 'src', 'styles', 'tokens.css'), 'utf8');

const LOOK = `
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 400 var(--size-text) / var(--leading-text) system-ui, sans-serif; }
  main { max-width: var(--narrow); margin-inline: auto; padding: 3rem var(--gutter); }
  h1 { margin: 0 0 0.5rem; font: 600 var(--size-title) / var(--leading-tight) Georgia, serif; }
  h2 { margin: 0; font: 600 var(--size-h3) / 1.3 Georgia, serif; }
  p { margin: 0; }
  .soft { color: var(--ink-soft); font-size: var(--size-small); overflow-wrap: anywhere; }
  article { margin-top: 2rem; padding: 1.5rem; background: var(--surface); border: 1px solid var(--line); border-radius: var(--radius-card); }
  iframe { display: block; width: 100%; height: 36rem; margin-top: 1rem; border: 1px solid var(--line); border-radius: var(--radius-control); background: var(--paper); }
  summary { padding-block: 0.75rem; cursor: pointer; }
  pre { margin: 0; white-space: pre-wrap; overflow-wrap: anywhere; font-size: var(--size-small); }
  :focus-visible { outline: 3px solid var(--focus); outline-offset: 3px; }
`;

/**
 * Renders the emails as a page, in the given order. Each email's HTML loads from its own address into a sandboxed
 * frame.
 */
export function mailPage(mails: readonly StoredMail[]): string {
  const list = mails.length > 0 ? mails.map(entry).join('') : '<p class="soft">There is no email yet.</p>';
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Local mail</title>
<style>${TOKENS}${LOOK}</style></head>
<body><main>
<h1>Local mail</h1>
<p class="soft">None of this was sent. The newest email is at the top; reload the page to see more.</p>
${list}
</main></body></html>`;
}

function entry({ id, recipient, subject, plainText, createdAt, failure }: StoredMail): string {
  const title = escapeUTF8(subject);
  const state = failure ? `<p class="soft">${escapeUTF8(failure)}</p>` : '';
  return `<article>
<h2>${title}</h2>
<p class="soft">To ${escapeUTF8(recipient)}, ${escapeUTF8(createdAt)}</p>${state}
<iframe src="/mail/${id}" title="${title}" sandbox="allow-popups allow-popups-to-escape-sandbox" loading="lazy"></iframe>
<details><summary>Plain text</summary><pre>${linked(plainText)}</pre></details>
</article>`;
}

/** Escapes plain text and turns its URLs into links. */
function linked(text: string): string {
  return escapeUTF8(text).replace(
    /https?:\/\/[^\s<]*[^\s<.,]/g,
    (url) => `<a href="${url}" target="_blank" rel="noreferrer">${url}</a>`,
  );
}
