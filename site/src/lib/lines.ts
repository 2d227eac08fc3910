import type { Endpoint } from '../../../contract/endpoint.ts';
import { type AnySent, failureOf, json, send } from './api.ts';

/**
 * Makes a call whose response is JSON lines and passes on each line as it arrives; a line that isn't JSON is passed as
 * `undefined`. A response of another type counts as one line. Throws like `call`, even if the stream breaks off.
 */
export async function callForLines(
  endpoint: Endpoint,
  sent: AnySent & { accept: string },
  onLine: (line: unknown) => void,
): Promise<void> {
  const { response, body: failure } = await send(endpoint, sent, async (answer) => {
    if (!answer.ok) return answer.text();
    if (answer.body && isOfType(answer, sent.accept)) await readLines(answer.body, onLine);
    else onLine(json(await answer.text()));
    return undefined;
  });
  if (failure !== undefined) throw failureOf(response, failure);
}

function isOfType(answer: Response, type: string): boolean {
  return answer.headers.get('content-type')?.split(';')[0]?.trim() === type;
}

/** Reads a stream to the end. The last line needs no line break, and characters may be split across chunks. */
export async function readLines(stream: ReadableStream<Uint8Array>, onLine: (line: unknown) => void): Promise<void> {
  const reader = stream.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  for (;;) {
    const { value, done } = await reader.read();
    rest += decoder.decode(value, { stream: !done });
    const lines = rest.split('\n');
    rest = lines.pop() ?? '';
    if (done) lines.push(rest);
    for (const line of lines) if (line.trim() !== '') onLine(json(line));
    if (done) return;
  }
}
