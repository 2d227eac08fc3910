import * as z from 'zod/mini';

const source = z.strictObject({ title: z.string(), url: z.url({ protocol: /^https?$/ }) });

/** The frontmatter of an article. Its file name is its slug; the read time is computed. */
export const postFrontmatter = z
  .strictObject({
    title: z.string().check(z.minLength(10), z.maxLength(70)),
    description: z.string().check(z.minLength(50), z.maxLength(200)),
    /** `assets/blog/<name>.svg`, or a path on the site. */
    imageUrl: z.string().check(z.regex(/^(assets\/|\/)\S+\.(svg|png|jpg|webp|avif)$/)),
    imageAlt: z.string().check(z.minLength(10)),
    createdAt: z.coerce.date(),
    updatedAt: z.optional(z.coerce.date()),
    /** The day every fact was checked against its source. */
    checked: z.coerce.date(),
    tags: z.array(z.string().check(z.minLength(2))).check(z.minLength(1), z.maxLength(4)),
    /** IDs of the curated programs the article is about. Their official pages are listed below it. */
    programs: z._default(z.array(z.string()), []),
    sources: z.array(source).check(z.minLength(1)),
    /** Set if the author isn't the editorial team from the company file. */
    author: z.optional(z.strictObject({ name: z.string(), title: z.string() })),
  })
  .check(z.refine(({ createdAt, updatedAt }) => !updatedAt || updatedAt >= createdAt, 'updated before it was created'));
