import type { APIRoute } from 'astro';
import { token } from '../brand/colors.ts';
import { tabIcon } from '../brand/icons.ts';

export const GET: APIRoute = () => new Response(tabIcon(token));
