import type { StatusLine } from '../../../contract/status.ts';
import type { Settings } from '../../env.ts';
import { VERSION } from '../../settings/version.ts';
import { isOfRealWeb } from '../../web/outside.ts';
import { count, item, lineOf, look, moment, text } from './line.ts';

/** Settings without which a part of the product doesn't work. */
const NEEDED = ['MAIL_FROM', 'STRIPE_SECRET_KEY', 'SENTRY_DSN'] as const;
/** Settings without which only some features are missing. */
const OPTIONAL = [
  ...(['AI_API_KEY', 'LIVE_SEARCH_API_KEY'] as const),
  ...(['SOURCE_ASSISTANCE_LISTINGS_KEY', 'SOURCE_SIMPLER_GRANTS_KEY'] as const),
] as const;

/** Returns the missing settings, by name only. */
export function settingsLine(settings: Settings): StatusLine {
  const isMissing = (name: (typeof NEEDED)[number] | (typeof OPTIONAL)[number]) => !settings[name];
  const needed = NEEDED.filter(isMissing);
  const optional = OPTIONAL.filter(isMissing);
  // They aren't needed on a local machine.
  const matters = [needed.length > 0 && isOfRealWeb(settings.APP_URL) && look('settings_missing')];
  return lineOf('settings', matters, {
    figures: [count('needed', needed.length), count('optional', optional.length)],
    items: [
      ...needed.map((name) => item(name, { detail: 'needed' })),
      ...optional.map((name) => item(name, { detail: 'optional' })),
    ],
  });
}

/** Returns the version of the build that is responding. */
export function versionLine({ CF_VERSION_METADATA: version }: Settings): StatusLine {
  return lineOf('version', [], {
    figures: [
      text('product', VERSION),
      text('commit', version?.tag || null),
      text('worker', version?.id || null),
      moment('uploaded', version?.timestamp || null),
    ],
  });
}
