import type OpenAI from 'openai';
import { type AiAnswers, DEMO_MODEL } from '../../../contract/ai/ai.ts';
import type { Settings } from '../../env.ts';
import { type aiSettings, NO_VECTORS } from '../../settings/ai.ts';

/** An OpenAI-compatible service, with the models from the settings. */
export interface Ai {
  client: OpenAI;
  model: string;
  embeddingModel: string;
  timeoutMs: number;
  /** How long (ms) searches skip vectors after a fault. */
  pauseMs: number;
}

type AiSettings = Pick<Settings, 'AI_API_KEY' | keyof typeof aiSettings>;

const made = new WeakMap<AiSettings, Promise<Ai>>();

/**
 * Returns the client from the settings, created on first use. Null without a key, in which case the product falls back
 * to its own rules.
 */
export function aiOf(settings: AiSettings): Promise<Ai> | null {
  const { AI_API_KEY: apiKey } = settings;
  if (!apiKey) return null;
  const known = made.get(settings);
  if (known) return known;
  const ai = makeAi(apiKey, settings);
  made.set(settings, ai);
  return ai;
}

/** Like `aiOf`, but for vectors: also null if the settings turn them off. */
export function vectorAiOf(settings: AiSettings): Promise<Ai> | null {
  return settings.AI_EMBEDDING_MODEL === NO_VECTORS ? null : aiOf(settings);
}

/** Returns who answers questions: nobody, the demo model or a real one. */
export function whoAnswers({
  AI_API_KEY: apiKey,
  AI_MODEL: model,
}: Pick<Settings, 'AI_API_KEY' | 'AI_MODEL'>): AiAnswers {
  if (!apiKey) return 'nobody';
  return model === DEMO_MODEL ? 'demo' : 'model';
}

async function makeAi(apiKey: string, settings: AiSettings): Promise<Ai> {
  // Isolates without a key, and requests without model calls, never load the library.
  const { default: Client } = await import('openai');
  const client = new Client({
    apiKey,
    baseURL: settings.AI_BASE_URL,
    timeout: settings.AI_TIMEOUT_MS,
    maxRetries: settings.AI_RETRIES,
    // Ignores the library's account environment variables.
    organization: null,
    project: null,
    logLevel: 'off',
    fetchOptions: { redirect: 'manual' },
  });
  const { AI_MODEL: model, AI_EMBEDDING_MODEL: embeddingModel } = settings;
  return { client, model, embeddingModel, timeoutMs: settings.AI_TIMEOUT_MS, pauseMs: settings.AI_PAUSE_MS };
}
