/** The labelled real records, as the crawler's own sources read them. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { elementsOf } from '../../worker/crawler/reading/elements.ts';
import type { CrawlSource } from '../../worker/crawler/source.ts';
import { csvRecords } from '../../worker/crawler/sources/assistance-listings/csv-record.ts';
import { assistanceListingsCsv } from '../../worker/crawler/sources/assistance-listings/source.ts';
import { CALIFORNIA } from '../../worker/crawler/sources/data-sets/list.ts';
import { dataSetSource } from '../../worker/crawler/sources/data-sets/source.ts';
import { grantsGov } from '../../worker/crawler/sources/grants-gov/source.ts';
import { FORECAST, SYNOPSIS } from '../../worker/crawler/sources/grants-gov-extract/record.ts';
import { grantsGovExtract } from '../../worker/crawler/sources/grants-gov-extract/source.ts';
import { pennsylvania } from '../../worker/crawler/sources/pennsylvania/source.ts';

const BASE = 'https://source.example';

/** Each source's records, by source name. */
export async function sampleRecords(
  samples: string,
): Promise<Map<string, { source: CrawlSource; records: unknown[] }>> {
  const text = (path: string) => readFileSync(join(samples, path), 'utf8');
  const json = <T extends z.ZodMiniType>(path: string, shape: T) => shape.parse(JSON.parse(text(path)));

  const dump = json(
    'states/california/ckan_dump_2025-06-16.json',
    z.object({ fields: z.array(z.object({ id: z.string() })), records: z.array(z.array(z.unknown())) }),
  );
  const { grants } = json('states/pennsylvania/egrants_2025-08_part1.json', z.object({ grants: z.array(z.unknown()) }));
  const folder = 'grants-gov/api-samples';
  const answer = z.object({ response: z.object({ data: z.unknown() }) });
  const details = readdirSync(join(samples, folder)).filter((name) => /^fetchOpportunity_(cdc|hrsa|nsf)/.test(name));

  return new Map<string, { source: CrawlSource; records: unknown[] }>([
    [
      'california',
      {
        source: dataSetSource(CALIFORNIA, BASE),
        records: dump.records.map((row) => Object.fromEntries(dump.fields.map(({ id }, index) => [id, row[index]]))),
      },
    ],
    ['pennsylvania', { source: pennsylvania(BASE), records: grants }],
    [
      'grants-gov',
      {
        source: grantsGov(BASE),
        records: details.map((name) => json(`${folder}/${name}`, answer).response.data),
      },
    ],
    [
      'grants-gov-extract',
      {
        source: grantsGovExtract(BASE),
        records: await all(
          elementsOf([text('grants-gov/xml-extract/GrantsDBExtract_v2_sample_shared.xml')], {
            names: [SYNOPSIS, FORECAST],
            root: 'Grants',
          }),
        ),
      },
    ],
    [
      'assistance-listings',
      {
        source: assistanceListingsCsv(BASE),
        records: await all(csvRecords(bytesOf(join(samples, 'assistance-listings/datagov_bulk_csv_sample_2018.csv')))),
      },
    ],
  ]);
}

async function* bytesOf(path: string): AsyncGenerator<Uint8Array> {
  yield readFileSync(path);
}

async function all(records: AsyncIterable<unknown>): Promise<unknown[]> {
  const found: unknown[] = [];
  for await (const record of records) found.push(record);
  return found;
}
