import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../../../contract/spanish/messages.ts';
import { PhraseBook } from '../../../contract/spanish/phrase-book.ts';
import { type SourceText, textsInSources } from '../../../dev/checks/sentences-in-sources.ts';
import { OWN_PHRASES } from '../../../site/src/locale/own-language/own-phrases.es.ts';
import * as agent from '../../../worker/features/ai/agent/texts.ts';
import { analysesOfADay } from '../../../worker/features/ai/analysis/daily-limit.ts';
import { REASONS, SENTENCE } from '../../../worker/features/ai/priority/texts.ts';
import { APPLICATION, LETTER, PHONE } from '../../../worker/features/applications/drafts/texts.ts';
import {
  REGISTRATION_FACTS,
  REGISTRATION_KEYS,
} from '../../../worker/features/applications/preparation/registration-facts.ts';
import { tooMany } from '../../../worker/features/limits/too-many.ts';
import { ANSWERS } from '../../../worker/language/answers.ts';
import { booksOf, inSpanish } from '../../../worker/language/spanish.ts';

const PHRASES = { ...MESSAGES, ...ANSWERS, ...OWN_PHRASES.answers };
const book = new PhraseBook([PHRASES]);

/** Modules without texts for members or visitors: the crawler, the admin area, emails, model instructions, files. */
const OTHERS =
  /\/(?:admin|crawler|status|upkeep|planning|proof|page|official|documents)\/|mail(?:s|-texts)?\.ts$|instructions|quer(?:y|ies)|\/load|common-password|prompt-injection|judge|ask-list|agent\/tools|embedd|saved\/csv|calendar\/(?:deadlines|calendar-texts)/;
const SPOKEN = ['worker/app', 'worker/http', 'worker/failure.ts', 'worker/features'];
/** Matches a sentence, possibly with a bullet or in brackets. */
const IS_SENTENCE = /^[A-Z“•[].* .*[.?!:”\]]$/s;
/** These modules also contain titles. */
const TEXT_MODULES =
  /(?:drafts\/texts|preparation\/plan-words|preparation\/registration-facts|priority\/texts|agent\/texts)\.ts/;

/** Parts of longer texts, which the tests below put together, and titles of sources. */
const PARTS =
  /^(?:It has 1 employee|Its yearly revenue|\[What you do|My name is|Hello, my name|I’d like to apply|We’re thinking about|You told us 7|You haven’t told us 7|You have used 7|We haven’t read|Of 7, which|One of the ways to qualify asks|It asks for this$|About: 7, 7$|7 Please try again in 7|Moved up|AI$|UTC$|The demo model$|Applicant Registration|Prepare to Apply|Proposal and Award|Federal Student Aid)/;

/** Texts of the contract that aren't about an invalid value: names, and texts for editors and admins. */
const OTHER_CONTRACT =
  /contract\/(?:admin|crawler|status|profile\/(?:places|place-names|helpers|helper-texts)|programs\/(?:catalog|figures|grants|local-forms|program-edits|program-texts|rules))\.ts$|contract\/spanish\//;
const NAMES = /^(?:Any Category|7 on 7|Samsung Internet|Our summary of: )$/;

function unknown(texts: readonly SourceText[]): string[] {
  const isKnown = (form: string) =>
    form.split('\n').every((line) => /^(?:\$?7)?$/.test(line) || book.find(line) !== undefined);
  return texts.filter(({ forms }) => !forms.some(isKnown)).map(({ place, text }) => `${place}: ${text}`);
}

describe('the books have each sentence', () => {
  test('of the Worker', () => {
    const texts = textsInSources(SPOKEN, (file) => OTHERS.test(file)).filter(
      ({ text, place, of }) =>
        !PARTS.test(text) &&
        !text.includes('email address or ID') &&
        (IS_SENTENCE.test(text) || of === 'ApiFailure'
          ? / /.test(text)
          : TEXT_MODULES.test(place) && /^[A-Z]/.test(text)),
    );
    expect(texts.length).toBeGreaterThan(150);
    expect(unknown(texts)).toEqual([]);
  });

  test('of the contract', () => {
    const texts = textsInSources(['contract'], (file) => OTHER_CONTRACT.test(file)).filter(
      ({ text }) => /^[A-Z7].* /.test(text) && !NAMES.test(text),
    );
    expect(texts.length).toBeGreaterThan(40);
    expect(unknown(texts)).toEqual([]);
  });
});

describe('the Spanish of a sentence', () => {
  const phrases = Object.entries(PHRASES);
  const partsOf = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const sampleOf = (name: string, place: number) =>
    /^count/.test(name) ? `${place + 2}` : /^sum/.test(name) ? `$${place + 2}` : `Zzz${place}`;

  test('has the same parts', () => {
    const parts = (text: string) => partsOf(text).toSorted().join(' ');
    expect(phrases.filter(([english, own]) => own === '' || parts(own) !== parts(english))).toEqual([]);
  });

  test('belongs to one pattern alone', () => {
    const taken = phrases.filter(([english, own]) => {
      const samples = new Map(partsOf(english).map((name, place) => [name, sampleOf(name, place)]));
      const filled = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => samples.get(name) ?? '');
      return book.find(filled(english)) !== filled(own);
    });
    expect(taken).toEqual([]);
  });

  test.each([
    'Grants for people on low income',
    'Grants are for nonprofits on tribal land',
    'You have 30 days to appeal. Please try again in the spring.',
    'The office takes 48 hours',
    'Ana is a farmer in Ohio.',
  ])('does not exist for other people’s words: %s', (text) => {
    expect(inSpanish(new Map(), booksOf(OWN_PHRASES))(text)).toBe(text);
  });
});

describe('texts that are put together', () => {
  const say = inSpanish(new Map([['SNAP food benefits', 'SNAP (estampillas de comida)']]), booksOf(OWN_PHRASES));
  const english =
    /\b(?:the|you|your|yours|is|are|of|and|for|with|it|its|this|that|have|told|they|not|from|which|what|name|live)\b/i;
  const facts = [
    ...Object.values(agent.FROM_YOU).flatMap(({ what, says }) => [
      agent.unanswered(what),
      ...[
        {
          age: 34,
          state: 'TX',
          householdSize: 3,
          householdIncome: 24_000,
          children: 2,
          home: 'rent',
          ownsBusiness: true,
        },
        { householdSize: 1, children: 1, home: 'own', employment: 'employed', ownsBusiness: false },
        { children: 0, home: 'temporary', employment: 'unemployed' },
        { home: 'seeking', employment: 'retired' },
        { employment: 'self-employed' },
        { employment: 'unable-to-work' },
      ]
        .flatMap((known) => says(known) ?? [])
        .map(agent.toldUs),
    ]),
  ];
  const name = 'Ana Ruiz';
  const place = 'Austin, TX';
  const title = 'SNAP food benefits';
  const limit = (most: number) => analysesOfADay({ LIMIT_ANALYSES_PER_DAY: most });
  const reasons = [
    REASONS.answersWords(['roof', 'leak', 'rain'], true),
    REASONS.answersWords(['roof'], false),
    REASONS.allConditions(title, 0),
    REASONS.allConditions(title, 1),
    REASONS.allConditions(title, 3),
    REASONS.namesMore(5000, title, 300),
    REASONS.sooner('2027-06-01', title, '2027-07-01'),
    REASONS.notRepaid(title),
  ];
  const kinds = [...Object.values(APPLICATION.nonprofit), APPLICATION.sponsored, APPLICATION.farm, APPLICATION.group];
  const about = kinds.flatMap((kind) =>
    [[], [APPLICATION.employees(1)], [APPLICATION.employees(40), APPLICATION.revenue('$90,000')]].map((more) =>
      [APPLICATION.organization('Casa Azul', kind, place), ...more, APPLICATION.whatYouDo].join(' '),
    ),
  );
  const letters = [LETTER.one, LETTER.several].flatMap((voice) => [
    voice.decision(title),
    voice.appeal(title),
    [voice.met, LETTER.condition(title), voice.proof, voice.hearing].join('\n\n'),
    voice.sincerely(name, '512-555-0100'),
  ]);
  const registrations = REGISTRATION_KEYS.flatMap((_, first) =>
    REGISTRATION_KEYS.slice(first).map((__, count) =>
      REGISTRATION_KEYS.slice(first, first + count + 1)
        .map((key) => `${REGISTRATION_FACTS[key].text}.`)
        .join(' '),
    ),
  );

  const texts = [
    ...facts,
    agent.unmet(title, true),
    agent.unmet(title, false),
    agent.open(title, true),
    agent.open(title, false),
    agent.namedDeadline('June 1, 2027'),
    ...[1, 5].flatMap((most) => [agent.allUsed(most, 'an hour'), agent.allUsed(most, '7 hours')]),
    ...[1, 5].map((most) => limit(most).allUsed('7 hours')),
    ...[1, 4].flatMap((places) => reasons.map((reason) => SENTENCE.theirs(places, reason))),
    ...reasons.map((reason) => SENTENCE.ours(2, 'demo', reason)),
    ...[SENTENCE.none(1, 'model'), SENTENCE.none(3, 'demo')],
    ...about.map((text) => `${text} ${APPLICATION.several.experience}`),
    `${APPLICATION.person(name, 'enfermera', place)} ${APPLICATION.whatYouDo} ${APPLICATION.firstGrant}`,
    `${PHONE.hello(name, place)} ${PHONE.want(title)}`,
    `${PHONE.organization(name, 'Casa Azul', place)} ${PHONE.wantGrant(title)}`,
    [PHONE.number('2-1-1'), PHONE.have, `• ${title}`].join('\n'),
    [PHONE.condition(title, true), PHONE.condition(title, false), ...PHONE.usual, ...PHONE.usualGrant].join('\n'),
    ...letters,
    [LETTER.to('Casa Azul'), LETTER.subject(title), LETTER.dear].join('\n\n'),
    ...registrations,
    `1. ${title}\n2. ${title}`,
    ...[1, 30, 60, 300].map((seconds) => tooMany(seconds, 'That’s a lot of searches.').message),
    tooMany(5).message,
  ];

  test('are Spanish in each part', () => {
    expect(texts.map(say).filter((own) => english.test(own))).toEqual([]);
  });

  test('keep names and lines', () => {
    expect(say(`${PHONE.hello(name, place)} ${PHONE.want(title)}`)).toBe(
      'Hola, me llamo Ana Ruiz. Vivo en Austin, TX. Quisiera solicitar SNAP (estampillas de comida). ¿Es usted la persona indicada para preguntarle?',
    );
    expect(say(LETTER.one.sincerely(name, '512-555-0100'))).toBe(
      'Por favor, contesten por escrito. Pueden comunicarse conmigo al 512-555-0100 o en [su dirección postal].\n\nGracias,\nAna Ruiz',
    );
  });
});
