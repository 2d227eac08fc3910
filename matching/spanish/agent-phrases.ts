import { isState, US_STATES } from '../../contract/profile/places.ts';
import type { Phrases } from '../../contract/spanish/phrase-book.ts';
import { STATE_NAMES } from './state-names.ts';

/** Our own sentences in the Grant Agent's answers. Not in the Worker's bundle, because few callers need them. */
export const AGENT_PHRASES: Phrases = {
  'Keep a copy of everything you send in.': 'Guarde una copia de todo lo que entregue.',
  'Write down who you spoke to, when, and what they said.': 'Anote con quién habló, cuándo y qué le dijeron.',
  'Apply early, so you have time to fix mistakes.': 'Haga la solicitud con tiempo, para poder corregir errores.',
  'Answer every question on the form, truthfully and completely.':
    'Conteste todas las preguntas del formulario, con la verdad y sin dejar nada fuera.',
  'Before you send the form in, ask the office if anything is missing.':
    'Antes de entregar el formulario, pregunte en la oficina si falta algo.',
  'Ask for every decision in writing.': 'Pida cada decisión por escrito.',
  'Write down your questions before you call.': 'Anote sus preguntas antes de llamar.',
  'Gather your documents before you start.': 'Reúna sus documentos antes de empezar.',
  'Read the whole form once before you fill it out.': 'Lea todo el formulario una vez antes de llenarlo.',
  'Answer letters from the office right away.': 'Conteste enseguida las cartas de la oficina.',
  'If part of the form is unclear, ask someone at the office to go over it with you.':
    'Si no entiende una parte del formulario, pida a alguien de la oficina que la revise con usted.',

  'You told us you are {count}.': 'Nos dijo que tiene {count} años.',
  'You told us your household has {people}.': 'Nos dijo que en su hogar hay {people}.',
  'You told us your household’s income is {sum} a year.': 'Nos dijo que los ingresos de su hogar son de {sum} al año.',
  'You told us you have one child.': 'Nos dijo que tiene un hijo o una hija.',
  'You told us you have no children.': 'Nos dijo que no tiene hijos.',
  'You told us you have {count} children.': 'Nos dijo que tiene {count} hijos.',
  'You told us you own your home.': 'Nos dijo que es dueño de su vivienda.',
  'You told us you rent your home.': 'Nos dijo que renta su vivienda.',
  'You told us you are staying somewhere for now.': 'Nos dijo que por ahora no tiene una vivienda fija.',
  'You told us you are looking for a home.': 'Nos dijo que busca una vivienda.',
  'You told us you have a job.': 'Nos dijo que tiene un empleo.',
  'You told us you work for yourself.': 'Nos dijo que trabaja por su cuenta.',
  'You told us you don’t have a job right now.': 'Nos dijo que ahora no tiene trabajo.',
  'You told us you are retired.': 'Nos dijo que ya se jubiló.',
  'You told us you can’t work.': 'Nos dijo que no puede trabajar.',
  'You told us you own a business.': 'Nos dijo que tiene un negocio.',
  'You told us you don’t own a business.': 'Nos dijo que no tiene un negocio.',
  ...Object.fromEntries(
    Object.entries(US_STATES).flatMap(([code, name]) =>
      // "EE. UU." already ends with a period.
      isState(code)
        ? [[`You told us you live in ${name}.`, `Nos dijo que vive en ${STATE_NAMES[code]}.`.replace('..', '.')]]
        : [],
    ),
  ),
  'You haven’t told us your age. You can add it to your profile.':
    'No nos ha dicho su edad. Puede agregarla a su perfil.',
  'You haven’t told us your state. You can add it to your profile.':
    'No nos ha dicho en qué estado vive. Puede agregarlo a su perfil.',
  'You haven’t told us how many people live in your household. You can add it to your profile.':
    'No nos ha dicho cuántas personas viven en su hogar. Puede agregarlo a su perfil.',
  'You haven’t told us your household’s income. You can add it to your profile.':
    'No nos ha dicho los ingresos de su hogar. Puede agregarlos a su perfil.',
  'You haven’t told us how many children you have. You can add it to your profile.':
    'No nos ha dicho cuántos hijos tiene. Puede agregarlo a su perfil.',
  'You haven’t told us whether you own or rent. You can add it to your profile.':
    'No nos ha dicho si su vivienda es propia o rentada. Puede agregarlo a su perfil.',
  'You haven’t told us your work. You can add it to your profile.':
    'No nos ha dicho cuál es su trabajo. Puede agregarlo a su perfil.',
  'You haven’t told us whether you own a business. You can add it to your profile.':
    'No nos ha dicho si tiene un negocio. Puede agregarlo a su perfil.',

  'From your answers, you meet every condition we know of. The office decides.':
    'Según sus respuestas, cumple todos los requisitos que conocemos. La oficina decide.',
  'From your answers, you meet every condition we know of. The office decides. {worth}':
    'Según sus respuestas, cumple todos los requisitos que conocemos. La oficina decide. {worth}',
  'From your answers, nothing we know of rules you out. The office decides.':
    'Según sus respuestas, nada de lo que sabemos le impide calificar. La oficina decide.',
  'From your answers, nothing we know of rules you out. The office decides. {worth}':
    'Según sus respuestas, nada de lo que sabemos le impide calificar. La oficina decide. {worth}',
  'We have no rules for this program yet, so we can’t compare your answers with it.':
    'Todavía no tenemos las reglas de este programa, así que no podemos compararlo con sus respuestas.',
  'We have no rules for this program yet, so we can’t compare your answers with it. {worth}':
    'Todavía no tenemos las reglas de este programa, así que no podemos compararlo con sus respuestas. {worth}',
  'From your answers, you don’t meet at least one condition. The office decides.':
    'Según sus respuestas, no cumple al menos un requisito. La oficina decide.',
  'It asks for this, but your answers say otherwise: {condition}':
    'Pide esto, pero sus respuestas dicen otra cosa: {condition}',
  'One of the ways to qualify asks for this, but your answers say otherwise: {condition}':
    'Una de las formas de calificar pide esto, pero sus respuestas dicen otra cosa: {condition}',
  'It asks for this, and your answers don’t say: {condition}': 'Pide esto, y sus respuestas no lo dicen: {condition}',
  'One of the ways to qualify asks for this, and your answers don’t say: {condition}':
    'Una de las formas de calificar pide esto, y sus respuestas no lo dicen: {condition}',
  'We don’t have figures to estimate what this program would be worth to you.':
    'No tenemos cifras para calcular cuánto recibiría usted de este programa.',
  '{worth}, from your answers and the official figures.': '{worth}, según sus respuestas y las cifras oficiales.',
  'We don’t know its deadline.': 'No sabemos su fecha límite.',
  'Deadline: {deadline}.': 'Fecha límite: {deadline}.',
  'We don’t know how much it pays.': 'No sabemos cuánto paga.',
  'Amount: {amountText}.': 'Monto: {amountText}.',
};
