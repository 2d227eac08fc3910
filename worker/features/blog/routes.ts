import { getBlog } from '../../../contract/blog.ts';
import { route } from '../../http/route.ts';
import { readPosts } from './posts.ts';

export const blogRoutes = [route(getBlog, async ({ context }) => readPosts(context.env.ASSETS, context.req.url))];
