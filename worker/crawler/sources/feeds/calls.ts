const CALLS =
  /\brequests? for (?:proposals?|applications?)\b|\bRF[PA]s?\b|\b(?:open )?calls? for (?:proposals?|applications?|applicants|nominations?|entries|ideas)\b|\bopen call\b|\b(?:accepting|inviting|invites?|seeks?) (?:\w+ ){0,3}(?:applications?|applicants|proposals?|nominations?|letters? of (?:inquiry|interest|intent))\b|\bapplications? (?:are |is )?(?:now )?(?:open|due|available)\b|\bapplication (?:period|cycle|window) (?:is |now )*open|\bapply (?:now|by|today|for)\b|\b(?:funding|grant) opportunit(?:y|ies)\b|\bnow open\b/i;
const OUTCOMES =
  /\b(?:awarded|recipients?|grantees?|winners?|honorees?|finalists?|selected|closed|(?:announc\w+|meet|names?) (?:\w+ ){0,4}(?:fellows|awardees|cohort))\b/i;

/** Whether the title of a piece of news is that of a call for applications, and not of what became of one. */
export function isCall(title: string): boolean {
  return CALLS.test(title) && !OUTCOMES.test(title);
}
