import { eq } from 'drizzle-orm';
import { expect, inject, test } from 'vitest';
import { getOwnData } from '../../../contract/account/own-account.ts';
import { type Draft, type DraftKind, deleteDraft, getDrafts, putDraft } from '../../../contract/ai/drafts.ts';
import { openDatabase } from '../../../worker/db/client.ts';
import { drafts, grants, users } from '../../../worker/db/schema/index.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { newProgram } from '../../factories/programs.ts';
import { memberWith, type Subscriber } from '../../harness/members/analyses.ts';

const db = openDatabase(inject('databaseUrl'));
const base = inject('apiUrl');
const GAP = /\[[^\]]+\]/;

async function draftsOf({ client }: Subscriber, id: string): Promise<Draft[]> {
  return (await client.ok(getDrafts, { params: { id } })).body.drafts;
}

async function draftOf(member: Subscriber, id: string, kind: DraftKind): Promise<Draft> {
  const draft = (await draftsOf(member, id)).find((one) => one.kind === kind);
  if (!draft) throw new Error(`No draft ${kind}`);
  return draft;
}

const textOf = (draft: Draft) => draft.sections.map(({ text }) => text).join('\n');

async function memberAs(answers: Partial<typeof users.$inferInsert>): Promise<Subscriber> {
  const member = await memberWith(db, base);
  await db.update(users).set(answers).where(eq(users.id, member.id));
  return member;
}

test('a benefit has a phone script and two letters, with gaps for unknown facts', async () => {
  const member = await memberAs({ firstName: 'Ana', lastName: 'Ruiz', location: 'Columbus, Ohio', phone: null });
  const all = await draftsOf(member, 'heating-help');
  expect(all.map(({ kind, isChanged, revision, budget }) => [kind, isChanged, revision, budget])).toEqual([
    ['phone', false, 0, null],
    ['decision', false, 0, null],
    ['appeal', false, 0, null],
  ]);
  const [phone, decision, appeal] = all.map(textOf);
  expect(phone).toContain(
    'Hello, my name is Ana Ruiz. I live in Columbus, Ohio. I’d like to apply for Winter Heating Help.',
  );
  expect(decision).toContain('Department of Examples');
  expect(decision).toContain('[your phone number]');
  expect(appeal).toContain('I disagree with your decision of [date on your notice] about Winter Heating Help');
  for (const text of [phone, decision, appeal]) expect(text).toMatch(GAP);
});

test('a farm owner asks for household help as a person and sees alternative conditions', async () => {
  await upsertPrograms(db, [
    newProgram('household-help', {
      programType: 'assistance',
      eligibility: {
        all: [
          { check: true, says: 'You pay for heating', source: 'law' },
          {
            any: [
              { check: true, says: 'Your income is low', source: 'law' },
              { check: true, says: 'Somebody gets SNAP', source: 'law' },
            ],
          },
        ],
      },
    }),
  ]);
  const farmer = await memberAs({ firstName: 'Rosa', lastName: 'Ruiz', location: 'Lima, Ohio', ownsBusinesss: true });
  const text = textOf(await draftOf(farmer, 'household-help', 'phone'));
  expect(text).toContain('my name is Rosa Ruiz. I live in Lima, Ohio');
  expect(text).not.toMatch(/organization|winning applications/);
  expect(text).toContain('• One condition is: “You pay for heating.”');
  expect(text).toContain('• One way to qualify is: “Your income is low.”');
  expect(text).toContain('• One way to qualify is: “Somebody gets SNAP.”');
});

test('a person writes as "I", also in an application; an organization as "we"', async () => {
  const [we, i] = [/\b(?:we|our|us)\b/i, /\b(?:I|me|my)\b/];
  await upsertPrograms(db, [
    newProgram('artist-fellowship', { category: 'Arts & Culture' }),
    newProgram('artist-grant', {
      category: 'Arts & Culture',
      eligibility: { all: [{ fact: 'applicantKind', in: ['individual', 'nonprofit'], source: 'law' }] },
    }),
    newProgram('shelter-help', {
      programType: 'assistance',
      eligibility: { all: [{ fact: 'applicantKind', in: ['nonprofit'], source: 'law' }] },
    }),
  ]);
  const artist = await memberAs({ firstName: 'Ana', lastName: 'Ruiz', previousGrantExperience: true });
  const application = textOf(await draftOf(artist, 'artist-grant', 'application'));
  expect(application).toContain('I’ve managed grants before');
  expect(application).toContain('I’ll measure');
  expect(application).not.toMatch(we);
  const kitchen = await memberAs({
    ...{ firstName: 'Bo', lastName: 'Lee', organizationName: 'River Kitchen', nonprofitStatus: '501c3' },
    previousGrantExperience: true,
  });
  expect(textOf(await draftOf(kitchen, 'artist-fellowship', 'application'))).not.toMatch(we);
  const asked = textOf(await draftOf(kitchen, 'artist-grant', 'application'));
  expect(asked).toContain('We’ve managed grants before');
  expect(asked).not.toMatch(i);
  for (const kind of ['decision', 'appeal'] as const) {
    const letter = textOf(await draftOf(kitchen, 'shelter-help', kind));
    expect(letter).toMatch(we);
    expect(letter).toMatch(/Bo Lee\nRiver Kitchen$/);
    expect(letter).not.toMatch(i);
    expect(textOf(await draftOf(artist, 'heating-help', kind))).not.toMatch(we);
  }
});

test('an appeal names met conditions, and no status or origin unless asked', async () => {
  await upsertPrograms(db, [
    newProgram('appealed-help', {
      programType: 'assistance',
      eligibility: {
        all: [
          { fact: 'age', atLeast: 60, source: 'law' },
          { fact: 'citizenship', in: ['citizen', 'refugee'], source: 'law' },
        ],
      },
    }),
  ]);
  const member = await memberAs({ age: 70, citizenshipStatus: 'refugee' });
  const text = textOf(await draftOf(member, 'appealed-help', 'appeal'));
  expect(text).toContain('I meet these conditions of the program:\n• “You are 60 or older”');
  expect(text).not.toMatch(/refugee|citizen/i);
});

test("an application follows the funder's criteria, with words, source and points", async () => {
  const asks = 'Reviewers score the statement of need (30 points), the approach (45 points) and the budget (25 points)';
  await upsertPrograms(db, [
    newProgram('scored-grant', {
      needs: ['community'],
      eligibility: { all: [{ fact: 'applicantKind', in: ['nonprofit'], source: 'law' }] },
      documents: [{ text: asks, source: 'law' }],
    }),
  ]);
  const member = await memberAs({
    organizationName: 'River Kitchen',
    nonprofitStatus: '501c3',
    location: 'Toledo, Ohio',
    numberOfEmployees: 4,
    annualRevenue: 210_000,
  });
  const { sections, budget } = await draftOf(member, 'scored-grant', 'application');
  expect(sections.map(({ heading, points }) => [heading, points])).toEqual([
    ['Who you are', null],
    ['Statement of need', 30],
    ['Approach', 45],
    ['Budget', 25],
  ]);
  expect(sections[0]?.text).toContain(
    'River Kitchen is a 501(c)(3) nonprofit in Toledo, Ohio. It has 4 employees. Its yearly revenue is about $210,000.',
  );
  expect(sections[1]?.asks).toMatchObject({ quote: asks, source: { url: 'https://www.example.gov/law' } });
  expect(budget?.map(({ dollars }) => dollars)).toEqual([null, null, null, null]);
});

test("text for a section stays while the funder's notice doesn't list that section", async () => {
  const asks = 'Reviewers score the statement of need (30 points) and the approach (45 points)';
  const scored = newProgram('moody-grant', { needs: ['community'], documents: [{ text: asks, source: 'law' }] });
  await upsertPrograms(db, [scored]);
  const member = await memberWith(db, base);
  const [, need] = (await draftOf(member, 'moody-grant', 'application')).sections;
  const save = (texts: Record<string, string>, revision: number) =>
    member.client.ok(putDraft, {
      params: { id: 'moody-grant', kind: 'application' },
      body: { texts, budget: null, revision },
    });
  await save({ [need?.key ?? '']: 'Forty families wait for a meal.' }, 0);
  await upsertPrograms(db, [newProgram('moody-grant', { needs: ['community'] })]);
  const [who] = (await draftOf(member, 'moody-grant', 'application')).sections;
  await save({ [who?.key ?? '']: 'We cook.' }, 1);
  await upsertPrograms(db, [scored]);
  const { sections } = await draftOf(member, 'moody-grant', 'application');
  expect(sections[1]?.text).toBe('Forty families wait for a meal.');
});

test('if the funder names no sections, the usual ones are labeled as such', async () => {
  await upsertPrograms(db, [newProgram('plain-grant', { needs: ['business'] })]);
  const { sections } = await draftOf(await memberWith(db, base), 'plain-grant', 'application');
  expect(sections.length).toBeGreaterThan(4);
  for (const { asks, hint } of sections) expect([asks, hint]).toEqual([null, expect.stringMatching(/usual part/)]);
});

test("the funder's word limits are counted, and a percentage isn't always a score", async () => {
  await upsertPrograms(db, [
    newProgram('essay-grant', {
      category: 'Arts & Culture',
      documents: [
        { text: 'An artist statement of no more than 500 words', source: 'law' },
        { text: 'Proof of the local match (25 percent) and of other funds (10 percent)', source: 'law' },
        { text: 'Reviewers check matching funds (25%) and indirect costs (10%)', source: 'law' },
        { text: 'No proposal or business plan is required at this step', source: 'law' },
      ],
    }),
  ]);
  const { sections } = await draftOf(await memberWith(db, base), 'essay-grant', 'application');
  expect(sections.map(({ points, mostWords }) => [points, mostWords])).toEqual([
    [null, null],
    [null, 500],
  ]);
});

test("a member's text is kept, exported, and discarded on request", async () => {
  const member = await memberWith(db, base);
  const params = { id: 'heating-help', kind: 'phone' } as const;
  const start = await draftOf(member, params.id, 'phone');
  const texts = { say: 'Hi, it’s about my heating bill.', 'no such part': 'lost' };
  const { body: kept } = await member.client.ok(putDraft, { params, body: { texts, budget: null, revision: 0 } });
  expect(kept).toMatchObject({ isChanged: true, revision: 1 });
  expect(kept.sections.find(({ key }) => key === 'say')?.text).toBe(texts.say);
  expect(kept.sections.find(({ key }) => key === 'ask')).toEqual(start.sections.find(({ key }) => key === 'ask'));
  expect(await draftOf(member, params.id, 'phone')).toEqual(kept);
  const data = JSON.stringify((await member.client.ok(getOwnData)).body);
  expect(data).toContain('about my heating bill');
  expect(data).not.toContain('no such part');
  expect((await member.client.ok(deleteDraft, { params })).body).toEqual(start);
  expect(await db.$count(drafts, eq(drafts.userId, member.id))).toBe(0);
});

test('unchanged sections follow the answers, even when all were sent', async () => {
  const member = await memberAs({ location: 'Columbus, Ohio' });
  const params = { id: 'heating-help', kind: 'phone' } as const;
  const start = await draftOf(member, params.id, 'phone');
  const texts = Object.fromEntries(start.sections.map(({ key, text }) => [key, key === 'ask' ? 'How long?' : text]));
  await member.client.ok(putDraft, { params, body: { texts, budget: null, revision: 0 } });
  await db.update(users).set({ location: 'Lima, Ohio' }).where(eq(users.id, member.id));
  const now = await draftOf(member, params.id, 'phone');
  expect(now.sections.find(({ key }) => key === 'ask')?.text).toBe('How long?');
  expect(now.sections.find(({ key }) => key === 'say')?.text).toContain('I live in Lima, Ohio');
});

test("the second of two tabs gets a conflict; the same words twice don't", async () => {
  const member = await memberWith(db, base);
  const params = { id: 'heating-help', kind: 'decision' } as const;
  const body = { texts: { body: 'Please decide.' }, budget: null, revision: 0 };
  const { body: first } = await member.client.ok(putDraft, { params, body });
  expect((await member.client.ok(putDraft, { params, body })).body).toEqual(first);
  const second = await member.client.fails(putDraft, { params, body: { ...body, texts: { body: 'Other words' } } });
  expect([second.status, second.body.code]).toEqual([409, 'conflict']);
  expect(await draftOf(member, params.id, 'decision')).toEqual(first);
});

test('a budget has whole dollars and belongs to applications alone', async () => {
  await upsertPrograms(db, [newProgram('budget-grant', { needs: ['community'] })]);
  const member = await memberWith(db, base);
  const params = { id: 'budget-grant', kind: 'application' } as const;
  const budget = [{ item: 'Stove', dollars: 1800, why: 'Two quotes' }];
  const { body } = await member.client.ok(putDraft, { params, body: { texts: {}, budget, revision: 0 } });
  expect(body.budget).toEqual(budget);
  const wrong = await member.client.send('PUT', '/api/grants/budget-grant/drafts/application', {
    body: { texts: {}, budget: [{ item: 'Stove', dollars: 0.5, why: '' }], revision: 1 },
  });
  expect(wrong.status).toBe(400);
  expect(await draftOf(member, 'budget-grant', 'application')).toMatchObject({ budget, revision: 1 });
  const phone = { id: 'budget-grant', kind: 'phone' } as const;
  const none = await member.client.ok(putDraft, { params: phone, body: { texts: {}, budget, revision: 0 } });
  expect(none.body.budget).toBeNull();
});

test('an unknown kind of draft and an unknown program return 404', async () => {
  const member = await memberWith(db, base);
  const body = { texts: {}, budget: null, revision: 0 };
  const noLetter = await member.client.fails(putDraft, { params: { id: 'heating-help', kind: 'application' }, body });
  expect([noLetter.status, noLetter.body.message]).toEqual([404, 'There’s no draft of this kind for this program.']);
  expect((await member.client.fails(getDrafts, { params: { id: 'no-such-program' } })).status).toBe(404);
});

test('a free member gets no draft', async () => {
  const member = await memberWith(db, base, 'free');
  const { status, body } = await member.client.fails(getDrafts, { params: { id: 'heating-help' } });
  expect([status, body.code]).toEqual([403, 'plan_required']);
  expect(await db.$count(grants, eq(grants.id, 'heating-help'))).toBe(1);
});
