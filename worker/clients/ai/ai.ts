import type OpenAI from 'openai';
import { type AiAnswers, DEMO_MODEL } from '../../../contract/ai.ts';
import type { Settings } from '../../env.ts';
import { type aiSettings, NO_VECTORS } from '../../settings/ai.ts';

/** Whoever speaks OpenAI's API, with the models of the settings. */
export interface Ai {
  client: OpenAI;
  model: string;
  embeddingModel: string;
  timeoutMs: number;
  /** For how long searches do without after a fault. */
  pauseMs: number;
}

type AiSettings = Pick<Settings, 'AI_API_KEY' | keyof typeof aiSettings>;

const made = new WeakMap<AiSettings, Promise<Ai>>();

/** The client of the settings, made when first needed; null without a key: the product works with its own rules then. */
export function aiOf(settings: AiSettings): Promise<Ai> | null {
  const { AI_API_KEY: apiKey } = settings;
  if (!apiKey) return null;
  const known = made.get(settings);
  if (known) return known;
  const ai = makeAi(apiKey, settings);
  made.set(settings, ai);
  return ai;
}

/** The same for vectors alone; null also where the settings want none. */
export function vectorAiOf(settings: AiSettings): Promise<Ai> | null {
  return settings.AI_EMBEDDING_MODEL === NO_VECTORS ? null : aiOf(settings);
}

/** Who answers what a model is asked. */
export function whoAnswers({
  AI_API_KEY: apiKey,
  AI_MODEL: model,
}: Pick<Settings, 'AI_API_KEY' | 'AI_MODEL'>): AiAnswers {
  if (!apiKey) return 'nobody';
  return model === DEMO_MODEL ? 'demo' : 'model';
}

async function makeAi(apiKey: string, settings: AiSettings): Promise<Ai> {
  // Isolates without a key, and requests that ask no model, do not evaluate the library.
  const { default: Client } = await import('openai');
  const client = new Client({
    apiKey,
    baseURL: settings.AI_BASE_URL,
    timeout: settings.AI_TIMEOUT_MS,
    maxRetries: settings.AI_RETRIES,
    // Accounts of whoever runs the process are none of ours.
    organization: null,
    project: null,
    logLevel: 'off',
    fetchOptions: { redirect: 'manual' },
  });
  const { AI_MODEL: model, AI_EMBEDDING_MODEL: embeddingModel } = settings;
  return { client, model, embeddingModel, timeoutMs: settings.AI_TIMEOUT_MS, pauseMs: settings.AI_PAUSE_MS };
}
