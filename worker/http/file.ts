/** Returns a response that the browser saves as a file. */
export function fileResponse(content: string, { name, type }: { name: string; type: string }): Response {
  return new Response(content, {
    headers: { 'Content-Type': `${type}; charset=utf-8`, 'Content-Disposition': `attachment; filename="${name}"` },
  });
}

/** Makes a file name from any text. Anything but ASCII letters, digits, underscores and dashes becomes a dash. */
export function fileNameOf(text: string, ending: string): string {
  const plain = text.replace(/[^\w-]+/g, '-').slice(0, 80);
  return `${plain.replace(/^-+|-+$/g, '') || 'file'}.${ending}`;
}
