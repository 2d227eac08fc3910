import type { Crisis } from '../../contract/search/crises.ts';
import { pattern } from './classes.ts';

const FAMILY =
  '(?:esposo|marido|novio|pareja|ex|esposa|mujer|novia|padre|papa|padrastro|madre|mama|madrastra|hijo|hija|hermano|tio|jefe|suegro|vecino|el|ella|hombre|alguien)';
const DOES =
  '(?:peg(?:a|o|ando)|golpe(?:a|o|ando)|maltrat(?:a|o|ando)|amenaz(?:a|o|ando)|abus(?:a|o|ando)|viol(?:a|o|ando|aron)|acos(?:a|o|ando)|toc(?:a|o|ando)|quiere matar|va a matar|quiso matar|apunto|persigue|lastim(?:a|o))';

/** The Spanish patterns, without accents, as people type them. */
export const SPANISH: Readonly<Record<Crisis, readonly RegExp[]>> = {
  suicide: [
    'quiero mori(?:r|rme)|me quiero (?:mori|mata)r|no quiero (?:vivir|seguir viviendo)|suicid(?:io|arme|arse|a|ar)|quitarme la vida|matarme|ganas de mori(?:r|rme)|mejor muert[oa]|cortarme las venas|hacerme dano|quiere (?:morir(?:se)?|matarse|suicidarse)',
  ].map(pattern),
  overdose: [
    'sobredosis|no (?:respira|puede respirar|despierta)|dejo de respirar|(?:tomo|tome|trago|trague) (?:muchas|demasiadas|todas) (?:las |mis |sus )?(?:pastillas|pildoras|drogas)|envenen(?:o|ado|ada|amiento)',
  ].map(pattern),
  violence: [
    `${FAMILY} (?:\\w+ )?(?:me|nos|la|lo|le|les) (?:esta |sigue )?${DOES}|me (?:esta |siguen? )?(?:pega|pegan|golpea|golpean|maltrata|maltratan|violo|violaron|acosa|amenaza|pegando|golpeando|amenazando) ?|(?:me|nos) (?:va|quiere|quieren) a? ?matar|me violaron|fui violada|abuso sexual|agresion sexual|violencia (?:domestica|familiar|en (?:mi|la) casa)|(?:tengo )?miedo (?:de|a) (?:mi|el|que me mate)|golpea a mi|escapar de mi|mi agresor|trata de personas|tiene una (?:pistola|arma)`,
  ].map(pattern),
  child: [
    'abuso (?:infantil|de (?:menores|ninos))|(?:pega|golpea|abusa|abuso|toca|toco|viola|violo|maltrata)(?:ron|n)? (?:de |a )(?:mi|mis|su|sus|los|una?) (?:hij[oa]s?|nin[oa]s?|bebe|niet[oa]s?)|mi (?:hij[oa]|bebe|nin[oa]) (?:esta )?(?:desaparecid[oa]|desaparecio|perdid[oa])|me toca mi (?:papa|padrastro|tio)',
  ].map(pattern),
  disaster: [
    '(?:se )?(?:quemo|incendio|inundo|esta quemando|destruyo) (?:mi|nuestra|la) casa|(?:mi|nuestra) casa se (?:quemo|inundo|incendio|cayo)|perdi(?:mos)? (?:todo|mi casa|nuestra casa|la casa) en (?:el|la|un|una) (?:incendio|inundacion|huracan|tornado|terremoto|fuego|tormenta)|incendio en (?:mi|la) casa|(?:mi|nuestra) casa esta en llamas',
  ].map(pattern),
  shelter: [
    'no (?:tengo|tenemos|tiene) (?:donde|lugar (?:donde|para)|en donde) (?:dormir|vivir|quedar(?:me|nos)?|ir)|(?:estoy|estamos|soy|somos) (?:sin hogar|en la calle|desamparad[oa]s?)|(?:sin hogar|sin techo|sin casa) ?|(?:dorm(?:imos|ir|iendo)|duermo|vivo|vivimos|viviendo) en (?:la calle|mi carro|el carro|mi coche|mi troca|un parque)|(?:me|nos) (?:echaron|corrieron|sacaron|desalojaron) (?:de (?:mi|la|nuestra) (?:casa|apartamento)|a la calle|hoy)|(?:me|nos) desalojaron|necesit(?:o|amos) (?:un )?(?:albergue|refugio)',
  ].map(pattern),
  hunger: [
    '(?:tengo|tenemos|tienen|pasamos|pasando|paso) (?:mucha )?hambre|no (?:tengo|tenemos|hay|tienen) (?:comida|que comer|nada (?:de|que|para) comer|leche|formula|para comer|dinero para (?:la )?comida)|sin comida|nada que comer|necesit(?:o|amos) comida|comida para (?:mis|mi|nuestros) (?:hij[oa]s|familia|ninos|bebe)|no h(?:e|emos|an) comido',
  ].map(pattern),
};
