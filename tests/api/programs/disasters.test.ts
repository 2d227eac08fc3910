import { beforeEach, expect, test } from 'vitest';
import { disastersOf } from '../../../worker/crawler/sources/fema-disasters/record.ts';
import { femaDisasters } from '../../../worker/crawler/sources/fema-disasters/source.ts';
import { grants, sourceStates } from '../../../worker/db/schema/index.ts';
import { recentDisasters } from '../../../worker/features/programs/disasters/recent.ts';
import { upsertPrograms } from '../../../worker/features/programs/upsert.ts';
import { ownDatabase } from '../../harness/product/own-database.ts';

const db = await ownDatabase();
const NOW = Date.parse('2026-11-20T12:00:00Z');
const source = femaDisasters('https://fema.example/api');

const area = (disasterNumber: number, designatedArea: string, given: object = {}) => ({
  ...{ disasterNumber, designatedArea, state: 'GA', declarationTitle: 'HURRICANE EXAMPLE' },
  ...{ declarationDate: '2026-11-10T00:00:00.000Z', incidentBeginDate: '2026-11-08T00:00:00.000Z' },
  ...{ lastIAFilingDate: '2027-01-10T00:00:00.000Z' },
  ...given,
});
const declared = (...areas: object[]) =>
  upsertPrograms(
    db,
    disastersOf(areas).flatMap((record) => source.normalize(source.parse(record), NOW)),
  );
const readAt = (moment: string) =>
  db
    .insert(sourceStates)
    .values({ name: 'fema-disasters', readAt: moment })
    .onConflictDoUpdate({ target: sourceStates.name, set: { readAt: moment } });

beforeEach(async () => {
  await db.delete(grants);
  await readAt('2026-11-19T08:00:00.000Z');
});

test('each county counts once, whatever the number of disasters', async () => {
  const florida = { state: 'FL' };
  await declared(
    area(4001, 'Clay (County)'),
    area(4001, 'Dodge (County)'),
    area(4002, 'Clay (County)'),
    area(4003, 'Clay (County)', florida),
  );
  expect(await recentDisasters(db, NOW)).toEqual({ counties: 3, states: ['Florida', 'Georgia'] });
});

test('a disaster that was declared long ago or is over is not shown', async () => {
  await declared(
    area(4001, 'Clay (County)', { declarationDate: '2026-10-01T00:00:00.000Z' }),
    area(4002, 'Dodge (County)', { lastIAFilingDate: '2026-11-15T00:00:00.000Z' }),
  );
  expect(await recentDisasters(db, NOW)).toBeNull();
});

test('data read more than three days ago is no longer shown', async () => {
  await declared(area(4001, 'Clay (County)'));
  await readAt('2026-11-17T11:00:00.000Z');
  expect(await recentDisasters(db, NOW)).toBeNull();
  await readAt('2026-11-17T13:00:00.000Z');
  expect(await recentDisasters(db, NOW)).toEqual({ counties: 1, states: ['Georgia'] });
});

test('a statewide disaster has no counties to count', async () => {
  await declared(area(4001, 'Statewide'));
  expect(await recentDisasters(db, NOW)).toEqual({ counties: 0, states: ['Georgia'] });
});
