import * as account from './account/account.ts';
import * as ownAccount from './account/own-account.ts';
import * as passkeys from './account/passkeys.ts';
import * as passwords from './account/passwords.ts';
import * as secondFactor from './account/second-factor.ts';
import * as signInCodes from './account/sign-in-codes.ts';
import * as user from './account/user.ts';
import * as admin from './admin.ts';
import * as agent from './ai/agent.ts';
import * as ai from './ai/ai.ts';
import * as analysis from './ai/analysis.ts';
import * as drafts from './ai/drafts.ts';
import * as billing from './billing.ts';
import * as blog from './blog.ts';
import * as crawler from './crawler.ts';
import type { Endpoint } from './endpoint.ts';
import * as health from './health.ts';
import * as fitting from './profile/fitting.ts';
import * as personPrograms from './profile/person-programs.ts';
import * as questions from './profile/questions.ts';
import * as byIncome from './programs/by-income.ts';
import * as disasters from './programs/disasters.ts';
import * as grants from './programs/grants.ts';
import * as programEdits from './programs/program-edits.ts';
import * as alerts from './saved/alerts.ts';
import * as applications from './saved/applications.ts';
import * as calendar from './saved/calendar.ts';
import * as dismissed from './saved/dismissed.ts';
import * as myPlan from './saved/my-plan.ts';
import * as preparation from './saved/preparation.ts';
import * as saved from './saved/saved.ts';
import * as priority from './search/priority.ts';
import * as search from './search/search.ts';
import * as suggestions from './search/suggestions.ts';
import * as status from './status.ts';

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;
}

/** Every API endpoint. The Worker mounts them all, and the tests iterate over them. */
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
