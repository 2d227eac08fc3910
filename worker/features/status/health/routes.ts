import { getHealth } from '../../../../contract/health.ts';
import { ApiFailure } from '../../../failure.ts';
import { route } from '../../../http/route.ts';
import { VERSION } from '../../../settings/version.ts';
import { hasPrograms } from '../../search/queries.ts';
import { takesChanges } from './writes.ts';

export const healthRoutes = [
  route(getHealth, async ({ context }) => {
    if (!(await hasPrograms(context.get('db')))) {
      throw new ApiFailure('database_unavailable', 'The programs are not loaded yet.');
    }
    if (!(await takesChanges(context.get('db')))) {
      throw new ApiFailure('database_unavailable', 'Our database can be read and takes no changes right now.');
    }
    return { status: 'ok' as const, version: VERSION, database: 'ok' as const };
  }),
];
