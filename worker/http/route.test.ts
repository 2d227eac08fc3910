import { expect, test } from 'vitest';
import { getHealth } from '../../contract/health.ts';
import { healthRoutes } from '../features/status/health/routes.ts';
import { routeOf } from './route.ts';

test('an endpoint has exactly one route, or the app does not start', () => {
  expect(routeOf(getHealth, healthRoutes).endpoint).toBe(getHealth);
  expect(() => routeOf(getHealth, [])).toThrow('GET /api/health has no route');
  expect(() => routeOf(getHealth, [...healthRoutes, ...healthRoutes])).toThrow('has more than one route');
});
