import { expect, test } from 'vitest';
import { askedOfPrograms, mayAnswer, programsAnswer } from './relevance.ts';
import { mayAnswerInSpanish, withEnglishTopics } from './spanish-questions.ts';

const of = (about: string) => ({ text: 'A lease', about });

test.each([
  ['¿Qué documentos necesito?', 'Documents'],
  ['¿Qué papeles debo llevar?', 'Documents'],
  ['¿Cuál es la fecha límite?', 'Deadline'],
  ['¿Cuándo cierra?', 'Deadline'],
  ['¿A quién llamo?', 'Contact'],
  ['¿Cómo solicito la ayuda?', 'How to apply'],
  ['¿Cuánto dinero dan?', 'Amount'],
  ['¿Quién puede recibirlo?', 'Who can apply'],
  ['¿Qué interés tiene?', 'Interest rate'],
  ['¿Hay que devolverlo?', 'Repayment'],
])('a Spanish question is answered by the text on its topic: %s', (question, about) => {
  const asked = withEnglishTopics(question);
  expect(mayAnswer(asked, of(about))).toBe(true);
  expect(mayAnswer(asked, of('Something else'))).toBe(false);
});

test('other questions stay unchanged', () => {
  for (const question of ['Which papers do I need?', 'Who pays my rent in Los Angeles?']) {
    expect(withEnglishTopics(question)).toBe(question);
  }
});

test('a Spanish answer shares a word on the subject, not just words for asking', () => {
  expect(mayAnswerInSpanish('¿Cubre casas móviles?', 'Cubre casas móviles en terreno propio.')).toBe(true);
  expect(mayAnswerInSpanish('¿Puedo preguntar por mi perro?', 'Puede preguntar en la oficina.')).toBe(false);
});

test('a Spanish question about programs is matched like an English one', () => {
  expect(programsAnswer(withEnglishTopics('¿Quién ayuda a pagar la calefacción?'))).toBe(true);
  expect(programsAnswer(withEnglishTopics('¿Cuál paga más dinero?'))).toBe(false);
  expect(programsAnswer(withEnglishTopics('¿Cuál es la capital de Francia?'))).toBe(false);
  expect(askedOfPrograms(withEnglishTopics('¿Cuáles de estos están abiertos ahora?')).deadline).toBe(true);
});
