/** Structured data for program pages, as schema.org. */
import { DEFAULT_LOCALE } from '../../../../contract/locales.ts';
import { LOCALE } from '../../locale/locale.ts';
import { STATE_NAMES } from '../../locale/state-names.ts';
import { LABELS } from '../shell/texts.ts';
import type { Program } from './program.ts';
import { AUDIENCE_LISTS, CATEGORY_LISTS, COUNTRY } from './texts.ts';

type Data = Record<string, unknown>;

export interface Crumb {
  name: string;
  path: string;
}

/** The first breadcrumb. */
export const HOME_CRUMB: Crumb = { name: LABELS.home, path: '/' };

const CONTEXT = { '@context': 'https://schema.org' } as const;

/** Pages in the default language don't name it. */
const IN_LANGUAGE = LOCALE === DEFAULT_LOCALE ? {} : { inLanguage: LOCALE };

/** Returns the structured data for the breadcrumbs above a page. The last one is the page itself. */
export function breadcrumbData(crumbs: readonly Crumb[], site: URL): Data {
  return {
    ...CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, site).href,
    })),
  };
}

/**
 * Returns the structured data for a page that lists programs. The longer words of other languages leave no room for the
 * list itself.
 */
export function listData(
  title: string,
  path: string,
  programs: readonly (Crumb & { position: number })[],
  site: URL,
): Data {
  return {
    ...CONTEXT,
    '@type': 'CollectionPage',
    name: title,
    url: new URL(path, site).href,
    ...IN_LANGUAGE,
    ...(LOCALE === DEFAULT_LOCALE ? { mainEntity: itemList(programs, site) } : {}),
  };
}

/** Enough to say what the list is about. Search engines find the rest on the page, which is long already. */
const MOST_ITEMS = 20;

function itemList(programs: readonly (Crumb & { position: number })[], site: URL): Data {
  return {
    '@type': 'ItemList',
    itemListElement: programs.slice(0, MOST_ITEMS).map(({ name, path, position }) => ({
      '@type': 'ListItem',
      position,
      name,
      url: new URL(path, site).href,
    })),
  };
}

/**
 * Returns the structured data for the program itself: a government service, a grant, or a loan. `most` is its amount if
 * no source states one.
 */
export function programData(program: Program, path: string, site: URL, most?: number): Data {
  const url = new URL(path, site).href;
  const agency = {
    '@type': 'GovernmentOrganization',
    name: program.office ? `${program.office}, ${program.agency}` : program.agency,
    ...(program.urls.agency ? { url: program.urls.agency } : {}),
  };
  const about = {
    ...CONTEXT,
    '@id': `${url}#program`,
    name: program.title,
    ...(program.popularName ? { alternateName: program.popularName } : {}),
    description: program.summary,
    url,
    sameAs: program.urls.program,
    subjectOf: { '@type': 'WebPage', url, dateModified: program.asOf, ...IN_LANGUAGE },
  };
  switch (program.programType) {
    case 'grant':
      return { ...about, '@type': 'MonetaryGrant', funder: agency, ...amountOf(program, most) };
    case 'loan':
      return {
        ...about,
        '@type': 'LoanOrCredit',
        provider: agency,
        ...amountOf(program),
        ...reachOf(program),
        category: CATEGORY_LISTS[program.category].name,
      };
    case 'assistance':
      return {
        ...about,
        '@type': 'GovernmentService',
        serviceType: program.assistanceType ?? CATEGORY_LISTS[program.category].name,
        provider: agency,
        serviceOperator: agency,
        ...reachOf(program),
        availableChannel: {
          '@type': 'ServiceChannel',
          serviceUrl: program.urls.apply ?? program.urls.program,
        },
      };
  }
}

function amountOf({ amount }: Program, most?: number): Data {
  const max = amount?.max ?? (amount?.min === undefined ? most : undefined);
  if (amount?.min === undefined && max === undefined) return {};
  return {
    amount: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      ...(amount?.min === undefined ? {} : { minValue: amount.min }),
      ...(max === undefined ? {} : { maxValue: max }),
    },
  };
}

function reachOf({ states, audiences }: Program): Data {
  const areas = states.map((state) => ({ '@type': 'State', name: STATE_NAMES[state] }));
  return {
    areaServed: areas.length === 0 ? { '@type': 'Country', name: COUNTRY } : areas,
    audience: audiences.map((audience) => ({ '@type': 'Audience', audienceType: AUDIENCE_LISTS[audience].name })),
  };
}
