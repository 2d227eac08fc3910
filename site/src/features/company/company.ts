import { type CollectionEntry, getEntry } from 'astro:content';

/** The facts about the company behind the product. */
export async function companyFacts() {
  const company = await getEntry('company', 'company');
  if (!company) throw new Error('content/company/company.yaml is missing');
  return company.data;
}

/** A fact of the company where it is entered; null while the file holds placeholders, which nobody shall read as facts. */
export function ifSet<T>({ placeholder }: Pick<CollectionEntry<'company'>['data'], 'placeholder'>, fact: T): T | null {
  return placeholder ? null : fact;
}
