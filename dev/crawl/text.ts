import type { Registry } from '../../worker/crawler/registry.ts';
import type { CrawledProgram, CrawledSource } from './read-some.ts';

/** Lists the configured sources, and the settings that the other sources still need. */
export function listAsText({ sources, skipped }: Registry): string {
  const width = Math.max(...[...sources, ...skipped].map(({ name }) => name.length)) + 2;
  return [
    'Sources that can be read:',
    ...sources.map(({ name, title, phase }) => `  ${name.padEnd(width)}${title} (${phase})`),
    ...(skipped.length > 0 ? ['', "Sources that can't:"] : []),
    ...skipped.map(({ name, reason }) => `  ${name.padEnd(width)}${reason}`),
  ].join('\n');
}

/** Describes what was read from a source, program by program, and what went wrong. */
export function readingAsText(reading: CrawledSource): string {
  const { title, programs, refused, faults, read, total, left } = reading;
  const records = `${counted(read, 'record')} read${total === null ? '' : ` of ${total}`}`;
  const found = `${counted(programs.length, 'program')} to store, ${left} without anything to apply for, ${refused.length} refused`;
  return [
    ...programs.flatMap((program) => [...linesOf(program), '']),
    ...refused.map(({ record, reason }) => `Refused: ${record}: ${reason}`),
    ...faults.map(({ message }) => `Fault: ${message}`),
    `${title}: ${records}; ${found}. Nothing was stored.`,
  ].join('\n');
}

function linesOf({
  id,
  title,
  type,
  status,
  deadline,
  amount,
  provider,
  states,
  rules,
  url,
}: CrawledProgram): string[] {
  const facts: [string, string | null][] = [
    ['kind', `${type}, ${status}`],
    ['deadline', deadline],
    ['amount', amount],
    ['provider', provider],
    ['where', states.length === 0 ? 'the whole country' : states.join(', ')],
    ['rules', rules === null ? 'none known' : counted(rules.length, 'condition')],
    ['address', url],
  ];
  return [
    `${id}  ${title}`,
    ...facts.map(([name, value]) => `  ${`${name}:`.padEnd(11)}${(value ?? 'not stated').replace(/\s+/g, ' ')}`),
  ];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}
