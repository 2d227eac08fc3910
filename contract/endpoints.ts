import * as account from './account.ts';
import * as admin from './admin.ts';
import * as agent from './agent.ts';
import * as ai from './ai.ts';
import * as alerts from './alerts.ts';
import * as analysis from './analysis.ts';
import * as applications from './applications.ts';
import * as billing from './billing.ts';
import * as blog from './blog.ts';
import * as byIncome from './by-income.ts';
import * as calendar from './calendar.ts';
import * as crawler from './crawler.ts';
import * as disasters from './disasters.ts';
import * as dismissed from './dismissed.ts';
import * as drafts from './drafts.ts';
import type { Endpoint } from './endpoint.ts';
import * as fitting from './fitting.ts';
import * as grants from './grants.ts';
import * as health from './health.ts';
import * as myPlan from './my-plan.ts';
import * as ownAccount from './own-account.ts';
import * as passkeys from './passkeys.ts';
import * as passwords from './passwords.ts';
import * as personPrograms from './person-programs.ts';
import * as preparation from './preparation.ts';
import * as priority from './priority.ts';
import * as programEdits from './program-edits.ts';
import * as questions from './questions.ts';
import * as saved from './saved.ts';
import * as search from './search.ts';
import * as secondFactor from './second-factor.ts';
import * as signInCodes from './sign-in-codes.ts';
import * as status from './status.ts';
import * as suggestions from './suggestions.ts';
import * as user from './user.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every call of the API. The Worker mounts each one and the tests iterate over them. */
export const ENDPOINTS: readonly Endpoint[] = [
  account,
  admin,
  ai,
  agent,
  alerts,
  analysis,
  applications,
  billing,
  blog,
  byIncome,
  calendar,
  crawler,
  fitting,
  disasters,
  dismissed,
  drafts,
  grants,
  health,
  myPlan,
  ownAccount,
  passkeys,
  passwords,
  personPrograms,
  preparation,
  priority,
  programEdits,
  questions,
  saved,
  search,
  secondFactor,
  signInCodes,
  status,
  suggestions,
  user,
].flatMap((concern) => Object.values(concern).filter(isEndpoint));
