import * as z from 'zod/mini';
import { type Ai, vectorAiOf } from '../../worker/clients/ai/ai.ts';
import type { Database } from '../../worker/db/client.ts';
import { embedPrograms } from '../../worker/features/programs/embeddings.ts';
import { aiSettings } from '../../worker/settings/ai.ts';

/** Returns the configured vendor, or null without a key or without vectors. */
export function localAi(given: Record<string, string>): Promise<Ai> | null {
  const key = process.env['AI_API_KEY'];
  return key ? vectorAiOf({ ...z.object(aiSettings).parse(given), AI_API_KEY: key }) : null;
}

/**
 * Embeds the whole catalog, because no cron calls a local Worker. Reports a failure instead of throwing; the product
 * works without vectors.
 */
export async function embedAll(database: Database, client: Promise<Ai>): Promise<string> {
  const ai = await client;
  let asked = 0;
  for (;;) {
    const { embedded, rest } = await embedPrograms(database, ai);
    asked += embedded;
    if (rest === 'none') return `${asked} texts embedded`;
    if (rest === 'put off') return `${asked} texts embedded, but not all: the next start tries again`;
  }
}
