import type { Account } from '../../account/account.ts';
import { APPLICATION, GAPS } from './texts.ts';

/** The applicant in a draft. Placeholders in brackets replace missing facts. */
export interface Applicant {
  name: string;
  place: string;
  phone: string;
  /** True if an organization, business or farm applies, rather than the member personally. */
  isOrganization: boolean;
  organization: string;
  /** A paragraph about the applicant, based only on the member's answers. */
  about: string;
  hasManagedGrants: boolean;
}

/**
 * Phrases the member's answers for a draft. A farm owner who asks for help with their own heating applies as a person.
 */
export function applicantOf(account: Account, isForOrganizations: boolean): Applicant {
  const { firstName, lastName, location, phone, organizationName, ownsBusinesss, nonprofitStatus } = account;
  const name = `${firstName} ${lastName}`.trim() || GAPS.name;
  const place = location ?? GAPS.place;
  const hasOrganization = organizationName !== null || ownsBusinesss || nonprofitStatus !== 'not_applicable';
  const isOrganization = isForOrganizations && hasOrganization;
  const organization = organizationName ?? GAPS.organization;
  return {
    name,
    place,
    phone: phone ?? GAPS.phone,
    isOrganization,
    organization,
    about: isOrganization ? aboutOrganization(account, organization, place) : aboutPerson(account, name, place),
    hasManagedGrants: account.previousGrantExperience,
  };
}

function aboutOrganization(account: Account, organization: string, place: string): string {
  const { numberOfEmployees, annualRevenue } = account;
  return [
    APPLICATION.organization(organization, kindOf(account), place),
    ...(numberOfEmployees === null ? [] : [APPLICATION.employees(numberOfEmployees)]),
    ...(annualRevenue === null ? [] : [APPLICATION.revenue(inDollars(annualRevenue))]),
    APPLICATION.whatYouDo,
  ].join(' ');
}

function kindOf({ nonprofitStatus, ownsBusinesss, industryExperience }: Account): string {
  if (nonprofitStatus === 'fiscal-sponsorship') return APPLICATION.sponsored;
  if (nonprofitStatus !== 'not_applicable') return APPLICATION.nonprofit[nonprofitStatus];
  if (!ownsBusinesss) return APPLICATION.group;
  return industryExperience === 'agriculture' ? APPLICATION.farm : APPLICATION.business;
}

function aboutPerson({ occupation }: Account, name: string, place: string): string {
  const job = occupation?.trim() ?? GAPS.occupation;
  return `${APPLICATION.person(name, job, place)} ${APPLICATION.whatYouDo}`;
}

function inDollars(dollars: number): string {
  return `$${dollars.toLocaleString('en-US')}`;
}
