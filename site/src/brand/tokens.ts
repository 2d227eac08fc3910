/** A token in light and in dark. */
export interface Shades {
  light: string;
  dark: string;
}

export type Tokens = (name: `--${string}`) => Shades;

/** Reads colours out of the text of `tokens.css`, for what is no style sheet: pictures, icons, the manifest. */
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

/** A comma inside brackets belongs to a colour. */
function splitAtComma(values: string): string[] {
  return values.split(/,(?![^(]*\))/).map((value) => value.trim());
}
