import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import * as z from 'zod/mini';
import { curatedProgram } from '../../contract/catalogue.ts';
import { helper } from '../../contract/helpers.ts';
import { localForm } from '../../contract/local-forms.ts';
import { postFrontmatter } from './features/blog/frontmatter.ts';

const day = z.iso.date('A day, as "YYYY-MM-DD"');

/** One file per program; its name is the program's id. The Worker gets them by `content/programs.json`. */
const programs = defineCollection({
  // The measurement of the build brings ten thousand of its own.
  loader: glob({ base: process.env['PROGRAMS_DIR'] ?? './site/src/content/programs', pattern: '*.yaml' }),
  schema: curatedProgram,
});

/** How single states run programs of the whole country. One file each; its name is the form's id. */
const localForms = defineCollection({
  loader: glob({ base: './site/src/content/local-forms', pattern: '*.yaml' }),
  schema: localForm,
});

/** Who helps people for free. One file each; its name is the helper's id. */
const helpers = defineCollection({
  loader: glob({ base: './site/src/content/helpers', pattern: '*.yaml' }),
  schema: helper,
});

const home = defineCollection({
  loader: glob({ base: './site/src/content/home', pattern: '*.yaml' }),
  schema: z.strictObject({
    /** The day of the last change, for search engines. */
    updated: day,
    claims: z.array(z.string()),
    mission: z.array(z.string()),
    values: z.array(z.strictObject({ title: z.string(), text: z.string() })),
    /** Id of a curated program. */
    example: z.string(),
    /** Curated programs of the whole country, each with a name that fits half the width of a phone. */
    picture: z
      .array(z.strictObject({ program: z.string(), name: z.string().check(z.maxLength(15)) }))
      .check(z.minLength(12)),
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
    governingLaw: z.string(),
    founder: z.strictObject({ name: z.string(), role: z.string(), about: z.string() }),
    /** Who signs the articles of the blog. */
    editorial: z.strictObject({ name: z.string(), title: z.string(), about: z.string() }),
  }),
});

const paragraphs = z.array(z.string()).check(z.minLength(1));

/** Texts of the company, each a page at the address of its file's name. */
const texts = defineCollection({
  loader: glob({ base: './site/src/content/texts', pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string(),
    /** For search engines: 50 to 200 characters. */
    description: z.string(),
    /** What it says in a sentence or two, under the title. */
    lead: z.string(),
    updated: day,
    /** Legal texts: since when this version counts. They end with the company's facts. */
    effective: z.optional(day),
  }),
});

const about = defineCollection({
  loader: glob({ base: './site/src/content/about', pattern: '*.yaml' }),
  schema: z.strictObject({
    updated: day,
    lead: z.string(),
    mission: paragraphs,
    story: paragraphs,
    values: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  }),
});

const faqs = defineCollection({
  loader: glob({ base: './site/src/content/faqs', pattern: '*.yaml' }),
  schema: z.strictObject({
    updated: day,
    groups: z.array(
      z.strictObject({
        title: z.string(),
        questions: z.array(
          z.strictObject({
            question: z.string(),
            answer: paragraphs,
            link: z.optional(z.strictObject({ label: z.string(), href: z.string() })),
          }),
        ),
      }),
    ),
  }),
});

const quality = defineCollection({
  loader: glob({ base: './site/src/content/quality', pattern: '*.yaml' }),
  schema: z.strictObject({
    measured: day,
    verdicts: z.array(
      z.strictObject({
        what: z.string(),
        figure: z.string(),
        note: z.string(),
        /** The figure that the home page shows beside its claims: "362 of 362". */
        isProof: z.optional(z.boolean()),
      }),
    ),
    search: z.array(z.strictObject({ what: z.string(), ours: z.string(), plain: z.string(), note: z.string() })),
  }),
});

export const collections = {
  programs,
  'local-forms': localForms,
  helpers,
  blog,
  home,
  company,
  texts,
  about,
  faqs,
  quality,
};
