/** Years in parentheses at the end of a fact. Only the program's page shows them. */
export const YEARS = / \((?:(?:in force )?since |as of |in )?(?:[A-Z][a-z]+ )?(?:19|20)\d\d(?:-\d\d)?\)$/;

/** Matches "In the rounds of 2022 and 2023: ". */
export const ROUNDS = /^In the rounds? of (?:20\d\d(?:, | and ))*((?:fiscal year )?(20\d\d)): /;
