import { expect, test } from 'vitest';
import { mayAnswer, programsAnswer } from './relevance.ts';

const said = (text: string) => ({ text, about: 'Who can apply' });

test.each([
  ['What did other members ask you?', 'You meet what else your state asks'],
  ['Do I have to tell them about my dog?', 'Local agencies run it, and each tells you how it works'],
  ['What do you know about other people?', 'Other people in the home may know more'],
])('a passage that shares only words for asking and telling is no answer: %s', (question, text) => {
  expect(mayAnswer(question, said(text))).toBe(false);
});

test('a passage that shares a word on the subject may answer', () => {
  expect(mayAnswer('Are mobile homes covered?', said('Mobile homes on owned land are covered'))).toBe(true);
});

test.each([
  ['Which of these can I get while I work?', true],
  ['Who helps with a heating bill?', true],
  ['Which one pays the most?', false],
  ['What is the capital of France?', false],
])('programs answer %s: %s', (question, answers) => {
  expect(programsAnswer(question)).toBe(answers);
});
