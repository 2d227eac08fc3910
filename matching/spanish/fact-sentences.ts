import { isState } from '../../contract/profile/places.ts';
import type { FactName, WrittenFactRule } from '../../contract/programs/rules.ts';
import { dollars, percent } from '../fact-table/entry.ts';
import { listed } from './joined.ts';
import { STATE_NAMES } from './state-names.ts';
import { INDUSTRIES, KINDS, PROFESSIONS, SHORT_KINDS } from './words.ts';

type Choices = Readonly<Record<string, readonly [is: string, isNot: string]>>;
type Sentences =
  | { yes: string; no: string }
  | { of: (value: number) => string; atLeast: (value: string) => string; atMost: (value: string) => string }
  | { says: (values: readonly string[], negated: boolean) => string };

const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/** Returns sentences for several values, one after another: "Es dueño de su vivienda o alquila su vivienda". */
const choices =
  (sentences: Choices) =>
  (values: readonly string[], negated: boolean): string => {
    const parts = values.flatMap((value) => sentences[value]?.[negated ? 1 : 0] ?? []);
    return listed(
      parts.map((part, index) => (index === 0 ? part : lowerFirst(part))),
      negated ? 'y' : 'o',
    );
  };

/**
 * Returns "como persona o para un negocio, una granja o un rancho o una tribu", with one "para", because lists can be
 * long.
 */
function applicants(values: readonly string[], word: 'o' | 'ni'): string {
  const names = values.length > 3 ? { ...KINDS, ...SHORT_KINDS } : KINDS;
  const [as = [], forOthers = []] = ['como ', 'para '].map((start) =>
    values.flatMap((value) => names[value] ?? []).filter((kind) => kind.startsWith(start)),
  );
  const [first, ...others] = forOthers;
  const theirs =
    first === undefined ? [] : [listed([first, ...others.map((kind) => kind.slice('para '.length))], word)];
  return listed([...as, ...theirs], word);
}

const years = (count: string) => (count === '1' ? '1 año' : `${count} años`);
const people = (count: string) => (count === '1' ? '1 persona' : `${count} personas`);
const employees = (count: string) => (count === '1' ? '1 empleado' : `${count} empleados`);

const DISCHARGES: Readonly<Record<string, string>> = {
  honorable: 'honorable',
  general: 'general (en condiciones honorables)',
  'other-than-honorable': 'en condiciones que no fueron honorables',
  'bad-conduct': 'por mala conducta',
  dishonorable: 'deshonrosa',
};

const SCHOOLING: Readonly<Record<string, string>> = {
  'less-than-high-school': 'menos que la escuela secundaria',
  'high-school': 'la escuela secundaria (high school)',
  'some-college': 'algunos estudios universitarios',
  associate: 'un título de dos años (associate)',
  bachelor: 'un título de cuatro años (bachelor’s)',
  graduate: 'un título de posgrado',
};

const STUDENT_SAYS = choices({
  current: ['Estudia', 'No estudia ahora'],
  future: ['Piensa estudiar', 'No piensa estudiar'],
  no: ['No estudia ni piensa estudiar', 'Estudia o piensa estudiar'],
});

/** The Spanish of each fact's sentences in FACT_TABLE. */
export const FACTS_IN_SPANISH: Readonly<Record<FactName, Sentences>> = {
  age: {
    of: String,
    atLeast: (age) => `Tiene ${years(age)} o más`,
    atMost: (age) => `Tiene ${years(age)} o menos`,
  },
  state: {
    says: (values, negated) =>
      `${negated ? 'No vive' : 'Vive'} en ${listed(
        values.map((code) => (isState(code) ? STATE_NAMES[code] : code)),
        negated ? 'ni' : 'o',
      )}`,
  },
  veteran: {
    yes: 'Sirvió en las fuerzas armadas de Estados Unidos',
    no: 'No sirvió en las fuerzas armadas de Estados Unidos',
  },
  veteranDischarge: {
    says: (values, negated) => {
      const names = values.flatMap((value) => DISCHARGES[value] ?? []);
      const discharge =
        names.length > 0
          ? [`Su baja militar ${negated ? 'no fue' : 'fue'} ${listed(names, negated ? 'ni' : 'o')}`]
          : [];
      const serving = values.includes('still-serving')
        ? [negated ? 'Ya no está en servicio' : 'Sigue en servicio']
        : [];
      return listed(
        [...discharge, ...serving].map((part, index) => (index === 0 ? part : lowerFirst(part))),
        negated ? 'y' : 'o',
      );
    },
  },
  veteranDisabilityRating: {
    of: percent,
    atLeast: (share) => `El VA calificó su discapacidad con un ${share} o más`,
    atMost: (share) => `El VA calificó su discapacidad con un ${share} o menos`,
  },
  student: {
    // As in English: all that future students and non-students have in common is not being students now.
    says: (values, negated) =>
      values.length === 2 && values.includes('future') && values.includes('no')
        ? STUDENT_SAYS(['current'], !negated)
        : STUDENT_SAYS(values, negated),
  },
  educationLevel: {
    says: (values, negated) =>
      `Su nivel de estudios más alto ${negated ? 'no es' : 'es'} ${listed(
        values.flatMap((value) => SCHOOLING[value] ?? []),
        negated ? 'ni' : 'o',
      )}`,
  },
  singleParent: {
    yes: 'Cría a sus hijos sin pareja (padre soltero o madre soltera)',
    no: 'No es padre soltero ni madre soltera',
  },
  pregnant: { yes: 'Está embarazada', no: 'No está embarazada' },
  children: {
    of: String,
    atLeast: (count) =>
      count === '1' ? 'Un menor de 18 años vive con usted' : `Al menos ${count} menores de 18 años viven con usted`,
    atMost: (count) =>
      count === '0'
        ? 'Ningún menor de 18 años vive con usted'
        : count === '1'
          ? 'Como máximo un menor de 18 años vive con usted'
          : `Como máximo ${count} menores de 18 años viven con usted`,
  },
  householdSize: {
    of: String,
    atLeast: (count) => `Su hogar tiene ${people(count)} o más`,
    atMost: (count) =>
      count === '1' ? 'Usted vive sin otras personas' : `Su hogar tiene ${people(count)} como máximo`,
  },
  householdIncome: {
    of: dollars,
    atLeast: (sum) => `Los ingresos de su hogar son de ${sum} al año o más`,
    atMost: (sum) => `Los ingresos de su hogar son de ${sum} al año como máximo`,
  },
  incomeOfPovertyLine: {
    of: percent,
    atLeast: (share) => `Los ingresos de su hogar son al menos el ${share} del nivel federal de pobreza`,
    atMost: (share) => `Los ingresos de su hogar son como máximo el ${share} del nivel federal de pobreza`,
  },
  incomeOfAreaMedian: {
    of: percent,
    atLeast: (share) => `Los ingresos de su hogar son al menos el ${share} del ingreso mediano de su área`,
    atMost: (share) => `Los ingresos de su hogar son como máximo el ${share} del ingreso mediano de su área`,
  },
  savings: {
    of: dollars,
    atLeast: (sum) => `Su hogar tiene ahorros de ${sum} o más`,
    atMost: (sum) => `Los ahorros de su hogar son de ${sum} como máximo`,
  },
  worksForPay: {
    yes: 'Usted u otra persona de su hogar gana dinero con su trabajo',
    no: 'Nadie en su hogar gana dinero con su trabajo',
  },
  paysHeating: {
    yes: 'Paga por su cuenta la calefacción o el aire acondicionado',
    no: 'No paga por su cuenta la calefacción ni el aire acondicionado',
  },
  spouse: { yes: 'Vive con su esposo o esposa', no: 'No vive con un esposo o una esposa' },
  spouseVeteran: {
    yes: 'Su esposo o esposa sirvió en las fuerzas armadas de Estados Unidos',
    no: 'Su esposo o esposa no sirvió en las fuerzas armadas',
  },
  youngestChild: {
    of: String,
    atLeast: (age) => `El más joven de los menores que viven con usted tiene ${years(age)} o más`,
    atMost: (age) =>
      age === '0'
        ? 'Un bebé de menos de un año vive con usted'
        : `Un menor que tiene ${years(age)} o menos vive con usted`,
  },
  schoolAgeChild: {
    yes: 'Un menor de 5 a 17 años vive con usted',
    no: 'Ningún menor de 5 a 17 años vive con usted',
  },
  disabledChild: {
    yes: 'Un menor con una discapacidad vive con usted',
    no: 'Ningún menor con una discapacidad vive con usted',
  },
  relativesChild: {
    yes: 'Un nieto o el hijo de otro familiar vive con usted',
    no: 'Ningún nieto ni hijo de otro familiar vive con usted',
  },
  oldestOther: {
    of: String,
    atLeast: (age) => `Otra persona de su hogar tiene ${years(age)} o más`,
    atMost: (age) => `Todas las demás personas de su hogar tienen ${years(age)} o menos`,
  },
  disabledOther: {
    yes: 'Otra persona de su hogar tiene una discapacidad',
    no: 'Ninguna otra persona de su hogar tiene una discapacidad',
  },
  pregnantOther: {
    yes: 'Otra persona de su hogar está embarazada',
    no: 'Ninguna otra persona de su hogar está embarazada',
  },
  disability: { yes: 'Tiene una discapacidad', no: 'No tiene una discapacidad' },
  employment: {
    says: choices({
      employed: ['Tiene un empleo', 'No tiene un empleo'],
      'self-employed': ['Trabaja por su cuenta', 'No trabaja por su cuenta'],
      unemployed: ['Está sin trabajo', 'No está sin trabajo'],
      retired: ['Se jubiló', 'No se ha jubilado'],
      'unable-to-work': ['No puede trabajar', 'Puede trabajar'],
    }),
  },
  citizenship: {
    says: choices({
      citizen: ['Tiene la ciudadanía de Estados Unidos', 'No tiene la ciudadanía de Estados Unidos'],
      'permanent-resident': ['Es residente permanente', 'No es residente permanente'],
      'visa-holder': ['Está en el país con una visa', 'No está en el país con una visa'],
      daca: ['Tiene DACA', 'No tiene DACA'],
      refugee: ['Es refugiado o recibió asilo', 'No es refugiado ni recibió asilo'],
      other: ['Tiene otro estatus migratorio', 'No tiene otro estatus migratorio'],
    }),
  },
  minorityGroup: {
    says: choices({
      'african-american': ['Es afroamericano', 'No es afroamericano'],
      hispanic: ['Es hispano o latino', 'No es hispano ni latino'],
      asian: ['Es de origen asiático', 'No es de origen asiático'],
      'native-american': ['Es indígena estadounidense', 'No es indígena estadounidense'],
      'pacific-islander': ['Es originario de las islas del Pacífico', 'No es originario de las islas del Pacífico'],
      other: ['Pertenece a otro grupo minoritario', 'No pertenece a otro grupo minoritario'],
    }),
  },
  tribalMember: { yes: 'Está inscrito en una tribu', no: 'No está inscrito en una tribu' },
  community: {
    says: choices({
      urban: ['Está en una ciudad', 'No está en una ciudad'],
      suburban: ['Está en las afueras de una ciudad', 'No está en las afueras de una ciudad'],
      rural: ['Está en una zona rural', 'No está en una zona rural'],
      remote: ['Está en una zona remota', 'No está en una zona remota'],
    }),
  },
  home: {
    says: choices({
      own: ['Es dueño de su vivienda', 'No es dueño de su vivienda'],
      rent: ['Renta su vivienda', 'No renta su vivienda'],
      temporary: ['No tiene una vivienda fija', 'Tiene una vivienda fija'],
      seeking: ['Quiere comprar una vivienda', 'No piensa comprar una vivienda'],
    }),
  },
  industry: {
    says: (values, negated) =>
      `${negated ? 'No trabaja' : 'Trabaja'} en ${listed(
        values.map((value) => INDUSTRIES[value] ?? value),
        negated ? 'ni' : 'o',
      )}`,
  },
  applicantKind: {
    says: (values, negated) =>
      `${negated ? 'No hace' : 'Hace'} la solicitud ${applicants(values, negated ? 'ni' : 'o')}`,
  },
  applyingFor: {
    says: choices({
      self: ['Lo pide para usted', 'No lo pide para usted'],
      child: ['Un menor vive con usted', 'Ningún menor vive con usted'],
      household: ['Otras personas viven con usted', 'Usted vive sin otras personas'],
    }),
  },
  profession: {
    says: (values, negated) =>
      `${negated ? 'No trabaja' : 'Trabaja'} como ${listed(
        values.map((value) => PROFESSIONS[value] ?? value),
        negated ? 'ni' : 'o',
      )}`,
  },
  ownsBusiness: { yes: 'Es dueño de un negocio', no: 'No es dueño de un negocio' },
  startingBusiness: { yes: 'Está abriendo un negocio', no: 'No está abriendo un negocio' },
  nonprofitStatus: {
    says: choices({
      '501c3': ['Su organización es una 501(c)(3)', 'Su organización no es una 501(c)(3)'],
      '501c4': ['Su organización es una 501(c)(4)', 'Su organización no es una 501(c)(4)'],
      'fiscal-sponsorship': [
        'Su organización tiene un patrocinador fiscal',
        'Su organización no tiene un patrocinador fiscal',
      ],
      pending: [
        'Su solicitud para ser organización sin fines de lucro está en trámite',
        'Su solicitud para ser organización sin fines de lucro no está en trámite',
      ],
      none: ['No dirige una organización sin fines de lucro', 'Dirige una organización sin fines de lucro'],
    }),
  },
  annualRevenue: {
    of: dollars,
    atLeast: (sum) => `Su organización recibe ${sum} al año o más`,
    atMost: (sum) => `Su organización recibe ${sum} al año como máximo`,
  },
  employees: {
    of: (count) => count.toLocaleString('en-US'),
    atLeast: (count) => `Su organización tiene ${employees(count)} o más`,
    atMost: (count) =>
      count === '0' ? 'Su organización no tiene empleados' : `Su organización tiene ${employees(count)} como máximo`,
  },
  permanentResidentYears: {
    of: String,
    atLeast: (count) => `Ha sido residente permanente por ${years(count)} o más`,
    atMost: (count) => `Ha sido residente permanente por ${years(count)} como máximo`,
  },
};

/** Returns the Spanish sentence for a condition, like `conditionSentence` in English. */
export function factInSpanish(leaf: WrittenFactRule, negated: boolean): string {
  const entry = FACTS_IN_SPANISH[leaf.fact];
  if ('yes' in entry) return (leaf.is === true) === negated ? entry.no : entry.yes;
  if ('says' in entry) return entry.says(leaf.in ?? [String(leaf.is)], negated);
  const { of, atLeast: least, atMost: most } = entry;
  const { atLeast, atMost } = leaf;
  if (atLeast !== undefined && atMost !== undefined) {
    const both = `${least(of(atLeast))}, y ${lowerFirst(most(of(atMost)))}`;
    return negated ? `No se cumple lo siguiente: ${lowerFirst(both)}` : both;
  }
  if (atLeast !== undefined) return negated ? most(of(atLeast - 1)) : least(of(atLeast));
  if (atMost !== undefined) return negated ? least(of(atMost + 1)) : most(of(atMost));
  return '';
}
