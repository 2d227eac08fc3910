/**
 * Hand-written: robots-parser ends a group at a sitemap line, treats `~` and `%7E` as different, and doesn't support
 * Content-Signal.
 */

/** Our name in a site's robots.txt. */
export const ROBOT = 'Grantlight';

/** Names that can only mean us. */
const OUR_NAMES: readonly string[] = ['grantlight', 'grantlightbot'];

interface Rule {
  allows: boolean;
  path: string;
}

/**
 * Returns whether a robots.txt (RFC 9309) lets us read this path, and doesn't forbid AI models from reading its pages.
 */
export function allows(robotsTxt: string, path: string): boolean {
  const { rules, isClosedToModels } = rulesFor(robotsTxt);
  return !isClosedToModels && isAllowed(rules, path);
}

/** Returns whether a robots.txt lets us request this path at all. */
export function mayRequest(robotsTxt: string, path: string): boolean {
  return isAllowed(rulesFor(robotsTxt).rules, path);
}

function isAllowed(rules: readonly Rule[], path: string): boolean {
  const asked = canonicalPath(path).replaceAll('*', '%2A').replaceAll('$', '%24');
  const [best] = rules
    .filter((rule) => matches(rule.path, asked))
    // The longest rule wins. On a tie, the rule that allows wins.
    .toSorted((a, b) => b.path.length - a.path.length || Number(b.allows) - Number(a.allows));
  return best?.allows ?? true;
}

interface Group {
  agents: string[];
  rules: Rule[];
  isClosedToModels: boolean;
}

function rulesFor(robotsTxt: string): Pick<Group, 'rules' | 'isClosedToModels'> {
  const groups: Group[] = [];
  let isOpen = false;
  for (const line of robotsTxt.split(/\r\n?|\n/)) {
    const [, field = '', value = ''] = /^\s*([a-z-]+)\s*:\s*([^#]*)/i.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      if (!isOpen) groups.push({ agents: [], rules: [], isClosedToModels: false });
      groups.at(-1)?.agents.push(agentOf(value));
      isOpen = true;
      continue;
    }
    const group = groups.at(-1);
    // Other lines, such as a sitemap's address, don't belong to a group and don't end one.
    if (!group || !RULES.has(name)) continue;
    isOpen = false;
    const path = pathOf(value.trim());
    if (name === 'content-signal') group.isClosedToModels ||= /\bai-input\s*=\s*no\b/i.test(value);
    else if (path !== '') group.rules.push({ allows: name === 'allow', path });
  }
  const own = groups.filter(({ agents }) => agents.some((agent) => OUR_NAMES.includes(agent)));
  const meant = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  return {
    rules: meant.flatMap(({ rules }) => rules),
    isClosedToModels: meant.some(({ isClosedToModels }) => isClosedToModels),
  };
}

const RULES: ReadonlySet<string> = new Set(['allow', 'disallow', 'content-signal']);

/** Returns a robot's name without its version or anything after it: "Grantlight/1.0" means "Grantlight". */
function agentOf(value: string): string {
  return /^\s*(\*|[a-z_-]+)/i.exec(value)?.[1]?.toLowerCase() ?? '';
}

/** Returns a rule's path. A `$` that isn't at its end is an ordinary character. */
function pathOf(value: string): string {
  const isWhole = value.endsWith('$');
  const path = canonicalPath(isWhole ? value.slice(0, -1) : value).replaceAll('$', '%24');
  return isWhole ? `${path}$` : path;
}

const UNRESERVED = /[A-Za-z0-9._~-]/;

/** Normalizes a path for comparison (RFC 9309, 2.2.2): encodes only the characters that need it. */
function canonicalPath(path: string): string {
  return path.replace(/%([0-9a-fA-F]{2})|\P{ASCII}+/gu, (found: string, code: string | undefined) => {
    if (code === undefined) return encodeURIComponent(found.toWellFormed());
    const sign = String.fromCharCode(Number.parseInt(code, 16));
    return UNRESERVED.test(sign) ? sign : found.toUpperCase();
  });
}

/**
 * Matches a path against a rule: `*` is anything, `$` the end. Done without a regex, because the rule is third-party
 * text.
 */
function matches(rule: string, path: string): boolean {
  const isWhole = rule.endsWith('$');
  const [first = '', ...parts] = (isWhole ? rule.slice(0, -1) : rule).split('*');
  if (!path.startsWith(first)) return false;
  let place = first.length;
  for (const [index, part] of parts.entries()) {
    const isLast = index === parts.length - 1;
    if (isWhole && isLast) return path.length - part.length >= place && path.endsWith(part);
    const found = path.indexOf(part, place);
    if (found < 0) return false;
    place = found + part.length;
  }
  return !isWhole || place === path.length;
}

/** Returns whether a page's own robots directives (header or meta element) forbid models from quoting or reading it. */
export function isOptedOut(directives: string): boolean {
  return /\b(?:noai|none|nosnippet|max-snippet\s*:\s*0)\b/i.test(directives);
}
