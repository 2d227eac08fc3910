import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import * as z from 'zod/mini';
import { LOCALES } from '../../contract/locales.ts';
import { helper } from '../../contract/profile/helpers.ts';
import { curatedProgram } from '../../contract/programs/catalog.ts';
import { localForm } from '../../contract/programs/local-forms.ts';
import { postFrontmatter } from './features/blog/frontmatter.ts';
import { contentFolder } from './locale/content-folder.ts';
import { formsInOwnTexts, helpersInOwnTexts, inOwnTexts } from './locale/program-loader.ts';

/** A translated text, for files that also contain figures and names, which are the same in every language. */
const inEachLanguage = z.record(z.enum(LOCALES), z.string());

const day = z.iso.date('A day, as "YYYY-MM-DD"');

/** One file per program, named after its id. The Worker reads them through `content/programs.json`. */
const programs = defineCollection({
  // The build benchmark uses its own ten thousand programs.
  loader: inOwnTexts(glob({ base: process.env['PROGRAMS_DIR'] ?? './site/src/content/programs', pattern: '*.yaml' })),
  schema: curatedProgram,
});

/** How individual states run nationwide programs. One file per form, named after its id. */
const localForms = defineCollection({
  loader: formsInOwnTexts(glob({ base: './site/src/content/local-forms', pattern: '*.yaml' })),
  schema: localForm,
});

/** Organizations that help people for free. One file per helper, named after its id. */
const helpers = defineCollection({
  loader: helpersInOwnTexts(glob({ base: './site/src/content/helpers', pattern: '*.yaml' })),
  schema: helper,
});

const home = defineCollection({
  loader: glob({ base: contentFolder('home'), pattern: '*.yaml' }),
  schema: z.strictObject({
    /** Date of the last change, for search engines. */
    updated: day,
    claims: z.array(z.string()),
    mission: z.array(z.string()),
    values: z.array(z.strictObject({ title: z.string(), text: z.string() })),
    /** Id of a curated program. */
    example: z.string(),
    /** Curated nationwide programs, each with a name that fits half the width of a phone. */
    picture: z
      .array(z.strictObject({ program: z.string(), name: z.string().check(z.maxLength(15)) }))
      .check(z.minLength(12)),
    articles: z
      .array(z.strictObject({ slug: z.string(), title: z.string(), text: z.string() }))
      .check(z.length(3, 'The home page shows three articles')),
  }),
});

/** One Markdown file per article, named after its slug. */
const blog = defineCollection({
  loader: glob({ base: contentFolder('blog'), pattern: '*.md' }),
  schema: postFrontmatter,
});

const company = defineCollection({
  loader: glob({ base: './site/src/content/company', pattern: '*.yaml' }),
  schema: z.strictObject({
    /** True until the real company's facts are entered. Deployment refuses to run before that. */
    placeholder: z.boolean(),
    legalName: z.string(),
    contact: z.strictObject({ email: z.email(), phone: z.string(), address: z.array(z.string()) }),
    governingLaw: z.string(),
    founder: z.strictObject({ name: z.string(), role: z.string(), about: z.string() }),
    /** The byline of blog articles. */
    editorial: z.strictObject({ name: inEachLanguage, title: inEachLanguage, about: inEachLanguage }),
  }),
});

const paragraphs = z.array(z.string()).check(z.minLength(1));

/** Company texts. Each file name is the page's address. */
const texts = defineCollection({
  loader: glob({ base: contentFolder('texts'), pattern: '*.md' }),
  schema: z.strictObject({
    title: z.string(),
    /** For search engines: 50 to 200 characters. */
    description: z.string(),
    /** A one- or two-sentence summary, shown under the title. */
    lead: z.string(),
    updated: day,
    /** Legal texts: the date this version takes effect. These pages end with the company's facts. */
    effective: z.optional(day),
  }),
});

const about = defineCollection({
  loader: glob({ base: contentFolder('about'), pattern: '*.yaml' }),
  schema: z.strictObject({
    updated: day,
    lead: z.string(),
    mission: paragraphs,
    story: paragraphs,
    values: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  }),
});

const faqs = defineCollection({
  loader: glob({ base: contentFolder('faqs'), pattern: '*.yaml' }),
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
            /** True for the questions that Contact links to. */
            isOnContact: z.optional(z.boolean()),
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
        what: inEachLanguage,
        figure: z.union([z.string(), inEachLanguage]),
        note: inEachLanguage,
        /** True for the figure shown next to the claims on the home page, such as "362 of 362". */
        isProof: z.optional(z.boolean()),
        /** True for the number of eligible households told no, shown on About. */
        isMissed: z.optional(z.boolean()),
      }),
    ),
    search: z.array(
      z.strictObject({ what: inEachLanguage, ours: z.string(), plain: z.string(), note: inEachLanguage }),
    ),
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
