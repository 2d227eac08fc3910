import { type Notice, notice } from './record.ts';

type Headings = Pick<Notice, 'title' | 'action' | 'toc_subject'>;

const CALLS =
  /\bnotices? of funding (?:opportunit|availabilit)|\bfunding (?:opportunity|availability) (?:announcement|notice)|\bnotice of (?:the )?availability of (?:grant |program )?fund|\bapplications for new awards\b|\b(?:notice )?inviting applications\b|\bsolicitation of applications\b|\brequests? for applications\b/i;
/** Documents about a call, its forms or its outcome, and documents that only propose one. */
const NO_CALL =
  /\binformation collection\b|\bpaperwork\b|\brequests? for (?:public )?(?:comments?|information)\b|\bcomment request\b|\bproposed (?:priorit|rule|notice)|\bdraft\b|\blistening session\b|\bcorrection|\bamendment|\bextension\b|\breopening\b|\bmeetings?\b|\bwaivers?\b|\bannouncement of (?:funding )?awards?\b|\bfunding awards? for\b/i;
const TAKES_BACK =
  /\bwithdraw(?:al|n|ing|s)?\b|\bcancell?(?:ation|ed|ing|s)?\b|\brescission\b|\brescind(?:ed|ing|s)?\b/i;

/** Returns whether a notice is itself a call for applications, by its title, action and subject. */
export function isCall(headings: Headings): boolean {
  const words = wordsOf(headings);
  return CALLS.test(words) && !NO_CALL.test(words) && !TAKES_BACK.test(words);
}

function wordsOf({ title, action, toc_subject }: Headings): string {
  return `${title}\n${action}\n${toc_subject}`;
}

/** Marks each call that a later document in the same docket withdraws or cancels. */
export function markWithdrawn(documents: readonly unknown[]): unknown[] {
  const read = documents.map((raw) => notice.safeParse(raw).data ?? null);
  const withdrawals = read.filter((one) => one !== null && TAKES_BACK.test(wordsOf(one)));
  return documents.map((raw, index) => {
    const one = read[index];
    const isWithdrawn = withdrawals.some(
      (later) =>
        later && one && later.publication_date > one.publication_date && !isDisjoint(later.docket_ids, one.docket_ids),
    );
    return one && isWithdrawn ? { ...one, isTakenBack: isWithdrawn } : raw;
  });
}

function isDisjoint(some: readonly string[], others: readonly string[]): boolean {
  return !some.some((docket) => others.includes(docket));
}
