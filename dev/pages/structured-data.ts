/** A small validator for structured data. Checks the required properties of each schema.org type that the site uses. */
import * as z from 'zod/mini';

const ORGANIZATIONS = ['Organization', 'GovernmentOrganization'];
const AUTHORS = ['Person', ...ORGANIZATIONS];

/**
 * The properties that search engines and schema.org require for each type. An unlisted type is an error: add its
 * requirements here.
 */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  AboutPage: ['name', 'url'],
  ContactPage: ['name', 'url'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'author'],
  Audience: ['audienceType'],
  Blog: ['name', 'url'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  CollectionPage: ['name', 'url'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  GovernmentOrganization: ['name'],
  GovernmentService: ['name', 'description', 'url', 'serviceType', 'provider', 'areaServed'],
  ImageObject: ['url'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name'],
  LoanOrCredit: ['name', 'description', 'url', 'provider', 'areaServed'],
  MonetaryAmount: ['currency'],
  MonetaryGrant: ['name', 'description', 'url', 'funder'],
  Organization: ['name'],
  Person: ['name'],
  Question: ['name', 'acceptedAnswer'],
  ServiceChannel: ['serviceUrl'],
  State: ['name'],
  WebPage: ['url'],
  WebSite: ['name', 'url'],
};

/** Properties whose value must be an object of one of these types. */
const THINGS: Readonly<Record<string, readonly string[]>> = {
  acceptedAnswer: ['Answer'],
  author: AUTHORS,
  publisher: AUTHORS,
  funder: ORGANIZATIONS,
  provider: ORGANIZATIONS,
  serviceOperator: ORGANIZATIONS,
  itemListElement: ['ListItem'],
  audience: ['Audience'],
  areaServed: ['Country', 'State'],
  availableChannel: ['ServiceChannel'],
};

const ADDRESSES = ['@id', 'url', 'item', 'sameAs', 'logo', 'serviceUrl'];
const DATES = ['datePublished', 'dateModified'];
const FIGURES = ['minValue', 'maxValue', 'value', 'position'];

const thing = z.record(z.string(), z.unknown());
type Thing = z.infer<typeof thing>;

/** Returns what's wrong with the text of an `application/ld+json` element. Calls `named` with each address in it. */
export function faultsOfData(json: string, named: (address: string) => void = () => {}): string[] {
  let data: unknown;
  try {
    data = JSON.parse(json);
  } catch {
    return ['is not JSON'];
  }
  const things = Array.isArray(data) ? data : [data];
  return things.flatMap((one) => {
    const parsed = thing.safeParse(one);
    if (!parsed.success) return ['is not a thing'];
    const context = parsed.data['@context'] === 'https://schema.org' ? [] : ['has no @context of https://schema.org'];
    return [...context, ...faultsOfThing(parsed.data, named)];
  });
}

function faultsOfThing(data: Thing, named: (address: string) => void): string[] {
  const type = String(data['@type']);
  const required = REQUIRED[type];
  if (!required) return [`has a ${type}, of which dev/pages/structured-data.ts knows nothing`];
  const missing = required.filter((name) => isEmpty(data[name])).map((name) => `has a ${type} without ${name}`);
  const inside = Object.entries(data).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).flatMap((one) => faultsOfValue(type, name, one, named)),
  );
  return [...missing, ...inside, ...faultsOfOrder(type, data['itemListElement'])];
}

function faultsOfValue(type: string, name: string, value: unknown, named: (address: string) => void): string[] {
  const at = `${type}.${name}`;
  const parsed = thing.safeParse(value);
  if (parsed.success) {
    const inner = String(parsed.data['@type']);
    const wrong = THINGS[name] && !THINGS[name].includes(inner) ? [`has a ${inner} as ${at}`] : [];
    return [...wrong, ...faultsOfThing(parsed.data, named)];
  }
  if (THINGS[name]) return [`has ${JSON.stringify(value)} as ${at}, which must be a thing`];
  if (ADDRESSES.includes(name)) {
    if (typeof value !== 'string' || !URL.canParse(value))
      return [`has ${JSON.stringify(value)} as ${at}, which is no address`];
    named(value);
  }
  if (
    DATES.includes(name) &&
    !(typeof value === 'string' && /^\d{4}-\d{2}-\d{2}(T.+)?$/.test(value) && Date.parse(value))
  )
    return [`has ${JSON.stringify(value)} as ${at}, which is no date`];
  if (FIGURES.includes(name) && typeof value !== 'number')
    return [`has ${JSON.stringify(value)} as ${at}, which is no number`];
  return [];
}

/** Checks that positions increase by one, and that breadcrumbs start at 1 and have an address at each step. */
function faultsOfOrder(type: string, elements: unknown): string[] {
  if (!Array.isArray(elements)) return [];
  const steps = elements.map((element) => thing.safeParse(element).data ?? {});
  const first = Number(steps[0]?.['position']);
  const faults = steps.some(({ position }, index) => position !== first + index) ? [`has a ${type} out of order`] : [];
  if (type === 'BreadcrumbList') {
    if (first !== 1) faults.push('has a BreadcrumbList that does not begin with 1');
    if (steps.slice(0, -1).some(({ item }) => item === undefined))
      faults.push('has a step of a BreadcrumbList without item');
  }
  return faults;
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
}
