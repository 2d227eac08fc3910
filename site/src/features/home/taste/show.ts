import * as z from 'zod/mini';
import { US_STATES } from '../../../../../contract/profile/places.ts';
import { NEEDS } from '../../../../../contract/profile/profile.ts';
import { DOT } from '../../../lib/dot.ts';
import { LOCALE } from '../../../locale/locale.ts';
import { prefixOf } from '../../../locale/prefix.ts';
import { ENGLISH_MARK } from '../../../locale/texts.ts';
import { PROGRAM_TYPE_WORDS } from '../../program/conditions/type-words.ts';
import { type Answers, type Fitting, fittingPrograms, MOST_SHOWN } from './answer.ts';
import { TASTE_ANSWERS, TASTE_PROGRAM } from './form.ts';
import { keepHomeAnswers } from './kept-answers.ts';
import { TASTE_FILE, type TasteProgram, tasteProgram } from './program.ts';
import { WHO } from './questions.ts';
import { showLights } from './show-lights.ts';
import { ANSWERS } from './texts.ts';
import { choicesIn, specificReasons, waysToQualify } from './ways-to-qualify.ts';

let programs: Promise<TasteProgram[]> | null = null;

/** Loads the programs once; retries after a failure. Throws if they can't be loaded. */
export function programsLoaded(): Promise<TasteProgram[]> {
  programs ??= loadPrograms().catch((cause: unknown) => {
    programs = null;
    throw cause;
  });
  return programs;
}

/** Stores the three answers for sign-up once all are given. */
export function keepAnswers(form: HTMLFormElement): void {
  const answers = answersOf(new FormData(form));
  if (answers) keepHomeAnswers(answers);
}

/** Shows the results of the three questions below the form. */
export async function showAnswers(form: HTMLFormElement): Promise<void> {
  const status = part(form, 'status');
  const answers = answersOf(new FormData(form));
  if (!answers) {
    status.textContent = ANSWERS.missing;
    return;
  }
  keepHomeAnswers(answers);
  status.textContent = ANSWERS.loading;
  // Reserve the space right away, so content below moves on the click and not when the results arrive.
  const region = document.getElementById(TASTE_ANSWERS);
  const isFirst = region?.hidden === true;
  if (region) region.hidden = false;
  region?.toggleAttribute('data-waiting', true);
  try {
    const fitting = fittingPrograms(await programsLoaded(), answers);
    region?.removeAttribute('data-waiting');
    const shown = fitting.slice(0, MOST_SHOWN);
    say(shown.length === 0 ? ANSWERS.none : ANSWERS.found(shown.length, fitting.length), shown);
    showLights(form, fitting.length);
  } catch {
    region?.removeAttribute('data-waiting');
    if (region && isFirst) region.hidden = true;
    status.textContent = ANSWERS.failed;
  }
}

async function loadPrograms(): Promise<TasteProgram[]> {
  const response = await fetch(TASTE_FILE);
  if (!response.ok) throw new Error(`${TASTE_FILE} returned ${response.status}`);
  return z.array(tasteProgram).parse(await response.json());
}

function answersOf(data: FormData): Answers | null {
  const [state, who, wish] = ['state', 'who', 'need'].map((name) => String(data.get(name) ?? ''));
  const need = NEEDS.find((one) => one === wish);
  return isKey(US_STATES, state) && isKey(WHO, who) && need ? { state, who, need } : null;
}

function isKey<T extends object>(record: T, key: string | undefined): key is Extract<keyof T, string> {
  return key !== undefined && Object.hasOwn(record, key);
}

/** Scrolls the results into view and has screen readers announce their heading. */
function say(sentence: string, fitting: readonly Fitting[]): void {
  const region = document.getElementById(TASTE_ANSWERS);
  if (!region) return;
  region.toggleAttribute('data-found', fitting.length > 0);
  part(region, 'list').replaceChildren(...fitting.map(cardOf));
  const heading = part(region, 'sentence');
  heading.textContent = sentence;
  heading.focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  region.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}

function cardOf({ program, match }: Fitting): Node {
  const template = document.getElementById(TASTE_PROGRAM);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`#${TASTE_PROGRAM} isn’t a template`);
  const card = template.content.cloneNode(true);
  if (!(card instanceof DocumentFragment)) throw new Error('The template’s content isn’t a fragment');
  const title = part(card, 'title');
  title.textContent = program.title;
  if (program.lang !== undefined) title.setAttribute('lang', program.lang);
  const mark = program.lang === undefined ? null : ENGLISH_MARK;
  const value = [program.programType === 'loan' ? PROGRAM_TYPE_WORDS.loan : null, program.amount, mark];
  part(card, 'value').textContent = value.filter(Boolean).join(DOT);
  const ways = waysToQualify(program.rules);
  part(card, 'reasons').replaceChildren(
    ...itemsOf(specificReasons(match.reasons, ways, choicesIn(program.rules)), ways),
  );
  const act = part(card, 'act');
  act.setAttribute('href', `${program.lang === undefined ? prefixOf(LOCALE) : ''}/programs/${program.id}`);
  const about = document.createElement('span');
  about.className = 'visually-hidden';
  about.textContent = ANSWERS.actFor(program.title);
  act.append(ANSWERS.act[program.programType], about);
  return card;
}

/** Returns the strongest reason in favor, and the first open condition. Who applies was one of the questions. */
function itemsOf(reasons: Fitting['match']['reasons'], ways: ReadonlySet<string>): HTMLLIElement[] {
  const met = reasons.find(({ verdict, criterion }) => verdict === 'met' && criterion !== 'applicantKind');
  const open = reasons.find(({ verdict }) => verdict === 'unknown');
  return [met, open].flatMap((reason) => {
    if (!reason) return [];
    const { verdict, text } = reason;
    const item = document.createElement('li');
    item.className = verdict === 'met' ? 'rule-met' : 'rule-open';
    const state = document.createElement('span');
    state.className = 'taste-state';
    state.textContent = verdict === 'met' ? ANSWERS.fits : ANSWERS.checkFirst;
    item.append(state, ' ', verdict === 'unknown' && ways.has(text) ? ANSWERS.oneWay(text) : text);
    return item;
  });
}

function part(root: ParentNode, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no element ${name}`);
  return found;
}
