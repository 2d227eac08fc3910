/** Years in parentheses at the end of a fact. Only the program's page shows them. */
export const YEARS = / \(([a-z]+ ){0,4}(?:19|20)\d\d(?:-\d\d)?\)$/;

/** Matches "En las rondas de 2022 y 2023: ". */
export const ROUNDS = /^En las? (?:ronda|convocatoria)s? del? (?:20\d\d(?:, | y ))*((?:año fiscal )?(20\d\d)): /;
