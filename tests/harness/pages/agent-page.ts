import type { Page } from '@playwright/test';
import type { AgentAnswer, AgentMessage, PendingQuestion } from '../../../contract/ai/agent.ts';
import { asSubscriber, PROGRAM_PATH, withAnswers, withPlan, withProgram } from './program-page.ts';

/* States of the questions about a program, created by mocking their calls. */

export const AGENT = '**/api/grants/*/agent';
const LAW = { title: 'The law', url: 'https://www.example.gov/law', date: '2026-04-02' };

/** Returns an answer with a sentence of each kind. */
export function anAnswer(changes: Partial<AgentAnswer> = {}): AgentAnswer {
  return {
    outcome: 'answered',
    parts: [
      {
        kind: 'stated',
        text: 'You hand in copies of your last bills.',
        quote: 'copies of recent utility bills',
        source: LAW,
      },
      { kind: 'stated', text: 'First come, first served.', quote: 'First come, first served.', source: LAW },
      { kind: 'from_you', text: 'You told us your household has 3 people.' },
      {
        kind: 'from_rules',
        text: 'From your answers, nothing we know of rules you out. The office decides.',
      },
      { kind: 'advice', text: 'Keep a copy of everything you send in.' },
    ],
    referral: null,
    crises: [],
    contacts: ['Your local office, 1-866-674-6327'],
    model: 'a-model',
    fault: null,
    ...changes,
  };
}

export function aMessage(question: string, changes: Partial<AgentAnswer> = {}): AgentMessage {
  const answer = anAnswer(changes);
  return { question, answer, askedAt: '2026-06-01T10:00:00.000Z', isKept: answer.fault === null };
}

/** Mocks a subscriber with these earlier questions. New questions get these lines, or no response at all. */
export async function withThread(
  page: Page,
  {
    earlier = [],
    pending = null,
    lines,
  }: { earlier?: readonly AgentMessage[]; pending?: PendingQuestion | null; lines?: readonly unknown[] } = {},
): Promise<void> {
  await asSubscriber(page);
  await withAnswers(page, 'model');
  await withProgram(page, { analyzedBy: 'model' });
  let thread = { messages: earlier, pending };
  await page.route(AGENT, async (route) => {
    const method = route.request().method();
    if (method === 'DELETE') thread = { messages: [], pending: null };
    if (method !== 'POST') return route.fulfill({ json: thread });
    if (!lines) return;
    const body = lines.map((line) => JSON.stringify(line)).join('\n');
    await route.fulfill({ contentType: 'application/x-ndjson', body });
  });
}

export const asking = (page: Page) => page.getByRole('region', { name: 'Ask about this program' });

export async function openAgent(page: Page): Promise<void> {
  await page.goto(PROGRAM_PATH);
  await asking(page).getByRole('button', { name: 'Ask a question' }).click();
}

export async function askOnPage(page: Page, question: string): Promise<void> {
  await asking(page).getByLabel('Your question').fill(question);
  await page.keyboard.press('Enter');
}

export const ASK_PATH = '/ask';

/** Mocks a subscriber with these earlier questions about their own list. New questions get no response. */
export async function withListThread(page: Page, messages: readonly AgentMessage[] = []): Promise<void> {
  await withPlan(page, 'premium');
  await withAnswers(page, 'model');
  await page.route('**/api/agent', (route) => {
    if (route.request().method() !== 'POST') return route.fulfill({ json: { messages, pending: null } });
  });
}

/** Returns a message with an answer that names programs. */
export const aListMessage = (question: string): AgentMessage =>
  aMessage(question, {
    parts: [
      {
        kind: 'program',
        id: 'liheap',
        title: 'Low-Income Home Energy Assistance',
        text: 'From your answers, nothing we know of rules you out. The office decides.',
      },
      ...anAnswer().parts.slice(0, 1),
    ],
  });
