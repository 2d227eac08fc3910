import type { Referral } from '../../../../contract/ai/agent.ts';
import { plainSpanish } from '../analysis/spanish/plain.ts';

/** Questions for advice that only professionals may give. */
const ASKS: readonly (readonly [Referral, RegExp])[] = [
  [
    'immigration',
    /\b(?:public charge|deport\w*|asylum|undocumented|uscis|daca|naturali[sz]ation|(?:affect|hurt|harm|risk|lose) my (?:immigration|status|papers|case)|(?:affect|hurt|harm|risk|lose|cost|endanger|jeopardi[sz]e|against) (?:[\w’']+ ){0,4}(?:green card|visa|citizenship|immigration)|(?:sponsor|petition) (?:my|for)|immigration (?:lawyer|attorney|advice|court|case))\b/i,
  ],
  [
    'health',
    /\b(?:should i (?:take|stop taking|see a doctor)|is it safe to (?:take|eat|drink|use)|side effects?|diagnos(?:e|is)|symptoms?|medical advice|what (?:medicine|medication|dose)|which (?:medicine|medication)|treat my|(?:is|are) (?:[\w’'-]+ ){1,6}(?:dangerous|toxic|poisonous|unhealthy)|(?:harmful|bad) (?:for|to) (?:me|my|us|our|a baby|children))\b/i,
  ],
  [
    'tax',
    /\b(?:taxable|taxed|tax[- ]free|tax advice|deduct (?:it|this|them|my)|write (?:it|this) off|pay (?:any )?(?:income )?tax(?:es)? on|owe (?:the irs|(?:any )?tax(?:es)?)|on my (?:tax return|taxes)|(?:affect|change|raise|lower) my (?:tax(?:es)?|tax refund|refund)|report (?:it|this) (?:to the irs|as income)|(?:tell|declare|report|hide) (?:[\w’']+ ){0,6}(?:to|from)? ?the irs|tell the irs|count(?:s|ed)? (?:it |this )?as (?:taxable )?income for (?:the irs|tax(?:es)?))\b/i,
  ],
  [
    'law',
    /\b(?:sued?|suing|lawsuit|legal advice|(?:need|get|hire|find) a (?:lawyer|attorney)|is it (?:legal|illegal)|against the law|my (?:legal )?rights|press charges|small claims|custody|can (?:they|he|she) (?:evict|throw|kick)|can my landlord|liable|(?:go|sent) to (?:jail|prison)|arrested|prosecuted?|perjury|(?:is (?:it|this|that)|commit\w*) fraud|should (?:i|we) (?:get )?(?:a )?(?:divorced?|marry|married|separate)|(?:can|could|should|may) (?:i|we) (?:hide|conceal|lie)|if (?:i|we) (?:hide|conceal|lie))\b/i,
  ],
];

/** Spanish questions for such advice, without accents. */
const ASKS_IN_SPANISH: readonly (readonly [Referral, RegExp])[] = [
  [
    'immigration',
    /\b(?:carga publica|deport\w*|asilo politico|pedir asilo|indocumentad\w*|sin papeles|uscis|migra|daca|naturaliz\w+|(?:afect\w*|perjudic\w*|dan\w*|arriesg\w*|perd\w*|pierd\w*|quit\w*|en contra de|pone\w* en riesgo|riesgo para) (?:\w+ ){0,4}(?:residencia|green card|visa|ciudadania|inmigracion|migratori\w+|estatus|papeles|peticion)|(?:peticion|patrocin\w+|pedir|arreglar(?:le)?|emigrar) (?:\w+ ){0,2}(?:familiar|espos[oa]|marido|mama|papa|madre|padre|hij[oa]s?|herman[oa]|papeles|estatus)|(?:abogad[oa]|consejo|asesor\w*|corte|juez|caso) de (?:inmigracion|migracion)|(?:estatus|situacion|caso) (?:migratori[oa]|de inmigracion))\b/,
  ],
  [
    'health',
    /\b(?:(?:debo|deberia|puedo|tengo que) (?:tomar(?:me)?|dejar de tomar|ver a un (?:medico|doctor)|ir al (?:medico|doctor|hospital))|es (?:seguro|peligroso|malo) (?:tomar|comer|beber|usar)|efectos secundarios|diagnosti\w+|sintomas?|consejo medico|que (?:medicina|medicamento|dosis|remedio)|cual (?:medicina|medicamento)|tratar mi|como (?:curo|trato|me curo)|(?:es|son) (?:\w+ ){0,6}(?:peligros|toxic|venenos|danin)[oa]s?|(?:malo|danino|mal[oa]s?) para (?:mi|la salud|mis|mi bebe|los ninos|el embarazo))\b/,
  ],
  [
    'tax',
    /\b(?:paga\w* impuestos? (?:sobre|por|de)|(?:pagar|pago|pagare|pagamos|cobran?|debo|deber|debere) (?:\w+ ){0,2}(?:impuestos?|taxes)|tributable|gravable|imponible|libre de impuestos|consejo (?:fiscal|de impuestos|tributario)|deduc\w+|(?:en|a) mis? (?:declaracion|planilla|taxes|impuestos)|(?:afect\w*|cambi\w*|sub\w*|baj\w*) (?:\w+ ){0,2}(?:impuestos?|taxes|reembolso|devolucion)|(?:report\w*|declar\w*|decir\w*|dig\w*|escond\w*|ocult\w*) (?:\w+ ){0,6}(?:irs|impuestos|taxes|hacienda)|(?:le )?debo al irs|cuenta\w* como ingresos? (?:para|ante) (?:el irs|los? (?:impuestos|taxes)))\b/,
  ],
  [
    'law',
    /\b(?:demand(?:o|ar|arlos?|arme|as|amos)|(?:me|nos) demand\w+|demanda (?:legal|judicial)|consejo legal|asesoria legal|(?:necesito|conseguir|consigo|contratar|busco) (?:a )?un[oa]? abogad[oa]|es (?:legal|ilegal)|contra la ley|mis derechos|presentar cargos|corte de reclamos|custodia|tutela|(?:puede\w*|pueden) (?:\w+ ){0,3}(?:desaloj|echar|correr|sacar|botar)\w*|mi (?:casero|arrendador|landlord)|desaloj\w+|(?:soy|somos) responsables? de|(?:ir|voy|iria|mandar\w*|meter\w*) (?:a|en) la carcel|carcel|arrest\w+|enjuici\w+|perjurio|(?:es|comet\w+) fraude|(?:debo|deberia|conviene) (?:divorciarme|casarme|separarme)|me (?:divorcio|caso|separo)|(?:puedo|debo|podria|si) (?:\w+ ){0,2}(?:escond|ocult|ment|mient)\w*)\b/,
  ],
];

/**
 * Returns the kind of professional advice that a question asks for. Null if it asks for none, or if the program's own
 * texts use the same words and so may answer it.
 */
export function referralFor(question: string, texts: readonly string[]): Referral | null {
  for (const [referral, words] of ASKS) {
    const [asked] = words.exec(question) ?? [];
    if (asked === undefined) continue;
    const said = asked.toLowerCase();
    if (!texts.some((text) => text.toLowerCase().includes(said))) return referral;
  }
  // The texts are in English.
  const plain = plainSpanish(question);
  return ASKS_IN_SPANISH.find(([, words]) => words.test(plain))?.[0] ?? null;
}
