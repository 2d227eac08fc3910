import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import * as z from 'zod/mini';
import { curatedProgram } from '../../contract/catalogue.ts';
import { postFrontmatter } from './features/blog/frontmatter.ts';

/** A sentence with a figure in it: "Over $132 billion in funding". */
const claim = z.strictObject({ before: z.optional(z.string()), figure: z.string(), after: z.optional(z.string()) });

/** One file per program; its name is the program's id. The Worker gets them by `content/programs.json`. */
const programs = defineCollection({
  loader: glob({ base: './site/src/content/programs', pattern: '*.yaml' }),
  schema: curatedProgram,
});

const home = defineCollection({
  loader: glob({ base: './site/src/content/home', pattern: '*.yaml' }),
  schema: z.strictObject({
    claims: z.array(claim),
    mission: z.array(claim),
    values: z.array(z.strictObject({ title: z.string(), text: z.string() })),
    /** Id of a curated program. */
    example: z.string(),
    /** Ids of curated programs. */
    picture: z.array(z.string()).check(z.minLength(12)),
    articles: z
      .array(z.strictObject({ slug: z.string(), title: z.string(), text: z.string() }))
      .check(z.length(3, 'The home page shows three articles')),
  }),
});

/** One Markdown file per article; its name is the article's slug. */
const blog = defineCollection({
  loader: glob({ base: './site/src/content/blog', pattern: '*.md' }),
  schema: postFrontmatter,
});

const company = defineCollection({
  loader: glob({ base: './site/src/content/company', pattern: '*.yaml' }),
  schema: z.strictObject({
    /** True until the real company's facts are entered; deploying refuses to run before. */
    placeholder: z.boolean(),
    legalName: z.string(),
    contact: z.strictObject({ email: z.email(), phone: z.string(), address: z.array(z.string()) }),
    founder: z.strictObject({ name: z.string(), role: z.string() }),
    /** Who signs the articles of the blog. */
    editorial: z.strictObject({ name: z.string(), title: z.string(), about: z.string() }),
  }),
});

export const collections = { programs, blog, home, company };
