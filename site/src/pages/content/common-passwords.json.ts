import PUBLISHED from '@zxcvbn-ts/language-common/src/passwords.json' with { type: 'json' };
import type { APIRoute } from 'astro';

/** The most commonly leaked passwords, most used first. The Worker reads them through its ASSETS binding. */
export const GET: APIRoute = () => Response.json(PUBLISHED);
