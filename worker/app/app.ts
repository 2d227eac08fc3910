import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { secureHeaders } from 'hono/secure-headers';
import type { Endpoint } from '../../contract/endpoint.ts';
import { ENDPOINTS } from '../../contract/endpoints.ts';
import { MAX_BODY_BYTES } from '../../contract/limits.ts';
import { getUnsubscription } from '../../contract/saved/alerts.ts';
import { openDatabase } from '../db/client.ts';
import { noUsage } from '../db/usage.ts';
import { settingsOf } from '../env.ts';
import { ApiFailure } from '../failure.ts';
import { accountRoutes } from '../features/account/routes.ts';
import { crawlRoutes } from '../features/admin/crawl-routes.ts';
import { programEditRoutes } from '../features/admin/program-edits/routes.ts';
import { adminRoutes } from '../features/admin/routes.ts';
import { agentRoutes } from '../features/ai/agent/routes.ts';
import { analysisRoutes } from '../features/ai/analysis/routes.ts';
import { priorityRoutes } from '../features/ai/priority/routes.ts';
import { aiRoutes } from '../features/ai/routes.ts';
import { alertRoutes } from '../features/alerts/routes.ts';
import { draftRoutes } from '../features/applications/drafts/routes.ts';
import { preparationRoutes } from '../features/applications/preparation/routes.ts';
import { applicationRoutes } from '../features/applications/routes.ts';
import { billingRoutes } from '../features/billing/routes.ts';
import { blogRoutes } from '../features/blog/routes.ts';
import { bestUrlRoutes } from '../features/programs/best-url/routes.ts';
import { disasterRoutes } from '../features/programs/disasters/routes.ts';
import { referenceFrom } from '../features/programs/reference.ts';
import { calendarRoutes } from '../features/saved/calendar/routes.ts';
import { dismissedRoutes } from '../features/saved/dismissed/routes.ts';
import { savedRoutes } from '../features/saved/routes.ts';
import { questionRoutes } from '../features/search/questions/routes.ts';
import { grantRoutes } from '../features/search/routes.ts';
import { suggestionRoutes } from '../features/search/suggestions/routes.ts';
import { healthRoutes } from '../features/status/health/routes.ts';
import { statusRoutes } from '../features/status/routes.ts';
import type { AppTypes } from '../http/context.ts';
import { requireOwnOrigin } from '../http/origin.ts';
import { type Route, routeOf } from '../http/route.ts';
import { answersFor, inOwnLanguage, spanishFor } from '../language/own-language.ts';
import { limitCallsAtOnce } from './calls-at-once.ts';
import { failureBody, failureResponse } from './error-response.ts';
import { failureFor } from './failures.ts';
import { guard, guardedMeanwhile, setKnown } from './guard.ts';
import { withinLimits } from './limits.ts';
import { logRequest } from './request-log.ts';
import { noteSecurityEvents } from './security-log.ts';
import { showUnsubscribePage } from './unsubscribe-page.ts';

const ROUTES: readonly Route[] = [
  ...accountRoutes,
  ...adminRoutes,
  ...crawlRoutes,
  ...aiRoutes,
  ...agentRoutes,
  ...alertRoutes,
  ...applicationRoutes,
  ...bestUrlRoutes,
  ...analysisRoutes,
  ...billingRoutes,
  ...blogRoutes,
  ...disasterRoutes,
  ...dismissedRoutes,
  ...draftRoutes,
  ...suggestionRoutes,
  ...calendarRoutes,
  ...grantRoutes,
  ...healthRoutes,
  ...preparationRoutes,
  ...priorityRoutes,
  ...programEditRoutes,
  ...questionRoutes,
  ...savedRoutes,
  ...statusRoutes,
];

export const app = new Hono<AppTypes>();

// Before the settings are parsed: if that fails, the caller gets an ordinary error response.
app.use(
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'none'"],
      frameAncestors: ["'none'"],
      objectSrc: ["'none'"],
    },
    // One year; Hono's default is half of that.
    strictTransportSecurity: 'max-age=31536000; includeSubDomains',
  }),
);
app.use(async (context, next) => {
  await next();
  // Calendar apps poll the same file, so it sets its own caching rules.
  if (!context.res.headers.has('Cache-Control')) context.header('Cache-Control', 'no-store');
});
app.use(async (context, next) => {
  context.set('requestId', crypto.randomUUID());
  context.set('settings', settingsOf(context.env));
  context.set('usage', noUsage());
  context.set('reference', () => referenceFrom(context.env.ASSETS));
  context.set('failureOf', async (error) => failureBody(context, await failureFor(context, error)));
  context.set('answersFor', () => answersFor(context));
  context.set('spanishFor', () => spanishFor(context));
  await next();
});
app.use(logRequest);
// Before anything expensive: refusing must cost less than serving.
app.use(limitCallsAtOnce);
app.use(async (context, next) => {
  const { DATABASE_URL, DATABASE_AUTH_TOKEN } = context.get('settings');
  context.set('db', openDatabase(DATABASE_URL, DATABASE_AUTH_TOKEN, context.get('usage')));
  await next();
});
app.use(noteSecurityEvents);
app.use(requireOwnOrigin);
app.get(getUnsubscription.path, showUnsubscribePage);

const limitBody = bodyLimit({
  maxSize: MAX_BODY_BYTES,
  onError: () => {
    throw new ApiFailure('body_too_large', 'The request is too large.');
  },
});

// Paths with fewer parameters first, each followed by its 405 handler: `/api/grants/saved` isn't a program called
// "saved".
const parameters = (path: string) => path.split(':').length;
const unlisted = ROUTES.find(({ endpoint }) => !ENDPOINTS.includes(endpoint));
if (unlisted) throw new Error(`contract/endpoints.ts does not list ${unlisted.endpoint.path}.`);
const paths = [...new Set(ENDPOINTS.map((endpoint) => endpoint.path))];
for (const path of paths.toSorted((a, b) => parameters(a) - parameters(b))) {
  const endpoints = ENDPOINTS.filter((endpoint) => endpoint.path === path);
  for (const endpoint of endpoints) mount(endpoint);
  const allowed = endpoints.map((endpoint) => endpoint.method);
  app.all(path, (context) => {
    context.header('Allow', allowed.join(', '));
    throw new ApiFailure('method_not_allowed', `This address takes ${allowed.join(' and ')} only.`);
  });
}

function mount(endpoint: Endpoint): void {
  const { run, startsEarly } = routeOf(endpoint, ROUTES);
  app.on(
    endpoint.method,
    endpoint.path,
    async (context, next) => {
      context.set('call', `${endpoint.method} ${endpoint.path}`);
      const isKnown = startsEarly && setKnown(context);
      if (!isKnown) await guard(context, endpoint.access);
      await next();
    },
    limitBody,
    async (context) => {
      // Reads the body first, so the session check and the member's query reach the database together.
      if (context.get('known')) await context.req.text();
      const serve = () => run(context, (call, handle) => withinLimits(context, endpoint, call, handle));
      const answer = await guardedMeanwhile(context, endpoint.access, serve);
      return answer instanceof Response ? answer : context.json(await inOwnLanguage(context, answer));
    },
  );
}

app.notFound((context) => failureResponse(context, new ApiFailure('not_found', 'There’s nothing at this address.')));

app.onError(async (error, context) => failureResponse(context, await failureFor(context, error)));
