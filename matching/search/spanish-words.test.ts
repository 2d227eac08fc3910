import { describe, expect, test } from 'vitest';
import { SPANISH } from '../thesaurus/spanish/index.ts';
import { mayBeSpanish, SpanishWords } from './spanish-words.ts';

const words = new SpanishWords({ thesaurus: SPANISH, alsoEnglish: 'bodega para casa medico', others: 'temporero' });

describe('Spanish words are translated into English words that the search knows', () => {
  test.each([
    ['ayuda para pagar la luz', 'help with light bill'],
    ['becas', 'scholarships'],
    ['no puedo pagar la renta', 'cant pay rent'],
    ['me van a cortar la luz', 'me shut it off the light bill'],
    ['sin préstamos', 'without loan'],
    ['no soy veterano', 'i am not veteran'],
    ['no tengo Medicaid', 'have no medicaid'],
  ])('%s', (spanish, english) => expect(words.read(spanish)?.english).toBe(english));

  test('a word that only has an English cognate becomes the cognate', () => {
    expect(words.read('beca de astronomía')?.english).toBe('scholarships of astronomy');
  });

  test('an unknown word is kept as a name', () => {
    expect(words.read('beca Hathaguay')).toMatchObject({ english: 'scholarships Hathaguay', unknown: ['hathaguay'] });
  });
});

describe('as people type them', () => {
  test('accents and ñ may be missing, without a correction to show', () => {
    expect(words.read('comida para ninos en el verano')).toMatchObject({ english: 'summer meals', corrected: null });
  });

  test.each([
    ['alluda para la calefasion', 'ayuda para la calefacción'],
    ['nesesito comida para mi vebe', 'necesito comida para mi bebé'],
    ['inpuestos', 'impuestos'],
    ['unibersidad', 'universidad'],
  ])('%s is corrected', (typed, corrected) => expect(words.read(typed)?.corrected).toBe(corrected));

  test('a misspelled word stays if the person wants it as typed', () => {
    expect(words.read('ayuda calefasion', { spelling: false })).toMatchObject({ corrected: null });
  });

  test("other Spanish words aren't treated as typos", () => {
    expect(words.read('becas temporero')).toMatchObject({ corrected: null, unknown: ['temporero'] });
  });

  test.each([
    ['ayuda with rent', 'help with rent'],
    ['food stamps para mi familia', 'food stamps for my family'],
    ['daycare para mis hijos, i work nights', 'daycare for my children, i work nights'],
    ['scholarship para hispanos en college', 'scholarship for hispanic in college'],
  ])('mixed with English: %s', (mixed, english) => expect(words.read(mixed)?.english).toBe(english));
});

describe('English stays English', () => {
  test.each([
    'help with rent in Los Angeles',
    'no insurance for my son',
    'money for a sale',
    'bodega loan',
    'section 8 for brother with downs',
    'para transit',
    'hoatzin',
    '',
  ])('%s', (english) => expect(words.read(english)).toBeNull());

  test("everyday English doesn't load the Spanish words", () => {
    expect(mayBeSpanish('help paying the electric bill')).toBe(false);
    expect(mayBeSpanish('becas')).toBe(true);
  });
});
