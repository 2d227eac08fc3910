const CHARACTERS = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
]);

/** What a built page says in the meta element of this name or property; undefined where it says nothing. */
export function metaOf(html: string, name: string): string | undefined {
  const content = new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`).exec(html)?.[1];
  return content === undefined ? undefined : unescapeHtml(content);
}

/** Turns the entities that a build writes back into characters. */
export function unescapeHtml(text: string): string {
  return text.replace(/&(?:#(\d+)|(\w+));/g, (entity, code: string | undefined, name: string | undefined) =>
    code === undefined ? (CHARACTERS.get(name ?? '') ?? entity) : String.fromCodePoint(Number(code)),
  );
}
