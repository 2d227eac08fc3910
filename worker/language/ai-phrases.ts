import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** The Grant Agent's limits. Its answers are in `own-phrases.json`. */
const AGENT: Phrases = {
  'You can ask 1 question a day, and you’ve used it. You can ask more in {wait}.':
    'Puede hacer 1 pregunta al día, y ya la hizo. Podrá preguntar más en {wait}.',
  'You can ask {count} questions a day, and you’ve used them all. You can ask more in {wait}.':
    'Puede hacer {count} preguntas al día, y ya las hizo todas. Podrá preguntar más en {wait}.',
};

/** The analysis of a program from our own record, without a model, and its limits. */
const ANALYSIS: Phrases = {
  'Start with the registration that the steps name, before you write the application.':
    'Empiece por el registro que piden los pasos, antes de escribir la solicitud.',
  'Collect all {count} documents before you start.': 'Reúna los {count} documentos antes de empezar.',
  'Send the application some days before the deadline, so that there is time to fix a mistake.':
    'Envíe la solicitud unos días antes de la fecha límite, para tener tiempo de corregir un error.',
  'No closing day is set, so you can apply as soon as your papers are ready.':
    'No hay fecha de cierre, así que puede hacer la solicitud en cuanto tenga listos sus papeles.',
  'There is more than one deadline: find out which one is yours before you start.':
    'Hay más de una fecha límite: averigüe cuál es la suya antes de empezar.',
  'It is not open yet: prepare your papers now and check the official page for the opening day.':
    'Todavía no está abierto: prepare ya sus papeles y busque en la página oficial el día en que abre.',
  'We know several programs with this title. Name the provider of yours.':
    'Conocemos varios programas con este título. Diga quién ofrece el suyo.',
  'We know no program with this title.': 'No conocemos ningún programa con este título.',
  'We do not know this application.': 'No conocemos esta solicitud.',
  'You have used the one new analysis of a day. You can have more in {wait}; those that you had stay open.':
    'Ya usó el único análisis nuevo del día. Podrá pedir más en {wait}; los que ya tiene siguen abiertos.',
  'You have used all {count} new analyses of a day. You can have more in {wait}; those that you had stay open.':
    'Ya usó los {count} análisis nuevos del día. Podrá pedir más en {wait}; los que ya tiene siguen abiertos.',
};

/** The limit of AI priority. Why a program moved up is in `own-phrases.json`. */
const PRIORITY: Phrases = {
  'You have used all {count} AI orders of a day. You can have more in {wait}.':
    'Ya usó las {count} listas ordenadas por IA del día. Podrá pedir más en {wait}.',
};

export const AI_PHRASES: Phrases = { ...AGENT, ...ANALYSIS, ...PRIORITY };
