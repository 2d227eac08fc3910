import type { Fetcher } from '@cloudflare/workers-types';
import { expect, test, vi } from 'vitest';
import { phoneLinesIn } from './phone-lines.ts';

test('a plan goes without phone lines if the site has no file of them', async () => {
  const logged = vi.spyOn(console, 'error').mockReturnValue();
  const assets: Fetcher = Object.create({ fetch: async () => new Response(null, { status: 404 }) });
  const line = await phoneLinesIn('GA', { locale: 'en', assets });
  expect(line('snap')).toBeNull();
  expect(logged).toHaveBeenCalledOnce();
});
