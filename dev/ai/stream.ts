import type { ServerResponse } from 'node:http';
import type { StreamEvent } from './endpoint.ts';
import type { Fault } from './faults.ts';

/** Characters per chunk, about the size of a token. Huge answers, which nobody reads to the end, use larger chunks. */
const PIECE = 12;
const MOST_PIECES = 2000;

interface Answer {
  output: readonly object[];
}

/** Converts a response to events of OpenAI's Responses API. */
export function eventsOf(response: Answer & object, end: 'completed' | 'incomplete'): StreamEvent[] {
  const events: StreamEvent[] = [
    { type: 'response.created', response: { ...response, status: 'in_progress', output: [] } },
    { type: 'response.in_progress', response: { ...response, status: 'in_progress', output: [] } },
  ];
  for (const [outputIndex, item] of response.output.entries()) events.push(...eventsOfItem(item, outputIndex));
  events.push({ type: `response.${end}`, response });
  return events.map((event, sequence) => ({ ...event, sequence_number: sequence }));
}

function eventsOfItem(item: object, outputIndex: number): StreamEvent[] {
  const place = { output_index: outputIndex, item_id: `item_${outputIndex}` };
  if ('arguments' in item) {
    const given = { ...place, arguments: item.arguments };
    return [
      { type: 'response.output_item.added', output_index: outputIndex, item: { ...item, arguments: '' } },
      { type: 'response.function_call_arguments.delta', ...place, delta: item.arguments },
      { type: 'response.function_call_arguments.done', ...given },
      { type: 'response.output_item.done', output_index: outputIndex, item },
    ];
  }
  const begun: StreamEvent = {
    type: 'response.output_item.added',
    output_index: outputIndex,
    item: { ...item, content: [] },
  };
  const done: StreamEvent = { type: 'response.output_item.done', output_index: outputIndex, item };
  const parts = 'content' in item && Array.isArray(item.content) ? item.content : [];
  const said = parts.flatMap((part: { type: string; text?: string; refusal?: string }, contentIndex) => {
    const at = { ...place, content_index: contentIndex };
    const kind = part.type === 'refusal' ? 'refusal' : 'output_text';
    const text = part.text ?? part.refusal ?? '';
    const size = Math.max(PIECE, Math.ceil(text.length / MOST_PIECES));
    const pieces = text.match(new RegExp(`[^]{1,${size}}`, 'g')) ?? [];
    return [
      { type: 'response.content_part.added', ...at, part: { ...part, text: '' } },
      ...pieces.map((delta) => ({ type: `response.${kind}.delta`, ...at, delta, logprobs: [] })),
      { type: `response.${kind}.done`, ...at, [kind === 'refusal' ? 'refusal' : 'text']: text, logprobs: [] },
      { type: 'response.content_part.done', ...at, part },
    ];
  });
  return [begun, ...said, done];
}

/** Sends events with a delay of `pace` ms after each. With a stream fault, sends only half of them. */
export async function sendEvents(
  response: ServerResponse,
  events: readonly StreamEvent[],
  { fault, pace }: { fault: Fault | null; pace: number },
): Promise<void> {
  response.writeHead(200, { 'Content-Type': 'text/event-stream; charset=utf-8', 'Cache-Control': 'no-cache' });
  const isHalved = fault === 'cut_off' || fault === 'stalled';
  for (const event of isHalved ? events.slice(0, Math.ceil(events.length / 2)) : events) {
    if (response.destroyed) return;
    response.write(`event: ${event.type}\ndata: ${JSON.stringify(event)}\n\n`);
    if (pace > 0) await new Promise((resolve) => setTimeout(resolve, pace));
  }
  if (fault === 'stalled') return;
  // Flushes the output before closing the connection.
  if (fault === 'cut_off') setImmediate(() => response.destroy());
  else response.end();
}
