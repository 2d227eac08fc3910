/** Structured data for the company pages, as schema.org. */
import { PRODUCT_NAME } from '../../../../contract/limits.ts';

type Data = Record<string, unknown>;
interface CompanyFacts {
  placeholder: boolean;
  legalName: string;
  contact: { email: string; phone: string };
}

const CONTEXT = { '@context': 'https://schema.org' } as const;

export function pageData(
  type: 'WebPage' | 'AboutPage' | 'ContactPage',
  { title, description, path, modified }: { title: string; description: string; path: string; modified: string },
  site: URL,
): Data {
  return {
    ...CONTEXT,
    '@type': type,
    name: title,
    description,
    url: new URL(path, site).href,
    dateModified: modified,
    isPartOf: { '@type': 'WebSite', name: PRODUCT_NAME, url: site.href },
  };
}

/** Returns the structured data for the company. Leaves out placeholders. */
export function organizationData({ placeholder, legalName, contact }: CompanyFacts, site: URL): Data {
  return {
    ...CONTEXT,
    '@type': 'Organization',
    name: PRODUCT_NAME,
    url: site.href,
    logo: new URL('/icon-512.png', site).href,
    foundingDate: '2025',
    ...(placeholder
      ? {}
      : {
          legalName,
          email: contact.email,
          telephone: contact.phone,
          contactPoint: {
            '@type': 'ContactPoint',
            contactType: 'customer support',
            email: contact.email,
            telephone: contact.phone,
          },
        }),
  };
}

export function faqData(
  groups: readonly { questions: readonly { question: string; answer: readonly string[] }[] }[],
): Data {
  return {
    ...CONTEXT,
    '@type': 'FAQPage',
    mainEntity: groups
      .flatMap(({ questions }) => questions)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer.join(' ') },
      })),
  };
}
