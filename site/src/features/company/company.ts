import { getEntry } from 'astro:content';

/** Returns the facts about the company behind the product. */
export async function companyFacts() {
  const company = await getEntry('company', 'company');
  if (!company) throw new Error('content/company/company.yaml is missing');
  return company.data;
}
