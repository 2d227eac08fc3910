import type { Appearance } from '@stripe/stripe-js';

/** Returns the look of the provider's form, from the current light or dark tokens. */
export function appearanceNow(): Appearance {
  const probe = document.createElement('span');
  // During a color transition, this would still read the old color.
  probe.style.setProperty('transition', 'none', 'important');
  document.body.append(probe);
  const color = (token: string) => {
    probe.style.color = `var(${token})`;
    return getComputedStyle(probe).color;
  };
  const appearance: Appearance = {
    theme: 'stripe',
    labels: 'above',
    variables: {
      colorPrimary: color('--action'),
      colorBackground: color('--surface'),
      colorText: color('--ink'),
      colorTextSecondary: color('--ink-soft'),
      colorTextPlaceholder: color('--ink-soft'),
      colorDanger: color('--bad'),
      colorSuccess: color('--good'),
      iconColor: color('--ink-soft'),
      fontFamily: '"Source Sans 3", system-ui, sans-serif',
      fontSizeBase: '17px',
      borderRadius: '8px',
    },
    rules: {
      '.Input': { borderColor: color('--line-strong'), boxShadow: 'none', padding: '11px 14px' },
      '.Input:focus': {
        borderColor: color('--line-strong'),
        boxShadow: 'none',
        outline: `3px solid ${color('--focus')}`,
        outlineOffset: '2px',
      },
      '.Label': { fontWeight: '600' },
      '.Error': { fontWeight: '600' },
    },
  };
  probe.remove();
  return appearance;
}

/** Calls `change` when light or dark mode switches. Returns a function that stops it. */
export function onThemeChange(change: () => void): () => void {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  dark.addEventListener('change', change);
  return () => dark.removeEventListener('change', change);
}
