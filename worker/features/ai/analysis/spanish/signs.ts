import { denialsIn } from '../proof/negation.ts';
import { folded } from '../proof/text.ts';
import { plainSpanish } from './plain.ts';

/**
 * Words that decide what a sentence means. If the English matches `english`, the Spanish must match `inSpanish`, which
 * is broader. If the Spanish matches `spanish`, the English must match `inEnglish`.
 */
interface Sign {
  english: RegExp;
  inSpanish: RegExp;
  spanish: RegExp;
  inEnglish: RegExp;
}

const SIGNS: readonly Sign[] = [
  {
    english: /\b(?:at least|minimum|(?:no|not) (?:less|fewer) than)\b/,
    inSpanish: /\b(?:al menos|por lo menos|minim[oa]s?|no menos de|o mas|mas de|desde|a partir)\b/,
    spanish: /\b(?:al menos|por lo menos|como minimo|no menos de)\b/,
    inEnglish: /\b(?:least|minimum|less|fewer|or (?:more|older|longer)|from|even|any)\b|\d\+/,
  },
  {
    english: /\bor (?:more|older|over|above|greater|higher|longer|later)\b|\d\+/,
    inSpanish:
      /\bo (?:mas|mayor|superior|despues|posterior)|\d\+|\b(?:al menos|como minimo|mas tarde|a partir|por encima|cumplid\w+)\b/,
    spanish: /\bo (?:mas|mayor(?:es)?)(?= |[,.;)]|$)/,
    inEnglish:
      /\b(?:or|and) (?:\w+ )?(?:more|older|over|above|greater|higher|longer|later|up|under)\b|\b(?:over|above|least|minimum|older|seniors?|adults?)\b|\d\+/,
  },
  {
    english: /\bor (?:less|fewer|younger|under|below|lower|earlier|sooner)\b/,
    inSpanish:
      /\bo (?:menos|menor|inferior|antes|anterior|mas bajo|por debajo)|\b(?:como maximo|hasta|no mas de|menor(?:es)? de)\b/,
    spanish: /\bo menos(?= |[,.;)]|$)/,
    inEnglish: /\b(?:less|fewer|under|below|lower|most|up to|younger|no more)\b/,
  },
  {
    english: /\b(?:more|greater|higher|larger|longer|older) than\b|(?<!not )\bexceeds?\b|\bover (?=\$?\d)|\babove\b/,
    inSpanish:
      /\b(?:mas|mayor\w*|superior\w*|encima|arriba|cumplid\w+|pas\w+|(?:en|durante) \d+ (?:anos|meses))\b|\b(?:exced|super|sobrepas|rebas)\w+/,
    spanish: /(?<!no )\bmas de (?=\$?\d)|\bpor encima\b/,
    inEnglish: /\b(?:more|greater|higher|larger|longer|older|exceed\w*|over|above|after|past|beyond)\b|\d\+/,
  },
  {
    english: /\b(?:less|fewer|lower|younger) than\b|\bbelow\b|\bunder (?=\$?\d)/,
    inSpanish: /\b(?:menos|menor\w*|inferior\w*|debajo|abajo)\b|\bno (?:lleg|alcan|super|exced|pas|ha|tiene|cumpl)\w*/,
    spanish: /(?<!no )\bmenos de (?=\$?\d)|\bpor debajo\b|\bmenor(?:es)? de (?=\$?\d)/,
    inEnglish: /\b(?:less|fewer|lower|younger|below|under|minors?|child\w*|up to|before|youths?|kids?)\b/,
  },
  {
    english: /\b(?:up to|at most|maximum|no more than|not more than|as much as)\b/,
    inSpanish: /\b(?:hasta|como maximo|maxim\w+|no mas de|no pas\w+|no super\w+|no exced\w+|o menos)\b/,
    spanish: /\b(?:como maximo|a lo sumo|no mas de)\b|\bhasta (?=\$?\d)/,
    inEnglish:
      /\b(?:up to|most|maximum|max|no more|not more|exceed|as much as|as many|until|till?|through|to|by|within|limit\w*|or less|under|at)\b|\d-\$?\d/,
  },
  {
    english: /\b(?:before|prior to|no later than|until|till)\b/,
    inSpanish: /\b(?:antes|previ\w+|a mas tardar|hasta|anticipacion|primero|anterior\w*|no despues|adelant\w+|ya)\b/,
    spanish: /\bantes de\b|\ba mas tardar\b/,
    inEnglish:
      /\b(?:before|prior|by|later|early|earlier|ahead|until|first|due|within|advance|pre\w+|ago|in|past|old|up|through|on|since|yet|soon)\b/,
  },
  {
    english: /\bafter\b/,
    inSpanish:
      /\b(?:despues|tras|luego|a partir|desde|una vez|posterior\w*|siguiente\w*|cuando|al|pasad\w+|mas tarde|se le|por|ya|segun)\b/,
    spanish: /\bdespues de\b|\btras\b|\ba partir de\b/,
    inEnglish:
      /\b(?:after|following|once|since|later|from|then|when|begin\w*|start\w*|past|beyond|post\w*|of|on|upon|with|over|afterwards?|until|by|comes?|cover\w*|ends?|as)\b/,
  },
  {
    english: /\bmust\b|\b(?:has|have) to\b|\b(?:required|mandatory|shall)\b/,
    inSpanish:
      /\b(?:deb|tien|tener|teng|neces|requ|exig|obligatori|pid|pedi|falt|precis|oblig|hay que|ha de|han de|tuv|tendr)\w*|\bhay que\b/,
    spanish: /\b(?:debe|deben|debera|deberan|tiene que|tienen que|obligatori[oa]s?|hay que|exige|exigen)\b/,
    inEnglish:
      /\b(?:must|ha(?:s|ve|d) to|requir\w+|mandatory|shall|should|need\w*|ow(?:e|es|ed|ing)|to be|are to|is to|ought|debt\w*|due|expected|demand\w*|compulsory|bound)\b/,
  },
  {
    english: /\b(?:may|can|could|might)\b/,
    inSpanish:
      /\b(?:pued|podr|pod|posib|permit|opci|opta|calific|derecho|tal vez|quiza|capa[cz]|sab|sirv|se |a lo mejor|acept|llam|suel|alcanz)\w*/,
    spanish: /\b(?:puede|pueden|podria|podrian)\b/,
    inEnglish:
      /\b(?:may|can|could|might|able|possible|possibly|allow\w*|option\w*|qualif\w*|cannot|can't|let\w*|unable|eligib\w+|up to|also|would|choose\w*|open|choice|enough|able|available|accept\w*|so)\b/,
  },
  {
    english: /\bonly\b|\bsolely\b|\bexclusively\b/,
    inSpanish: /\b(?:sol[oa]s?|solamente|unic\w+|exclusiv\w+|apenas|nada mas|nomas|mas que|hasta|propi\w+|salvo)\b/,
    spanish: /\b(?:solo|solamente|unicamente|exclusivamente)\b/,
    inEnglish: /\b(?:only|sole\w*|exclusive\w*|just|alone|single|mere\w*|one)\b/,
  },
  {
    english: /\b(?:unless|except\w*|excluding)\b/,
    inSpanish: /\b(?:a menos|a no ser|salvo|except\w+|exclu\w+|menos|aparte|distint\w+|fuera|no sea\w*|si no|sin|no)\b/,
    spanish: /\b(?:a menos que|salvo|excepto)\b/,
    inEnglish: /\b(?:unless|except\w*|exclud\w*|other than|apart|but|not|without|save|only|if)\b/,
  },
  {
    english: /\bor\b/,
    inSpanish: /\b(?:o|u|ni|sea)\b|\//,
    spanish: /\b(?:o|u)\b/,
    inEnglish: /\b(?:or|either|nor|neither|whichever)\b|\//,
  },
  {
    english: /\band\b/,
    inSpanish: /\b(?:y|e|ni|junto|ademas|tambien|con)\b|[,;&]/,
    spanish: /\b(?:y|e)\b/,
    inEnglish: /\b(?:and|both|with|plus|as well|also|then|nor|while|including)\b|&/,
  },
  {
    english: /\bnon-?profits?\b|\bnot[- ]for[- ]profit\b/,
    inSpanish: /\b(?:sin (?:fines|animo) de lucro|no lucrativ\w+|non-?profit)/,
    spanish: /\bsin (?:fines|animo) de lucro\b|\bno lucrativ\w+/,
    inEnglish: /profit|\bcharit\w+|\b501\b/,
  },
  {
    english: /\b(?:no|without|free of) (?:cost|charge|fee)s?\b/,
    inSpanish: /\bgratis\b|\bgratuit\w+|\b(?:sin|ningun) (?:costo|cargo|cobro)|\bno (?:cuesta|cobra|paga|tiene costo)/,
    spanish: /\bsin (?:costo|cargo)\b/,
    inEnglish: /\bfree\b|\b(?:no|without|free of) (?:cost|charge|fee)|\bnothing\b/,
  },
  {
    english: /\bif\b/,
    inSpanish: /\b(?:si|cuando|siempre que|caso|con tal|mientras|quien\w*|que|aunque|de)\b/,
    spanish: /\bsi\b|\ben caso de\b|\bsiempre que\b/,
    inEnglish:
      /\b(?:if|when\w*|provided|whether|case|as long as|unless|where|while|should|with|yes|once|for|any|who|which|that|so|without)\b/,
  },
  {
    english: /\b(?:all|every|each|any)\b/,
    inSpanish:
      /\b(?:tod|cada|enter|cualqui|complet|por|siempre|ambos|algun|ning|ni|al|l[oa]s|un|con|integr|anual|mensual)\w*/,
    spanish: /\b(?:todos los|todas las)\b/,
    inEnglish:
      /\b(?:all|every\w*|each|any\w*|whole|entire|both|daily|weekly|monthly|yearly|annual\w*|per|a|most|full|always)\b/,
  },
];

/** "Dueño o dueña" is one person. */
const BOTH_GENDERS = /\b((\p{L}{3,}?)(?:[oe]s?)?) [oy] (?:una? |las? )?\2as?\b/gu;

/** Claims that the Spanish may make only if the English makes them too. */
const PROMISES: readonly (readonly [spanish: RegExp, inEnglish: RegExp])[] = [
  [/\bgarantiz\w+|\bapro(?:bad|bam|be\b)\w*/, /\b(?:guarant|assur|ensur|make sure|insur|approv|pass)\w*/],
  [/\bautomatica?\w*/, /\bautomat\w+|\bby itself\b/],
  [
    /\binmediat\w+|\benseguida\b|\bya\b/,
    /\b(?:immediate\w*|right away|at once|already|now|soon|yet|anymore|by|no longer)\b/,
  ],
  [
    /\bgratis\b|\bgratuit\w+|\bsin (?:costo|cargo)\b/,
    /\bfree\b|\b(?:no|without|any) (?:cost|charge|fee)|\bnothing\b|\bwaive/,
  ],
  [/\bsiempre\b|\bnunca\b/, /\b(?:always|never|ever|every|as long as|not|no)\b/],
  [/\bcon fines de lucro\b/, /\bfor[- ]profit/],
];

/** Spanish negations. A double negative such as "no paga nada" counts once. */
const DENIES =
  /\bno\b(?: (?:\p{L}+ ){0,6}?(?:ni|ningun[oa]?s?|nada|nadie|nunca|jamas|tampoco)\b)?|\b(?:(?:ni|nunca|jamas|ningun[oa]?s?|nada|nadie|sin|tampoco|salvo)(?!\p{L})|except\p{L}+|a menos|exclu\p{L}+|prohib\p{L}+|d(?:ie|e)neg\p{L}+|d(?:ie|e)nieg\p{L}+|n(?:ie|e)g(?:a|ad[oa]s?|ar\p{L}*|uen?)|rechaz\p{L}+|descalific\p{L}+|inelegib\p{L}+|incomplet\p{L}+|invalid[oa]s?|insuficiente\p{L}*|ilegal\p{L}*|carec\p{L}+|impid\p{L}+|imped\p{L}+)/gu;
/** Spanish phrases with a negative word that doesn't count as a negation. */
const NO_DENIALS =
  /\bno (?:mas|menos) (?:de|que|tarde)\b|\bno (?:exced|super|pas|rebas)\p{L}+|\bno (?:solo|solamente)\b|\bsin (?:fines|animo) de lucro\b|\bno lucrativ\p{L}+|\bsin (?:hogar|techo|vivienda|empleo|trabajo|costo|cargo|embargo|importar|seguro)\b/gu;
/** English phrases with a negative word that doesn't count as a negation. */
const OF_COST = /\b(?:at |with )?(?:no|without) (?:cost|charge|home|job|work|insurance)\b|\bwhether or not\b/g;
/** English words that negate without a "no". */
const HIDDEN_DENIALS =
  /\b(?:fail\w*|un(?:paid|married|used|opened|licensed|registered|til)|missing|waive\w*|regardless|rather than|other than|lacks?|out of)\b/g;

const MONTH_OF_MAY = /\bMay(?= \d)|(?<=\p{Ll} )May\b/gu;

/** Returns whether both texts have the same words that decide what a sentence means. */
export function haveTheSameSigns(english: string, spanish: string): boolean {
  const en = folded(english).replace(MONTH_OF_MAY, ' ').toLowerCase();
  const es = plainSpanish(spanish).replace(BOTH_GENDERS, '$1');
  const isOneSided = (sign: Sign) =>
    (sign.english.test(en) && !sign.inSpanish.test(es)) || (sign.spanish.test(es) && !sign.inEnglish.test(en));
  return (
    denyAlike(en, es) && !SIGNS.some(isOneSided) && PROMISES.every(([own, said]) => !own.test(es) || said.test(en))
  );
}

/** Returns whether both texts have the same number of negations. Hidden negations in English may or may not count. */
function denyAlike(english: string, spanish: string): boolean {
  const said = denialsIn(english.replace(OF_COST, ' '));
  const own = count(spanish.replace(NO_DENIALS, ' '), DENIES);
  return said === own || (said < own && own <= said + count(english, HIDDEN_DENIALS));
}

/** Returns whether both texts have "and" and "or" in the same order. */
export function joinAlike(english: string, spanish: string): boolean {
  const es = plainSpanish(spanish).replace(BOTH_GENDERS, '$1');
  const said =
    folded(english)
      .toLowerCase()
      .match(/\b(?:and|or|nor)\b/g) ?? [];
  const own = es.match(/\b(?:[yeou]|ni)\b/g) ?? [];
  const kinds = own.map((word) => (word === 'y' || word === 'e' ? 'and' : 'or'));
  return kinds.join() === said.map((word) => (word === 'nor' ? 'or' : word)).join();
}

const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0;
