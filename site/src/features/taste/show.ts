import * as z from 'zod/mini';
import { US_STATES } from '../../../../contract/places.ts';
import { NEEDS } from '../../../../contract/profile.ts';
import { likelihoodLabel } from '../../../../matching/likelihood-words.ts';
import { isAssumed } from '../program/told.ts';
import { LIKELIHOOD_LOOKS, PROGRAM_TYPE_WORDS, REASON_WORDS } from '../program/words.ts';
import { keep, SESSION_KEYS } from '../session/storage.ts';
import { type Answers, type Fitting, fittingPrograms } from './answer.ts';
import { TASTE_ANSWERS, TASTE_PROGRAM } from './form.ts';
import { TASTE_FILE, type TasteProgram, tasteProgram } from './program.ts';
import { WHO } from './questions.ts';
import { ANSWERS } from './texts.ts';

const MOST_SHOWN = 5;
const MOST_REASONS = 2;

let programs: Promise<TasteProgram[]> | null = null;

/** The programs, loaded once; after a failure they are asked for again. Throws where they cannot be loaded. */
export function programsLoaded(): Promise<TasteProgram[]> {
  programs ??= loadPrograms().catch((cause: unknown) => {
    programs = null;
    throw cause;
  });
  return programs;
}

/** Answers the form's three questions below it. */
export async function showAnswers(form: HTMLFormElement): Promise<void> {
  const answers = answersOf(new FormData(form));
  if (!answers) return say(ANSWERS.missing);
  keep(SESSION_KEYS.homeAnswers, JSON.stringify(answers));
  say(ANSWERS.loading);
  try {
    const fitting = fittingPrograms(await programsLoaded(), answers);
    if (fitting.length === 0) return say(ANSWERS.none);
    say(ANSWERS.found(Math.min(MOST_SHOWN, fitting.length), fitting.length), fitting.slice(0, MOST_SHOWN));
    lookAtAnswers();
  } catch {
    say(ANSWERS.failed);
  }
}

async function loadPrograms(): Promise<TasteProgram[]> {
  const response = await fetch(TASTE_FILE);
  if (!response.ok) throw new Error(`${TASTE_FILE} answered ${response.status}`);
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

function say(sentence: string, fitting: readonly Fitting[] = []): void {
  const region = document.getElementById(TASTE_ANSWERS);
  if (!region) return;
  part(region, 'sentence').textContent = sentence;
  part(region, 'list').replaceChildren(...fitting.map(cardOf));
  region.toggleAttribute('data-found', fitting.length > 0);
}

/** The answer comes into view, and is what is read next. */
function lookAtAnswers(): void {
  const region = document.getElementById(TASTE_ANSWERS);
  if (!region) return;
  part(region, 'sentence').focus({ preventScroll: true });
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  region.scrollIntoView({ block: 'start', behavior: isStill ? 'auto' : 'smooth' });
}

function cardOf({ program, match }: Fitting): Node {
  const template = document.getElementById(TASTE_PROGRAM);
  if (!(template instanceof HTMLTemplateElement)) throw new Error(`#${TASTE_PROGRAM} is no template`);
  const card = template.content.cloneNode(true);
  if (!(card instanceof DocumentFragment)) throw new Error('A template holds a fragment');
  const link = part(card, 'title');
  link.textContent = program.title;
  link.setAttribute('href', `/programs/${program.id}`);
  const verdict = part(card, 'verdict');
  verdict.textContent = likelihoodLabel(match);
  verdict.classList.add(LIKELIHOOD_LOOKS[match.likelihood]);
  const facts = [PROGRAM_TYPE_WORDS[program.programType], program.agency, program.amount];
  part(card, 'facts').textContent = facts.filter(Boolean).join(' · ');
  part(card, 'reasons').replaceChildren(...reasonsOf(match.reasons.filter((reason) => !isAssumed(reason))));
  return card;
}

/** The strongest reason that speaks for it, and what is open. */
function reasonsOf(reasons: Fitting['match']['reasons']): HTMLLIElement[] {
  const met = reasons.find(({ verdict }) => verdict === 'met');
  const open = reasons.filter(({ verdict }) => verdict === 'unknown');
  return [...(met ? [met] : []), ...open].slice(0, MOST_REASONS).map(({ verdict, text }) => {
    const item = document.createElement('li');
    item.className = verdict === 'met' ? 'rule-met' : 'rule-open';
    const state = document.createElement('span');
    state.className = 'rule-state';
    state.textContent = REASON_WORDS[verdict].spoken;
    item.append(state, text);
    return item;
  });
}

function part(root: ParentNode, name: string): HTMLElement {
  const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
  if (!found) throw new Error(`The page has no part ${name}`);
  return found;
}
