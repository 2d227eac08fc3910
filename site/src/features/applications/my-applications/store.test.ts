import { afterEach, expect, test, vi } from 'vitest';
import type { Application, ListedApplication } from '../../../../../contract/saved/applications.ts';
import { $applications, changeStatus } from './store.ts';

vi.mock('../../../components/ui/toast.ts', () => ({ showToast: () => {} }));

const LISTED: ListedApplication = {
  ...{ id: 7, grantId: 'one', status: 'draft', notes: null, createdAt: '2026-01-01', updatedAt: '2026-01-01' },
  grant: {
    ...{ title: 'One', provider: null, programType: 'grant', deadline: null, deadlineKind: 'unknown' },
    ...{ deadlineAt: null, closed: false },
  },
};

/** A server that responds on command, with the requested status or an error. */
function slowServer() {
  const asked: string[] = [];
  const waiting: ((isUp: boolean) => void)[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    const { status } = JSON.parse(body);
    asked.push(status);
    return new Promise((resolve) => {
      waiting.push((isUp) => resolve(isUp ? Response.json({ ...LISTED, status }) : new Response('', { status: 500 })));
    });
  });
  const answer = async (isUp: boolean) => {
    await vi.waitFor(() => expect(waiting).not.toHaveLength(0));
    waiting.shift()?.(isUp);
  };
  return { asked, answer };
}

function shown(): Application['status'] | undefined {
  const now = $applications.get();
  return now.status === 'ready' ? now.applications[0]?.status : undefined;
}

afterEach(() => vi.unstubAllGlobals());

test('sends consecutive changes in order, and the last one stays', async () => {
  $applications.set({ status: 'ready', applications: [LISTED] });
  const { asked, answer } = slowServer();
  const first = changeStatus(LISTED, 'in_progress');
  const second = changeStatus({ ...LISTED, status: 'in_progress' }, 'submitted');
  expect(shown()).toBe('submitted');
  await answer(true);
  await first;
  expect(shown()).toBe('submitted');
  await answer(true);
  expect(await second).toBeUndefined();
  expect([shown(), asked]).toEqual(['submitted', ['in_progress', 'submitted']]);
});

test('restores the server’s status if no change is saved', async () => {
  $applications.set({ status: 'ready', applications: [LISTED] });
  const { asked, answer } = slowServer();
  const both = [changeStatus(LISTED, 'in_progress'), changeStatus({ ...LISTED, status: 'in_progress' }, 'submitted')];
  await vi.waitFor(() => expect(asked).toEqual(['in_progress']));
  await answer(false);
  await answer(false);
  expect((await Promise.all(both)).every((sentence) => sentence !== undefined)).toBe(true);
  expect(shown()).toBe('draft');
});
