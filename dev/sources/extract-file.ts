/** Generates the daily XML extract of Grants.gov at any size. Streams it instead of holding it in memory. */
import { crc32, createDeflateRaw } from 'node:zlib';
import { escapeUTF8 } from 'entities/escape';
import { type MadeUp, madeUp, usDay } from './made-up.ts';

const RECORDS_A_CHUNK = 200;

export interface ExtractSize {
  records: number;
  now: number;
  /** The share of closed records. */
  closedShare?: number;
}

/** Yields the XML in chunks. */
export function* extractXml({ records, now, closedShare = 0 }: ExtractSize): Generator<string> {
  yield '<?xml version="1.0" encoding="UTF-8"?>\n<Grants xmlns="http://apply.grants.gov/system/OpportunityDetail-V1.0">\n';
  for (let from = 0; from < records; from += RECORDS_A_CHUNK) {
    const length = Math.min(RECORDS_A_CHUNK, records - from);
    yield Array.from({ length }, (_, at) => elementOf(madeUp(from + at, now, closedShare))).join('');
  }
  yield '</Grants>\n';
}

/** Formats one opportunity as an XML element. */
export function elementOf(record: MadeUp): string {
  const name = record.isForecast ? 'OpportunityForecastDetail_1_0' : 'OpportunitySynopsisDetail_1_0';
  const closes = record.isForecast ? 'EstimatedSynopsisCloseDate' : 'CloseDate';
  const fields: [string, string | number | null][] = [
    ['OpportunityID', record.id],
    ['OpportunityTitle', escapeUTF8(record.title)],
    ['OpportunityNumber', record.number],
    ['OpportunityCategory', 'D'],
    ['FundingInstrumentType', 'G'],
    ...record.subjects.map((code): [string, string] => ['CategoryOfFundingActivity', code]),
    ['CFDANumbers', record.listing],
    ...record.applicants.map((code): [string, string] => ['EligibleApplicants', code]),
    ['AgencyCode', 'MADE-UP'],
    ['AgencyName', record.agency],
    ['PostDate', usDay(record.posted)],
    [closes, record.closes && usDay(record.closes)],
    [`${closes}Explanation`, record.closesNote],
    ['LastUpdatedDate', usDay(record.posted)],
    ['AwardCeiling', record.ceiling],
    ['AwardFloor', record.floor],
    // Descriptions are HTML that's escaped twice.
    ['Description', escapeUTF8(escapeUTF8(record.description))],
    ['Version', record.isForecast ? 'Forecast 1' : 'Synopsis 1'],
    ['CostSharingOrMatchingRequirement', 'No'],
    ['ArchiveDate', record.archives && usDay(record.archives)],
    ['GrantorContactEmail', 'somebody@agency.example'],
  ];
  const lines = fields.flatMap(([field, value]) => (value === null ? [] : `        <${field}>${value}</${field}>`));
  return `    <${name}>\n${lines.join('\n')}\n    </${name}>\n`;
}

/** Yields a zip archive with one file. Its sizes follow the data, as in the real archive. */
export async function* zipped(name: string, chunks: Iterable<string> | AsyncIterable<string>): AsyncGenerator<Buffer> {
  const local = Buffer.alloc(30);
  local.writeUInt32LE(0x04034b50, 0);
  local.writeUInt16LE(20, 4);
  // Bit 3 means that sizes and checksum follow the data.
  local.writeUInt16LE(8, 6);
  local.writeUInt16LE(8, 8);
  local.writeUInt16LE(name.length, 26);
  yield Buffer.concat([local, Buffer.from(name)]);
  const sums = { crc: 0, plain: 0, packed: 0 };
  const deflate = createDeflateRaw({ level: 1 });
  const fed = feed(chunks, deflate, sums);
  for await (const packed of deflate) {
    const bytes = Buffer.from(packed);
    sums.packed += bytes.length;
    yield bytes;
  }
  await fed;
  const described = Buffer.alloc(12);
  described.writeUInt32LE(sums.crc, 0);
  described.writeUInt32LE(sums.packed, 4);
  described.writeUInt32LE(sums.plain, 8);
  const signature = Buffer.alloc(4);
  signature.writeUInt32LE(0x08074b50, 0);
  const central = Buffer.alloc(46);
  central.writeUInt32LE(0x02014b50, 0);
  local.copy(central, 6, 4, 30);
  described.copy(central, 16);
  central.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(46 + name.length, 12);
  end.writeUInt32LE(30 + name.length + sums.packed + 16, 16);
  yield Buffer.concat([signature, described, central, Buffer.from(name), end]);
}

async function feed(
  chunks: Iterable<string> | AsyncIterable<string>,
  deflate: ReturnType<typeof createDeflateRaw>,
  sums: { crc: number; plain: number },
): Promise<void> {
  for await (const chunk of chunks) {
    const bytes = Buffer.from(chunk);
    sums.crc = crc32(bytes, sums.crc);
    sums.plain += bytes.length;
    if (!deflate.write(bytes)) await new Promise((resolve) => deflate.once('drain', resolve));
  }
  deflate.end();
}
