import PUBLISHED from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import type { APIRoute } from 'astro';

/** Passwords that were found most often, the most used first: the Worker reads them through its ASSETS binding. */
export const GET: APIRoute = () => Response.json(PUBLISHED);
