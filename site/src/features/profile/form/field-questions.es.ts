import type { YesOrNo } from '../../../../../contract/profile/field-kinds.ts';
import { CHECK, DOLLARS, type FieldName, type FieldQuestion, NUMBER, type QuestionFor } from './field-inputs.ts';

const PREFER_NOT_TO_SAY = 'Prefiero no decirlo';
const YES_OR_NO: Readonly<Record<YesOrNo, string>> = { not_specified: PREFER_NOT_TO_SAY, yes: 'Sí', no: 'No' };

export const CITIZENSHIP_LABELS = {
  not_specified: PREFER_NOT_TO_SAY,
  citizen: 'Ciudadanía o nacionalidad de EE. UU.',
  'permanent-resident': 'Residente permanente (tarjeta verde)',
  'visa-holder': 'Con visa, para estudiar, trabajar o visitar',
  daca: 'DACA, para quienes llegaron de niños',
  refugee: 'Refugio o asilo otorgado',
  other: 'Otro estatus, o ninguno',
} as const;

/** The form offers these, but any text is accepted. Matching understands each of these. */
export const EDUCATION_SUGGESTIONS = [
  'No terminó la secundaria (high school)',
  'Diploma de secundaria (high school) o GED',
  'Algunos estudios universitarios (some college)',
  'Escuela técnica o certificado (trade school)',
  'Título de dos años (associate degree)',
  "Licenciatura (bachelor's degree)",
  "Maestría (master's degree)",
  'Doctorado (doctorate)',
] as const;

/**
 * How the form asks for each field. The results page uses the same words, and a program's page quotes them beside its
 * conditions.
 */
export const FIELD_QUESTIONS: Readonly<Record<FieldName, FieldQuestion>> = {
  age: {
    label: 'Edad',
    hint: 'Muchos programas empiezan o terminan a cierta edad',
    input: { as: 'number', required: true },
  },
  location: {
    label: 'Lugar donde vive',
    hint: 'Ciudad y estado. Cada estado tiene sus propios programas',
    input: { as: 'text', autoComplete: 'off', required: true },
  },
  zipCode: {
    label: 'Código postal',
    hint: 'Nos ayuda a encontrar su estado y condado',
    input: { as: 'text', autoComplete: 'postal-code', numeric: true, optional: true },
  },
  citizenshipStatus: {
    label: 'Ciudadanía o estatus migratorio',
    hint: 'Muchos programas son para todos. No lo compartimos con ninguna agencia, salvo que la ley nos obligue',
    input: {
      as: 'choice',
      choices: CITIZENSHIP_LABELS,
    },
  },
  permanentResidentSince: {
    label: 'Residente permanente desde',
    hint: 'El año de su tarjeta verde, como 2019. Algunos beneficios empiezan cinco años después',
    input: { ...NUMBER, unit: 'year' },
  },
  minorityGroup: {
    label: 'Grupo racial o étnico',
    hint: 'Algunos programas son para ciertos grupos',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        'african-american': 'Negro o afroamericano',
        hispanic: 'Hispano o latino',
        asian: 'Asiático',
        'native-american': 'Indígena estadounidense o nativo de Alaska',
        'pacific-islander': 'Nativo de Hawái o de las islas del Pacífico',
        other: 'Otro grupo',
      },
    },
  },
  tribalAffiliation: {
    label: 'Tribu a la que pertenece',
    hint: 'La tribu o nación en la que está inscrito',
    input: { as: 'text', autoComplete: 'off', optional: true },
  },
  householdSize: {
    label: 'Personas en su hogar',
    hint: 'Usted y todos con quienes comparte comida y gastos',
    input: NUMBER,
  },
  householdIncome: {
    label: 'Ingresos del hogar al año',
    hint: 'La suma de los ingresos de todos en un año, antes de impuestos. La mayoría de los beneficios tiene un límite',
    input: DOLLARS,
  },
  numberOfChildren: {
    label: 'Menores de 18 años',
    hint: 'Algunos programas son solo para familias con niños',
    input: NUMBER,
  },
  pregnancy: {
    label: '¿Está embarazada?',
    hint: 'Los programas de comida y salud pueden empezar antes del parto',
    input: { as: 'choice', choices: YES_OR_NO, optional: true },
  },
  occupation: {
    label: 'Ocupación',
    hint: 'Algunos programas son para un tipo de trabajo. Por ejemplo: enfermera, agricultor, sin empleo, jubilado',
    input: { as: 'text', autoComplete: 'organization-title', required: true },
  },
  employmentStatus: {
    label: 'Su trabajo ahora',
    hint: 'Lo piden los programas de capacitación',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        employed: 'Trabajo para alguien',
        'self-employed': 'Trabajo por mi cuenta',
        unemployed: 'No tengo trabajo',
        retired: 'Ya me jubilé',
        'unable-to-work': 'No puedo trabajar',
      },
      optional: true,
    },
  },
  industryExperience: {
    label: 'Área de trabajo',
    hint: 'Algunas subvenciones son para un tipo de trabajo',
    input: {
      as: 'choice',
      choices: {
        not_specified: 'Ninguna en especial',
        technology: 'Tecnología',
        healthcare: 'Atención médica',
        education: 'Educación',
        agriculture: 'Agricultura y cultivo de alimentos',
        manufacturing: 'Manufactura',
        retail: 'Comercio',
        hospitality: 'Hoteles, restaurantes y turismo',
        arts: 'Artes y cultura',
        nonprofit: 'Organizaciones sin fines de lucro y servicios sociales',
        construction: 'Construcción',
        finance: 'Finanzas',
        other: 'Otra área',
      },
    },
  },
  isStudent: {
    label: '¿Estudia?',
    hint: 'Los estudiantes pueden recibir becas y ayuda financiera',
    input: {
      as: 'choice',
      choices: {
        no: 'No',
        current: 'Sí, estudio ahora',
        future: 'Pienso estudiar',
      },
    },
  },
  education: {
    label: 'Estudios',
    hint: 'El nivel más alto que terminó. De esto dependen algunas ayudas',
    input: { as: 'text', autoComplete: 'off', optional: true, suggestions: EDUCATION_SUGGESTIONS },
  },
  isVeteran: {
    label: 'Serví en las fuerzas armadas',
    input: CHECK,
  },
  isSingleParent: {
    label: 'Soy padre soltero o madre soltera',
    input: CHECK,
  },
  hasDisability: {
    label: 'Tengo una discapacidad',
    input: CHECK,
  },
  veteranDischarge: {
    label: 'Su baja militar',
    hint: 'De esto depende la mayoría de los beneficios para veteranos',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        honorable: 'Honorable',
        general: 'General, en condiciones honorables',
        'other-than-honorable': 'En condiciones que no fueron honorables',
        'bad-conduct': 'Por mala conducta',
        dishonorable: 'Deshonrosa',
        'still-serving': 'Sigo en servicio',
      },
      optional: true,
    },
  },
  veteranDisabilityRating: {
    label: 'Calificación de discapacidad del VA',
    hint: 'En porcentaje, de 0 a 100. Algunos beneficios exigen una calificación mínima',
    input: { ...NUMBER, unit: 'percent' },
  },
  communityType: {
    label: 'Ciudad, afueras o campo',
    hint: 'Las zonas rurales tienen sus propios programas',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        urban: 'Ciudad',
        suburban: 'Afueras de una ciudad',
        rural: 'Pueblo o campo',
        remote: 'Zona remota',
      },
    },
  },
  homeownershipStatus: {
    label: 'Su vivienda',
    hint: 'Los dueños pueden recibir ayuda para reparaciones; los inquilinos, para la renta',
    input: {
      as: 'choice',
      choices: {
        not_specified: PREFER_NOT_TO_SAY,
        own: 'Tengo vivienda propia',
        rent: 'Rento',
        temporary: 'Refugio, hotel, auto o sin hogar',
        seeking: 'Quiero comprar una vivienda',
      },
    },
  },
  ownsBusinesss: {
    label: 'Tengo un negocio',
    input: CHECK,
  },
  seekingStartupGrant: {
    label: 'Voy a abrir un negocio',
    input: CHECK,
  },
  previousGrantExperience: {
    label: 'Ya recibí una subvención antes',
    input: CHECK,
  },
  nonprofitStatus: {
    label: 'Organización sin fines de lucro',
    input: {
      as: 'choice',
      choices: {
        not_applicable: 'No hago la solicitud para una',
        '501c3': 'Organización benéfica 501(c)(3)',
        '501c4': 'Organización de bienestar social 501(c)(4)',
        'fiscal-sponsorship': 'Con un patrocinador fiscal',
        pending: 'Estatus en trámite',
      },
    },
  },
  projectTimeline: {
    label: '¿Cuándo necesita el dinero?',
    input: {
      as: 'choice',
      choices: {
        not_specified: 'Todavía no lo sé',
        immediate: '0-3 meses',
        short: '3-6 meses',
        medium: '6-12 meses',
        long: '1 año o más',
      },
    },
  },
  organizationName: {
    label: 'Nombre de su negocio u organización',
    hint: 'Como aparece en sus documentos. Todas las solicitudes lo piden',
    input: { as: 'text', autoComplete: 'organization', optional: true, wide: true },
  },
  annualRevenue: {
    label: 'Ingresos anuales del negocio',
    hint: 'Muchos programas tienen un límite',
    input: DOLLARS,
  },
  numberOfEmployees: {
    label: 'Empleados',
    hint: 'Algunos programas son solo para organizaciones pequeñas',
    input: NUMBER,
  },
} satisfies { [Field in FieldName]: QuestionFor<Field> };
