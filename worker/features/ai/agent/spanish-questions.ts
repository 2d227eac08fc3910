import { plainSpanish } from '../analysis/spanish/plain.ts';
import { isSmallSpanish, spanishStems } from '../analysis/spanish/word-pairs.ts';

/** What Spanish questions ask for, in English words that our patterns match (relevance.ts, menu.ts). */
const TOPICS: readonly (readonly [spanish: RegExp, english: string])[] = [
  [
    /\bcuant[oa]s? (?:dinero|paga\w*|dan?|me dar\w*|recib\w*|vale|ofrece\w*|es el|seria)\b|\bmonto\b|\bcantidad\b/,
    'how much, the amount',
  ],
  [/\bcuant[oa] (?:dinero )?(?:(?:me|nos|le) )?(?:recib|tocar|dar|podr|correspond|pagar)\w*/, 'how much would I get'],
  [
    /\bcuando\b|\bfecha limite\b|\bplazos?\b|\bvence\w*|\bcierra\w*|\bque dia\b|\bhasta que fecha\b/,
    'when, the deadline',
  ],
  [/\bcuanto (?:tiempo|tarda\w*|demora\w*|dura\w*)\b/, 'how long'],
  [/\babiert[oa]s?\b|\bcerrad[oa]s?\b|\btodavia\b|\bahora\b|\bhoy\b|\beste (?:mes|ano)\b/, 'open now'],
  [
    /\b(?:a|con) quien(?:es)?\b|\bllam[aoe]\w*|\btelefono\b|\bcorreo\b|\bcontact\w+|\bcomunic\w+/,
    'who do I call, contact',
  ],
  [/\bdonde\b|\bsitio web\b|\bpagina\b|\boficina\b/, 'where'],
  [
    /\bdocument\w+|\bpapel(?:es)?\b|\bcomprobantes?\b|\bque (?:debo |tengo que |necesito )?(?:llevar|traer|presentar|entregar)\b/,
    'documents',
  ],
  [
    /\bsolicit\w+|\binscrib\w+|\bpasos?\b|\btramit\w+|\bpid[oe]\b|\bpedir\w*|\bcomo empiezo\b|\baplic[ao]r?\b/,
    'how do I apply, steps',
  ],
  [
    /\bquien(?:es)? (?:pued\w+|calific\w+|recib\w+)|\brequisitos?\b|\bcondicion\w*|\belegib\w+/,
    'who can apply, requirements',
  ],
  [
    /\bcalific\w+|\btengo derecho\b|\b(?:puedo|podemos|podria) (?:recibir|obtener|tener|pedir|solicitar)\w*|\bsoy elegible\b/,
    'do I qualify',
  ],
  [/\binteres(?:es)?\b/, 'interest'],
  [/\b(?:devolv\w+|devuelv\w+|reembols\w+|pagar de vuelta|hay que pagar\w*)\b/, 'repay, pay it back'],
  [/\bque es\b|\bpara que (?:es|sirve)\b|\bde que se trata\b/, 'what is this program'],
  [
    /\bconsejos?\b|\brecomiend\w+|\bprepar\w+|\berror(?:es)?\b|\bantes de (?:pedir|solicitar|llamar|empezar)\w*/,
    'advice, tips',
  ],
  [
    /\b(?:le|les|te) (?:he dicho|dije)\b|\bsabe\w* de mi\b|\bmi perfil\b|\bmis respuestas\b/,
    'what I told you, my profile',
  ],
  [/\b(?:mi|mis|yo|me|nos|nuestr[oa]s?|soy|tengo|estoy|puedo|podemos|necesito|debo|califico|recibo)\b/, 'my'],
  [
    /\bcuales de\b|\bprogramas?\b|\bayud\w+|\bapoyo\b|\bbecas?\b|\bprestamos?\b|\bsubvencion\w*|\bdinero\b|\bbenefici\w+|\bquien (?:paga|ayuda|da)\b|\bnecesit\w+|\bpagar\b/,
    'which programs help',
  ],
  [
    /\b(?:mas|menos) (?:alt|baj|grande|rapid|facil|barat|pronto|larg|cort|dinero)\w*|\bel (?:mayor|menor|mejor)\b|\bpaga\w* (?:mas|menos)\b|\bmejor(?:es)?\b/,
    'the most',
  ],
];

/** Appends what a Spanish question asks for, in English. An English question stays unchanged. */
export function withEnglishTopics(question: string): string {
  const plain = plainSpanish(question);
  const topics = isSpanish(question, plain)
    ? TOPICS.flatMap(([asks, english]) => (asks.test(plain) ? english : []))
    : [];
  return topics.length === 0 ? question : `${question} (${topics.join('; ')})`;
}

function isSpanish(question: string, plain: string): boolean {
  return (
    /[¿¡ñáéíóú]/i.test(question) ||
    (plain.match(
      /\b(?:el|la|los|las|de|del|que|para|con|por|una?|mi|mis|es|hay|como|cuando|donde|cual|quien|puedo|necesito)\b/g,
    )?.length ?? 0) >= 2
  );
}

/** Words that occur in questions and texts on every subject. */
const OF_TALK = new Set(
  spanishStems(
    'programa programas ayuda ayudar dinero beneficio apoyo necesito necesita quiero saber decir preguntar hablar gente ' +
      'alguien favor gracias hola informacion puedo recibir pedir solicitar solicitud calificar otra otro otros mucho poco ' +
      'usted estado oficina',
  ),
);

/** Returns whether a Spanish sentence shares a word about the subject with the question. */
export function mayAnswerInSpanish(question: string, said: string): boolean {
  const asked = spanishStems(question).filter((word) => word.length > 3 && !isSmallSpanish(word) && !OF_TALK.has(word));
  const words = new Set(spanishStems(said));
  return asked.some((word) => words.has(word));
}
