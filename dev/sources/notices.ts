import { dayInWords } from '../../worker/crawler/fields/days.ts';
import { recordsOf, renamed, sendJson, type Wire } from './wire.ts';

/** The number of records in the world that have a notice. */
const MOST_NOTICES = 40;

/**
 * The Federal Register's document search. Every phrase finds the same documents, and the first page of each includes
 * the total.
 */
export const registerWire: Wire = {
  path: '/federal-register/',
  type: 'application/json',
  answer(call) {
    const all = recordsOf(call).slice(0, MOST_NOTICES);
    const size = Number(call.query.get('per_page'));
    const page = Number(call.query.get('page'));
    const results = all.slice((page - 1) * size, page * size).map((record) =>
      renamed(
        call,
        {
          document_number: `2026-${record.id}`,
          title: `Notice of Funding Opportunity: ${record.title}`,
          action: 'Notice of funding opportunity.',
          dates: record.closes
            ? `Applications must be received by 11:59 p.m. Eastern Time on ${dayInWords(record.closes)}.`
            : 'Applications are accepted on a rolling basis.',
          abstract: 'The Office announces funds. Eligible applicants are nonprofit organizations and Tribes.',
          toc_subject: '',
          html_url: `https://www.federalregister.gov/documents/2026-${record.id}`,
          publication_date: new Date(call.world.now).toISOString().slice(0, 10),
          agencies: [{ raw_name: record.agency.toUpperCase(), name: record.agency, id: 1, parent_id: null }],
          docket_ids: [`Docket No. ${record.number}`],
          topics: ['Grant programs'],
        },
        'title',
      ),
    );
    sendJson(call, { count: all.length, total_pages: Math.ceil(all.length / size), results });
  },
};

/** The number of topics per solicitation. */
const TOPICS_EACH = 10;

/** SBIR.gov's open solicitations with their topics. */
export const sbirWire: Wire = {
  path: '/sbir/',
  type: 'application/json',
  answer(call) {
    if (call.fault === 'says_error') return sendJson(call, { ERROR: 'The API is not available at this time.' });
    const records = recordsOf(call).slice(0, MOST_NOTICES);
    const groups = Map.groupBy(records, ({ id }) => id % TOPICS_EACH);
    const all = [...groups].map(([group, topics]) =>
      renamed(
        call,
        {
          solicitation_title: `Made-up topics ${group}`,
          solicitation_number: `MADE-UP-${group}`,
          program: group % 2 === 0 ? 'SBIR' : 'STTR',
          phase: 'Phase I',
          agency: topics[0]?.agency ?? '',
          branch: 'N/A',
          open_date: topics[0]?.posted,
          close_date: topics[0]?.closes,
          application_due_date: topics.slice(0, 2).flatMap(({ closes }) => closes ?? []),
          sbir_solicitation_link: `https://www.sbir.gov/node/${group}`,
          solicitation_agency_url: 'https://www.example.gov/sbir',
          current_status: 'open',
          solicitation_topics: topics.map((topic) => ({
            topic_title: topic.title,
            topic_number: `T-${topic.id}`,
            topic_description: topic.description,
            branch: '',
            sbir_topic_link: `https://www.sbir.gov/node/${topic.id}`,
            subtopics: [],
          })),
        },
        'solicitation_title',
      ),
    );
    const start = Number(call.query.get('start'));
    const shown = all.slice(start, start + Number(call.query.get('rows')));
    sendJson(call, shown.length > 0 ? shown : { ERROR: 'No record found.' });
  },
};
