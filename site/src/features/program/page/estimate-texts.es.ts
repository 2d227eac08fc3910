import type { EstimateVerdict, OpenFact } from '../../../../../contract/programs/benefits.ts';

/** Texts of an estimate. */
export const ESTIMATE_CARD = {
  title: 'Lo que vale para usted',
  pays: 'El programa paga:',
  how: 'Cómo lo calculamos',
  changes: 'Qué lo cambiaría',
  assumes: 'Qué supusimos',
  missing: (facts: readonly string[]) => `El resultado depende de ${listOf(facts)}.`,
  addToProfile: 'Agréguelo a su perfil',
  sources: 'De dónde vienen las cifras',
  since: (day: string) => `vigente desde el ${day}`,
  over: (day: string) => `(hasta el ${day}; no conocemos cifras más recientes)`,
  estimate:
    'Esto es una estimación. Decide la oficina que administra el programa, y puede contar sus ingresos de otra manera.',
} as const;

export const VERDICT_WORDS: Readonly<Record<EstimateVerdict, string>> = {
  yes: 'Su hogar está dentro de los límites.',
  maybe: 'Depende de respuestas que todavía no tenemos.',
  close: 'Su hogar está un poco por encima de los límites. Presente la solicitud si sus ingresos suben y bajan.',
  no: 'Su hogar está por encima de los límites.',
  nobody: 'Según lo que nos dijo, nadie en su hogar está en un grupo al que ayuda este programa.',
  'not-covered': 'No tenemos cifras de su estado.',
};

export const MISSING_FACTS: Readonly<Record<OpenFact, string>> = {
  people: 'quién vive con usted',
  ages: 'las edades de los niños',
  spouse: 'su estado civil',
  income: 'los ingresos de su hogar',
  'income-kind': 'qué parte de sus ingresos viene del trabajo',
  housing: 'su renta y sus facturas de servicios públicos',
  heating: 'si paga la calefacción o el aire acondicionado',
  status: 'su estatus migratorio',
  'resident-since': 'cuánto tiempo llevan como residentes permanentes las demás personas de su hogar',
};

function listOf(words: readonly string[]): string {
  return new Intl.ListFormat('es-US', { type: 'conjunction' }).format(words);
}
