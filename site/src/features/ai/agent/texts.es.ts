import type { AgentAnswer, AnswerPart, Referral } from '../../../../../contract/ai/agent.ts';

export const LOADING = 'Cargando sus preguntas';
export const THREAD_FAILED = 'No se pudieron cargar sus preguntas anteriores';
export const PLAN_UNKNOWN = {
  title: 'No se pudo cargar su plan',
  text: 'Las preguntas sobre sus programas son parte del plan Premium.',
} as const;

export const FIELD = {
  label: 'Su pregunta',
  hint: 'No incluya nombres ni números, como su número de Seguro Social.',
  short: 'Escriba primero su pregunta.',
  ask: 'Preguntar',
  stop: 'Detener',
} as const;
export const STARTERS_LABEL = 'Preguntas comunes';

export const STEPS = { reading: 'Leyendo las fuentes', asking: 'Buscando la respuesta' } as const;
export const STOPPED = 'Se detuvo. Si llega una respuesta, la encontrará aquí más tarde.';
export const READY = 'La respuesta está completa.';

/** A sentence's basis if it isn't a quote. */
export const KINDS: Readonly<Record<Exclude<AnswerPart['kind'], 'stated' | 'program'>, string>> = {
  from_you: 'De su perfil',
  from_rules: 'De nuestras reglas',
  reckoned: 'Nuestra estimación',
  advice: 'Consejo general',
};
export const WORDS = 'Ver las palabras de la fuente';

export const ASK_PEOPLE = 'Pregunte a quienes saben:';
export const CALL_211 = {
  before: 'También puede llamar al',
  number: '211',
  after: ', gratis, de día o de noche. Allí saben quién puede decírselo.',
} as const;

export const REFERRED: Readonly<Record<Referral, string>> = {
  law: 'No podemos dar consejos legales. Un abogado de ayuda legal sí puede, y gratis si sus ingresos son bajos.',
  tax: 'No podemos dar consejos sobre impuestos. Los voluntarios capacitados sí pueden, gratis. También el IRS, en irs.gov.',
  health: 'No podemos dar consejos médicos. Pregunte a un médico, a una enfermera o en una clínica.',
  immigration:
    'No podemos dar consejos de inmigración. Pregunte a un abogado o a un representante acreditado por el Departamento de Justicia.',
};

export const MORE_HELP = 'Más personas que ayudan gratis';

export const FAULTS: Readonly<Record<NonNullable<AgentAnswer['fault']>, string>> = {
  no_model: 'Aquí no hay ningún modelo de IA configurado.',
  timeout: 'El modelo de IA no respondió a tiempo.',
  too_many: 'El modelo de IA está demasiado ocupado ahora.',
  over_budget: 'La IA llegó aquí a su límite de hoy. Mañana funcionará de nuevo.',
  tries_used: 'Ya usó todos sus intentos de hoy: demasiados no dieron resultado. Inténtelo de nuevo mañana.',
  failed: 'No pudimos conectarnos con el modelo de IA.',
  refused: 'El modelo de IA se negó a responder esto.',
  unreadable: 'No pudimos leer la respuesta del modelo de IA.',
};
export const FAILED = {
  title: 'Esta vez no hay respuesta',
  partly: 'La respuesta se cortó',
  free: 'No contamos esta pregunta.',
  unfinished: 'La respuesta se cortó antes de estar completa.',
} as const;

/** An earlier question that was never answered. */
export const INTERRUPTED = {
  title: 'Se interrumpió su respuesta',
  text: 'Puede preguntar esto de nuevo. No se contará dos veces.',
  again: 'Preguntar de nuevo',
} as const;

export const REMOVE = {
  button: 'Eliminar estas preguntas',
  question: '¿Eliminar todas estas preguntas y sus respuestas?',
  failed: 'No se pudieron eliminar las preguntas',
  keep: 'Conservarlas',
  confirm: 'Eliminar',
  removing: 'Eliminando…',
  done: 'Eliminamos sus preguntas.',
} as const;
export const KEPT = 'Sus preguntas se quedan aquí hasta que las elimine. Solo usted puede verlas.';

/** Texts that depend on whether the question is about a program or a list. */
export interface AgentTexts {
  byAi: string;
  /** The most common questions. */
  starters: readonly string[];
  nearest: string;
  nothing: string;
  /** The same texts for sources that were only partly read. */
  inPart: { nearest: string; nothing: string };
}

export const ABOUT_PROGRAM: AgentTexts = {
  byAi: 'Primero va su propio resultado. Después la IA reúne lo que dicen las fuentes del programa, y verificamos cada oración con esas fuentes.',
  starters: [
    '¿Califico?',
    '¿Cuánto podría recibir?',
    '¿Qué documentos necesito?',
    '¿Cuál es la fecha límite?',
    '¿Cómo hago la solicitud?',
  ],
  nearest: 'Las fuentes que leímos no dicen esto. Lo más parecido que dicen es:',
  nothing: 'Las fuentes que leímos no lo dicen.',
  inPart: {
    nearest: 'Las partes de las fuentes que pudimos leer no dicen esto. Lo más parecido que dicen es:',
    nothing: 'Las partes de las fuentes que pudimos leer no lo dicen. Tal vez el resto sí.',
  },
};

export const ABOUT_LIST: AgentTexts = {
  byAi: 'La IA arma las respuestas con nuestra propia búsqueda. Nuestras reglas dicen qué es para usted, y verificamos cada cita.',
  starters: [
    '¿Califico para SNAP?',
    '¿Cuáles de estos puedo recibir mientras trabajo?',
    '¿Quién ayuda a pagar la calefacción?',
    '¿Cuáles de estos están abiertos ahora?',
  ],
  nearest: 'No encontramos nada que responda esto. Lo más parecido es:',
  nothing: 'No encontramos nada que responda esto.',
  inPart: {
    nearest: 'En lo que pudimos leer no encontramos nada que responda esto. Lo más parecido es:',
    nothing: 'En lo que pudimos leer no encontramos nada que responda esto.',
  },
};

export const LIST = {
  title: 'Pregunte sobre sus programas',
  asked: 'Sus preguntas',
  lead: 'Pregunte con sus propias palabras qué programas son para usted. O nombre un programa, y primero verá su propio resultado.',
  premium: 'Hacer preguntas es parte del plan Premium. Su lista, y saber si califica, siguen siendo gratis.',
  toPlans: 'Ver los planes',
  toList: 'Volver a su lista',
} as const;
export const LIST_HEAD = {
  title: LIST.title,
  description:
    'Los miembros con Premium preguntan sobre los programas de su lista y reciben respuestas con sus fuentes.',
} as const;
