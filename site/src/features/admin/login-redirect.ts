import * as z from 'zod/mini';
import { toastOnNextPage } from '../../components/ui/toast.ts';
import { drop, keep, keptJson, SESSION_KEYS } from '../account/session/storage.ts';
import { ACCESS_DENIED, SESSION_EXPIRED } from './texts.ts';
import { hrefOf, LOGIN_PATH, viewOf } from './view.ts';

const wayBack = z.object({ why: z.enum(['out', 'lost']), search: z.string() });
type Why = z.infer<typeof wayBack>['why'];

const NOTICES = {
  out: { title: ACCESS_DENIED.title, description: ACCESS_DENIED.dashboard },
  lost: SESSION_EXPIRED,
} as const satisfies Record<Why, unknown>;

/** Redirects to the admin login, which then returns to the part that was open. */
export function redirectToLogin(why: Why): void {
  keep(SESSION_KEYS.adminReturn, JSON.stringify({ why, search: location.search } satisfies z.infer<typeof wayBack>));
  toastOnNextPage({ ...NOTICES[why], destructive: true });
  location.replace(LOGIN_PATH);
}

/**
 * Returns why the dashboard redirected to the login; undefined if the admin came directly. The reason is shown on the
 * page, because a toast would disappear before it could be read.
 */
export function redirectReason(): (typeof NOTICES)[Why] | undefined {
  const { data } = wayBack.safeParse(keptJson(SESSION_KEYS.adminReturn));
  return data && NOTICES[data.why];
}

/** Returns to the part of the dashboard that redirected here, or opens the first one. */
export function goBack(): void {
  const { data } = wayBack.safeParse(keptJson(SESSION_KEYS.adminReturn));
  drop(SESSION_KEYS.adminReturn);
  location.replace(hrefOf(viewOf(data?.search ?? '')));
}
