import type { Analysis, SectionName, TextGap } from '../../../../../contract/ai/analysis.ts';
import type { ProgramType } from '../../../../../contract/programs/grants.ts';
import { DEMO } from '../../billing/plans/texts.ts';
import type { Step } from './store.ts';

interface TypeTexts {
  title: string;
  lead: string;
  /** The parts of the analysis, in order. */
  parts: readonly string[];
  button: string;
}

export const BANNER: Readonly<Record<ProgramType, TypeTexts>> = {
  grant: {
    title: 'Análisis completo de la subvención o beca',
    lead: 'Lo que dice la propia fuente de esta ayuda, punto por punto y con sus propias palabras.',
    parts: [
      'Requisitos para calificar: quién puede recibir esta ayuda',
      'Lista de documentos: qué pide la solicitud',
      'Los pasos, desde el primer formulario hasta la ayuda otorgada',
      'Fecha límite y plazos',
      'Consejos para una mejor solicitud',
    ],
    button: 'Analizar los requisitos',
  },
  loan: {
    title: 'Análisis completo del préstamo',
    lead: 'Lo que dice la propia fuente del préstamo, punto por punto y con sus propias palabras.',
    parts: [
      'Requisitos para calificar: quién puede recibirlo',
      'Lista de documentos: qué pide el prestamista',
      'Los pasos, desde el primer formulario hasta que recibe el dinero',
      'Fecha límite, plazos y pago del préstamo',
      'Consejos para una mejor solicitud',
    ],
    button: 'Analizar los requisitos del préstamo',
  },
  assistance: {
    title: 'Análisis completo de la asistencia',
    lead: 'Lo que dice la propia fuente del programa, punto por punto y con sus propias palabras.',
    parts: [
      'Requisitos para calificar: quién puede recibir esta ayuda',
      'Lista de documentos: qué pide la oficina',
      'Los pasos, desde el primer formulario hasta la decisión',
      'Fecha límite y plazos',
      'Consejos para una solicitud sin problemas',
    ],
    button: 'Analizar los requisitos del programa',
  },
};

export const SECTION_TITLES: Readonly<Record<SectionName, string>> = {
  eligibility: 'Requisitos para calificar',
  requirements: 'Información y documentos necesarios',
  applicationProcess: 'Pasos de la solicitud',
  timeline: 'Fechas y plazos',
  contactInfo: 'Información de contacto',
  tips: 'Consejos para una solicitud exitosa',
};
/** Used when no model is set up. */
export const WITHOUT_MODEL = {
  title: 'Este sitio todavía no tiene análisis por IA',
  lead: 'Aquí no hay ningún modelo de IA configurado. Tal vez nuestra propia ficha tenga algunas líneas que no están en esta página.',
  button: 'Mostrar qué agrega nuestra ficha',
} as const;
export const NOTHING_MORE = 'Nuestra ficha no tiene nada más que lo que ya está en esta página.';

export const STEPS: Readonly<Record<Step, string>> = {
  elsewhere: 'Otra pestaña está analizando este programa. La respuesta también aparecerá aquí.',
  starting: 'Preparando todo',
  reading: 'Leyendo lo que dice la fuente',
  asking: 'Preguntando al modelo de IA',
  checking: 'Verificando cada cita con la fuente',
};
export const RUNNING = 'Estamos trabajando en esto. Tarda hasta un minuto.';
export const RUNNING_LONG =
  'Esto está tardando más de lo normal. Puede esperar, o detenerlo e intentarlo de nuevo más tarde.';
export const DONE_STEP = 'listo';
export const STOP = 'Detener';
export const STOPPED = 'Se detuvo. Puede empezar de nuevo cuando quiera.';
export const READY = 'El análisis está listo.';

export const REQUIREMENTS_FAILED = 'No se pudieron obtener los requisitos de la solicitud. Inténtelo de nuevo.';
export const UNLOCK_FAILED = 'No se pudo abrir el análisis';
export const NO_ANALYSIS = 'La respuesta se cortó antes de que el análisis estuviera completo.';
export const TOO_SLOW = 'No llegó ninguna respuesta en tres minutos.';
export const UPGRADE_TO_ANALYZE = 'Elija un plan pagado para analizar';

export const SOURCE = 'Fuente:';
export const FROM_SUMMARY = 'De nuestro resumen de:';
export const QUOTES = 'Ver las palabras de la fuente';

export const BY_AI = {
  title: 'Escrito por IA y verificado con la fuente',
  text: 'Cada afirmación dice lo mismo que las palabras citadas, o las cita. Lo que no tiene cita viene de nuestra propia ficha. Aun así, la IA puede entender mal un texto: cuando sea importante, lea lo que dice quien ofrece el programa.',
  dropped: (count: number) => {
    if (count === 0) return 'No dejamos nada fuera.';
    if (count === 1) return 'Dejamos fuera 1 afirmación porque no la encontramos en la fuente.';
    return `Dejamos fuera ${count} afirmaciones porque no las encontramos en la fuente.`;
  },
  made: (model: string | null, date: string) => `Fecha: ${date}.${model ? ` Modelo: ${model}.` : ''}`,
} as const;

/** Reasons official texts are missing from the analysis, in whole or in part. */
export const GAPS: Readonly<Record<TextGap['why'], string>> = {
  partial: 'Leímos solo una parte de este texto:',
  unreadable: 'No pudimos leer este texto. Tal vez está escaneado, está bloqueado o es demasiado grande:',
  outdated: 'Durante un mes no pudimos volver a leer este texto, así que lo dejamos fuera:',
};

/** Used when a demo model answers. */
export const BY_DEMO = {
  lead: `${DEMO.title}: ${DEMO.text}`,
  asking: 'Preguntando al modelo de demostración',
  title: 'Hecho por un modelo de demostración y verificado con la fuente',
  text: `${DEMO.text} Encontramos en la fuente las palabras que respaldan cada afirmación.`,
} as const;

export const BY_RECORD_TITLE = 'De la ficha del programa, sin IA';
export const BY_RECORD_TEXT =
  'Esto es lo que nuestra ficha tiene además de lo que hay en esta página. La IA no escribió nada de esto.';
/** Reasons no model answered. */
export const RECORD_REASONS: Readonly<Record<NonNullable<Analysis['recordReason']>, string>> = {
  no_model: 'Aquí no hay ningún modelo de IA configurado.',
  timeout: 'El modelo de IA no respondió a tiempo.',
  too_many: 'El modelo de IA está demasiado ocupado ahora.',
  over_budget: 'La IA llegó aquí a su límite de hoy. Mañana funcionará de nuevo.',
  tries_used: 'Ya usó todos sus intentos de hoy: demasiados no dieron resultado. Inténtelo de nuevo mañana.',
  failed: 'No pudimos conectarnos con el modelo de IA.',
  refused: 'El modelo de IA se negó a leer este programa.',
  unreadable: 'No pudimos leer la respuesta del modelo de IA.',
  nothing_proven: 'No encontramos en la fuente lo que dijo el modelo de IA.',
};
