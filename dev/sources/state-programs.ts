import { US_STATES } from '../../contract/profile/places.ts';
import { isUnchanged, recordsOf, renamed, type Wire } from './wire.ts';

const STATES = Object.keys(US_STATES);
const KINDS = ['tanf', 'ccap', 'income/credits/eitc'];

/** A list of state programs, one record per line. */
export const stateProgramsWire: Wire = {
  path: '/state-programs/',
  type: 'text/plain',
  answer(call) {
    const records = recordsOf(call);
    if (isUnchanged(call, { 'Content-Type': 'text/plain; charset=utf-8' })) return;
    const lines = records.map(({ id }) => {
      const place = STATES[id % STATES.length] ?? '';
      const record = {
        place,
        agency: `made-up-${id}`,
        program: KINDS[id % KINDS.length] ?? '',
        figures: 2,
        newest_value: '2026-01-01',
        labels: ['Made-up amount'],
        references: [{ title: 'Page', url: `https://www.example.gov/${place}/${id}` }],
      };
      return JSON.stringify(renamed(call, record, 'program'));
    });
    call.response.end(`${lines.join('\n')}\n`);
  },
};
