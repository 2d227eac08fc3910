import type { Facts } from '../../../../matching/person/fact-types.ts';
import { truthIn } from '../../../../matching/rules/evaluate.ts';
import type { Program } from '../../programs/program.ts';
import { REGISTRATION_KEYS, type RegistrationKey } from './registration-facts.ts';

/** The parts of a program that determine which accounts it needs. */
export type RegisteredFor = Pick<
  Program,
  'programType' | 'rules' | 'url' | 'applicationUrl' | 'provider' | 'states' | 'requirements'
> & { detail: Pick<Program['detail'], 'documents' | 'howToApply' | 'sources'> };

export interface Needed {
  key: RegistrationKey;
  why: string;
}

/** Kinds of applicants that aren't individuals. Federal rules require them to register (2 CFR 25.105). */
const ORGANIZATIONS = ['business', 'startup', 'farm', 'nonprofit'] as const;

/**
 * Returns the accounts that this member needs for this program. Includes only those that the program's texts or
 * addresses name, or that the agency requires for all its grants. Mere possibilities are left out.
 */
export function registrationsFor(program: RegisteredFor, facts: Facts): Needed[] {
  const asOrganization = organizationOf(program, facts);
  return REGISTRATION_KEYS.flatMap((key) => {
    const why = WHY[key](program, asOrganization);
    return why === null ? [] : [{ key, why }];
  });
}

type As = 'organization' | 'either' | 'individual';

/** Returns the applicant's role: `either` if the program accepts both, and the member is both. */
function organizationOf({ rules }: RegisteredFor, { applicantKind = [] }: Facts): As {
  const isOpenTo = (kind: string) => rules === null || truthIn(rules, { applicantKind: [kind] }) !== 'false';
  if (!isOpenTo('individual')) return 'organization';
  return ORGANIZATIONS.some((kind) => applicantKind.includes(kind) && isOpenTo(kind)) ? 'either' : 'individual';
}

type Why = (program: RegisteredFor, as: As) => string | null;

const WHY: Readonly<Record<RegistrationKey, Why>> = {
  sam(program, as) {
    if (as === 'individual') return null;
    const named = lineThat(program, /sam\.gov|system for award management|unique entity id|\bUEI\b/i);
    const isFederalGrant = program.programType === 'grant' && hasNoticeOnGrantsGov(program);
    const isHandedInThere = handedInOnGrantsGov(program) !== null;
    if (named === null && !isFederalGrant && !isHandedInThere) return null;
    const rule = isFederalGrant
      ? 'This is a federal grant. Federal agencies may give money only to registered organizations (2 CFR part 25).'
      : 'Grants.gov lets an organization apply only after it registers there.';
    const why = named === null ? rule : saidBy(named);
    return as === 'either' ? `${why} Only if you apply for an organization, not for yourself.` : why;
  },
  'grants-gov'(program, as) {
    const handedIn = handedInOnGrantsGov(program);
    if (handedIn !== null) return handedIn;
    if (program.programType !== 'grant' || isElsewhere(program)) return null;
    if (as === 'individual' || !hasNoticeOnGrantsGov(program)) return null;
    return 'Its notice is on Grants.gov, where you submit most federal applications. The notice says whether that includes this one.';
  },
  'era-commons'(program, as) {
    if (as === 'individual') return null;
    const named = lineThat(program, /\beRA Commons\b/i);
    if (named !== null) return saidBy(named);
    return isGrantOf(program, 'National Institutes of Health')
      ? 'The National Institutes of Health require it for all their grants to organizations.'
      : null;
  },
  'research-gov'(program, as) {
    const named = lineThat(program, /\bresearch\.gov\b/i);
    if (named !== null) return saidBy(named);
    return as !== 'individual' && isGrantOf(program, 'National Science Foundation')
      ? 'The National Science Foundation takes proposals on Research.gov or on Grants.gov.'
      : null;
  },
  'student-aid'(program, as) {
    const named = as === 'organization' ? null : lineThat(program, /\bFAFSA\b/);
    return named === null ? null : `Nobody can sign the FAFSA without one. ${saidBy(named)}`;
  },
};

/** Returns evidence that the application itself is submitted on Grants.gov, or null if there's none. */
function handedInOnGrantsGov(program: RegisteredFor): string | null {
  if (program.programType !== 'grant' || isElsewhere(program)) return null;
  // `lineThat` removes the dots inside addresses, so they don't end a sentence.
  const named = lineThat(
    program,
    /\b(apply|register|submit|send)\b[^.]*\bgrantsgov|\bgrantsgov[^.]*\b(apply|submit)\b/i,
  );
  if (named !== null) return saidBy(named);
  return isOn('grants.gov', program.applicationUrl) ? 'The application form is on Grants.gov.' : null;
}

function isElsewhere(program: RegisteredFor): boolean {
  return (
    lineThat(program, /\bnot (on|in|through|via) grants\.gov|^(?!.*grants\.?gov).*\bno other way to apply\b/i) !== null
  );
}

/** Returns the first line about documents or steps that matches. */
function lineThat({ detail, requirements }: RegisteredFor, pattern: RegExp): string | null {
  const lines = [...detail.howToApply, ...detail.documents, ...(requirements ?? '').split('\n')];
  return lines.find((line) => pattern.test(line) || pattern.test(line.replace(/\.(?=\w)/g, ''))) ?? null;
}

const LONGEST_LINE = 240;

function saidBy(line: string): string {
  const text = line.length > LONGEST_LINE ? `${line.slice(0, LONGEST_LINE).trimEnd()}…` : line;
  return `The program says: “${text}”`;
}

/** Only federal agencies post notices on Grants.gov. A state that passes on federal money just cites a notice. */
function hasNoticeOnGrantsGov({ url, applicationUrl, detail, states }: RegisteredFor): boolean {
  const sources = states.length === 0 ? Object.values(detail.sources).map((source) => source.url) : [];
  return [url, applicationUrl, ...sources].some((address) => isOn('grants.gov', address));
}

function isOn(host: string, address: string | null): boolean {
  if (!address || !URL.canParse(address)) return false;
  const { hostname } = new URL(address);
  return hostname === host || hostname.endsWith(`.${host}`);
}

function isGrantOf({ programType, provider }: RegisteredFor, agency: string): boolean {
  return programType === 'grant' && (provider ?? '').includes(agency);
}
