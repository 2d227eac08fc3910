import { stem } from '../search/stem.ts';
import { wordsOf } from '../search/words.ts';

/**
 * Words that mean the same in everyday speech; the first one represents the line. For example, "grandkids" finds texts
 * about grandchildren. The second part has Spanish words that people mix with English.
 */
const SAME_WORDS = `
child kid kids children son daughter
grandchild grandchildren grandkid grandkids grandbaby grandbabies grandson granddaughter
mother mom moms mama momma mommy mum
father dad dads daddy papa
grandmother grandma granny nana
grandfather grandpa gramps
husband wife spouse hubby
senior seniors elderly elders
doctor doc docs physician
medicine meds medication medications
police cop cops
reservation rez
car vehicle automobile
daycare childcare

child nino ninos nina ninas hijo hijos hija hijas
mother madre
father padre
grandmother abuela
grandfather abuelo
husband esposo esposa marido
senior anciano ancianos
baby bebe
doctor medicos doctora
medicine medicina medicinas
insurance seguro aseguranza
electric luz
water agua
heat calefaccion
rent renta alquiler
food comida
milk leche
work trabajo
school escuela
college universidad colegio
scholarship beca becas
car carro coche
loan prestamo prestamos
mortgage hipoteca
business negocio
farm granja finca
unemployment desempleo
eviction desalojo
landlord dueno
pregnant embarazada
disability discapacidad
disabled discapacitado discapacitada
widow viuda viudo
veteran veterano veterana
english ingles
class clases
clinic clinica
hospital hospitales
dentist dentista
teeth dientes
daycare guarderia
immigrant inmigrante inmigrantes
fire incendio
flood inundacion
hurricane huracan
roof techo
stamps estampillas cupones
church iglesia
`;

let canonical: ReadonlyMap<string, string> | null = null;
let all: ReadonlySet<string> | null = null;

/** Returns the stem that represents all stems with the same meaning. */
export function canonicalStem(stemmed: string): string {
  canonical ??= new Map(lines().flatMap((words) => words.map((word) => [stem(word), stem(words[0] ?? word)] as const)));
  return canonical.get(stemmed) ?? stemmed;
}

/** Returns whether a word is one of these, so it isn't a typo. */
export function isSameWord(word: string): boolean {
  all ??= new Set(lines().flat());
  return all.has(word);
}

function lines(): string[][] {
  return SAME_WORDS.split('\n')
    .map(wordsOf)
    .filter((words) => words.length > 0);
}
