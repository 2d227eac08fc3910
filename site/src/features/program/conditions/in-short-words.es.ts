/** Years in parentheses at the end of a fact. Only the program's page shows them. */
export const YEARS =
  / \((?:(?:vigente )?desde |(?:según )?datos de |reglas de |montos de |a |en )?(?:[a-z]+ de )?(?:19|20)\d\d(?:-\d\d)?\)$/;

/** "En las rondas de 2022 y 2023: " */
export const ROUNDS = /^En las? (?:ronda|convocatoria)s? del? (?:20\d\d(?:, | y ))*((?:año fiscal )?(20\d\d)): /;
