import { expect } from 'vitest';
import { getAgentThread, postAgentQuestion } from '../../../contract/ai/agent.ts';
import { getDrafts, putDraft } from '../../../contract/ai/drafts.ts';
import type { NewWriter } from './writer.ts';

/** Asks about programs. A returned answer is stored in full. */
const asks: NewWriter = async ({ newMember, programIds }) => {
  const { client } = await newMember();
  const answered: { id: string; question: string; outcome: string }[] = [];
  let turn = 0;
  const ask = async () => {
    turn += 1;
    const id = programIds[turn % programIds.length] ?? '';
    const question = `What form do I send in, the ${turn}th time?`;
    const { message } = (await client.ok(postAgentQuestion, { params: { id }, body: { question } })).body;
    expect(message).toMatchObject({ isKept: true, answer: { fault: null } });
    answered.push({ id, question, outcome: message.answer.outcome });
  };
  return {
    write: ask,
    async verify() {
      for (const { id, question, outcome } of answered.splice(0)) {
        const { messages } = (await client.ok(getAgentThread, { params: { id } })).body;
        expect(messages.filter((message) => message.question === question)).toMatchObject([{ answer: { outcome } }]);
      }
      await ask();
    },
  };
};

/** Writes in a draft. Acknowledged text is stored with the returned revision. */
const drafts: NewWriter = async ({ newMember, programIds: [id = ''] }) => {
  const { client } = await newMember();
  const params = { id, kind: 'decision' } as const;
  const now = async () => {
    const found = (await client.ok(getDrafts, { params })).body.drafts.find(({ kind }) => kind === params.kind);
    if (!found) throw new Error('No draft');
    return found;
  };
  const { sections, revision: first } = await now();
  const key = sections[0]?.key ?? '';
  let acknowledged = { text: sections[0]?.text, revision: first };
  let tried = acknowledged;
  const write = async () => {
    const { revision } = acknowledged;
    tried = { text: `Version ${revision + 1}`, revision: revision + 1 };
    const body = { texts: { [key]: `Version ${revision + 1}` }, budget: null, revision };
    expect((await client.ok(putDraft, { params, body })).body.revision).toBe(tried.revision);
    acknowledged = tried;
  };
  return {
    write,
    async verify() {
      const { sections: kept, revision } = await now();
      const found = { text: kept[0]?.text, revision };
      expect([acknowledged, tried]).toContainEqual(found);
      acknowledged = found;
      await write();
    },
  };
};

export const ASKING_WRITERS: Readonly<Record<string, NewWriter>> = { asks, drafts };
