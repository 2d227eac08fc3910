/** By this name sites may speak to us. */
export const ROBOT = 'Grantlight';

interface Rule {
  allows: boolean;
  path: string;
}

/** Whether a robots.txt (RFC 9309) lets us read this path, and does not keep its pages from being read by models. */
export function allows(robotsTxt: string, path: string): boolean {
  const { rules, isClosedToModels } = rulesFor(robotsTxt);
  return !isClosedToModels && letsIn(rules, path);
}

/** Whether a robots.txt lets us ask for this path at all. */
export function letsUsAsk(robotsTxt: string, path: string): boolean {
  return letsIn(rulesFor(robotsTxt).rules, path);
}

function letsIn(rules: readonly Rule[], path: string): boolean {
  const [best] = rules
    .filter((rule) => matches(rule.path, path))
    // The longest rule decides; of two as long as each other the one that allows.
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
      groups.at(-1)?.agents.push(value.trim().toLowerCase());
      isOpen = true;
      continue;
    }
    const group = groups.at(-1);
    if (!group || name === '') continue;
    isOpen = false;
    const path = value.trim();
    if ((name === 'allow' || name === 'disallow') && path !== '') group.rules.push({ allows: name === 'allow', path });
    if (name === 'content-signal' && /\bai-input\s*=\s*no\b/i.test(value)) group.isClosedToModels = true;
  }
  const own = groups.filter(({ agents }) => agents.includes(ROBOT.toLowerCase()));
  const meant = own.length > 0 ? own : groups.filter(({ agents }) => agents.includes('*'));
  return {
    rules: meant.flatMap(({ rules }) => rules),
    isClosedToModels: meant.some(({ isClosedToModels }) => isClosedToModels),
  };
}

/** A path of a rule: `*` is anything, `$` the end. Without a regular expression: the rule is somebody else's text. */
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

/** Whether a page's own words for robots (header or meta element) keep it from being quoted or read by models. */
export function isKeptFromUs(directives: string): boolean {
  return /\b(?:noai|none|nosnippet|max-snippet\s*:\s*0)\b/i.test(directives);
}
