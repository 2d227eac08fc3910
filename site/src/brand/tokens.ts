/** A token's light and dark values. */
export interface Shades {
  light: string;
  dark: string;
}

export type Tokens = (name: `--${string}`) => Shades;

/** Reads colors from `tokens.css` for files that aren't style sheets: pictures, icons, the manifest. */
export function readTokens(css: string): Tokens {
  return (name) => {
    const value = new RegExp(`^\\s*${name}:\\s*([^;]+);`, 'm').exec(css)?.[1]?.trim();
    if (value === undefined) throw new Error(`styles/tokens.css has no token ${name}.`);
    const pair = /^light-dark\((.+)\)$/s.exec(value)?.[1];
    if (pair === undefined) return { light: value, dark: value };
    const [light, dark] = splitAtComma(pair);
    if (light === undefined || dark === undefined) throw new Error(`The token ${name} needs a light and a dark value.`);
    return { light, dark };
  };
}

/** Splits the values at the comma between them. A comma inside parentheses belongs to a color. */
function splitAtComma(values: string): string[] {
  return values.split(/,(?![^(]*\))/).map((value) => value.trim());
}
