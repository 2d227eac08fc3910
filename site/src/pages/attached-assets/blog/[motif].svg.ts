import type { APIRoute } from 'astro';
import { token } from '../../../brand/colors.ts';
import { MOTIFS, type Motif } from '../../../features/blog/illustrations/motifs.ts';
import { drawPicture } from '../../../features/blog/illustrations/picture.ts';

export const getStaticPaths = () => Object.entries(MOTIFS).map(([motif, props]) => ({ params: { motif }, props }));

/** The articles' pictures. Other pictures are files in `site/public/attached-assets/blog`. */
export const GET: APIRoute<Motif> = ({ props }) => new Response(drawPicture(props, token));
