import { DEMO_MODEL } from '../../contract/ai/ai.ts';
import { NO_VECTORS } from '../../worker/settings/ai.ts';
import { startAi } from './server.ts';

export interface LocalModel {
  /** The Worker's settings. */
  settings: Record<string, string>;
  /** A notice for the person who starts the product. Empty if a real model is used. */
  announcement: string;
}

const NONE: LocalModel = { settings: {}, announcement: '' };

/**
 * Returns the model configured in the environment, or else a local demo model, unless the demo's answers would end up
 * in a real database. The demo model reads and sorts, but search doesn't use it.
 */
export async function localModel({ hasOwnDatabase }: { hasOwnDatabase: boolean }): Promise<LocalModel> {
  if (process.env['AI_API_KEY']) return NONE;
  if (process.env['AI_BASE_URL']) throw new Error('AI_BASE_URL is of no use without AI_API_KEY.');
  const wanted = process.env['DEMO_MODEL'] || 'on';
  if (wanted !== 'on' && wanted !== 'off') throw new Error(`DEMO_MODEL must be on or off, not "${wanted}".`);
  if (wanted === 'off' || !hasOwnDatabase) {
    return { ...NONE, announcement: '\n  AI answers are off: AI_API_KEY is not set.\n' };
  }
  const port = process.env['AI_PORT'] || '0';
  if (!/^\d{1,5}$/.test(port)) throw new Error(`AI_PORT must be a number, not "${port}".`);
  const { url } = await startAi(Number(port), { keepsCalls: false });
  return {
    settings: {
      AI_API_KEY: DEMO_MODEL,
      AI_BASE_URL: url,
      AI_MODEL: DEMO_MODEL,
      AI_EMBEDDING_MODEL: NO_VECTORS,
      AI_INPUT_PRICE: '0',
      AI_OUTPUT_PRICE: '0',
    },
    announcement: `
  No AI is used: a demo model answers by rules on this computer, at ${url}
  For a real model, set AI_API_KEY (and AI_BASE_URL, if it isn't OpenAI's).
`,
  };
}
