import type { Program } from '../../../programs/program.ts';
import { isOfficialPage } from '../page/hosts.ts';
import { sentencesOf } from '../proof/quotes.ts';
import { withoutSentences } from './without-sentences.ts';

type Naming = Pick<Program, 'url' | 'providerUrl' | 'applicationUrl' | 'citations' | 'detail'>;

/** The host of a mailbox or site. "program.The", where the space after a period is missing, doesn't match. */
const HOST =
  /(?:@|https?:\/\/(?:[^\s/]*@)?|www\.)([\w-]+(?:\.[\w-]+)+)|\b([\w-]+(?:\.[\w-]+)*\.(?:[a-z]{2,}(?=\/\w)|com|org|net|info|biz|io|example\b))/gi;

const hostsIn = (text: string) =>
  [...text.matchAll(HOST)].map(([, named, bare]) => (named ?? bare ?? '').toLowerCase());

/**
 * Removes the sentences that send people to a site or mailbox that is neither official nor in the program's record, so
 * text planted on a page can't lure anyone away.
 */
export function withoutUnknownHosts(passages: readonly string[], program: Naming): string[] {
  const { url, providerUrl, applicationUrl, citations, detail } = program;
  const sources = Object.values(detail.sources).map((source) => source.url);
  const named = hostsIn([url, providerUrl, applicationUrl, ...citations, ...sources, detail.contact].join(' '));
  const own = named.map((host) => host.replace(/^www\./, ''));
  const isUnknown = (host: string) => !isOfficialPage(`https://${host}/`, own);
  return withoutSentences(
    passages,
    (passage) => sentencesOf(passage).map(({ start, end }) => passage.slice(start, end)),
    (sentence) => hostsIn(sentence).some(isUnknown),
  );
}
