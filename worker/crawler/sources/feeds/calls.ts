const CALLS =
  /\brequests? for (?:proposals?|applications?)\b|\bRF[PA]s?\b|\b(?:open )?calls? for (?:proposals?|applications?|applicants|nominations?|entries|ideas)\b|\bopen call\b|\b(?:accepting|inviting|invites?|seeks?) (?:\w+ ){0,3}(?:applications?|applicants|proposals?|nominations?|letters? of (?:inquiry|interest|intent))\b|\bapplications? (?:are |is )?(?:now )?(?:open|due|available)\b|\bapplication (?:period|cycle|window) (?:is |now )*open|\bapply (?:now|by|today|for)\b|\b(?:funding|grant) opportunit(?:y|ies)\b|\bnow open\b/i;
const OUTCOMES =
  /\b(?:awarded|recipients?|grantees?|winners?|honorees?|finalists?|selected|closed|(?:announc\w+|meet|names?) (?:\w+ ){0,4}(?:fellows|awardees|cohort))\b/i;

/** Returns whether a news title announces a call for applications rather than its outcome. */
export function isCall(title: string): boolean {
  return CALLS.test(title) && !OUTCOMES.test(title);
}
