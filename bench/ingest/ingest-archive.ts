import { startLocalServer } from '../../dev/local-server.ts';
import { extractXml, zipped } from '../../dev/sources/extract-file.ts';
import { SOURCES } from '../../worker/crawler/registry.ts';

export interface ServedArchive {
  /** Settings that make the Worker read this archive and no other source. */
  settings: Record<string, string>;
  megabytes: number;
  /** Switches to a new version of the archive, as the next day would. */
  renew(): void;
  stop(): Promise<void>;
}

/**
 * Serves a daily file with `records` opportunities from memory. Builds it before measuring starts, because in
 * production another machine does that. Rejects requests for all other sources immediately.
 */
export async function serveArchive(records: number): Promise<ServedArchive> {
  const parts: Buffer[] = [];
  for await (const part of zipped('GrantsDBExtract.xml', extractXml({ records, now: Date.now() }))) parts.push(part);
  const archive = Buffer.concat(parts);
  let version = 1;
  const { url, close } = await startLocalServer(0, (request, response) => {
    const etag = `"version-${version}"`;
    if (!request.url?.startsWith('/extract/')) response.writeHead(404).end();
    else if (request.headers['if-none-match'] === etag) response.writeHead(304).end();
    else {
      response.writeHead(200, { 'Content-Type': 'application/zip', 'Content-Length': archive.length, ETag: etag });
      response.end(archive);
    }
  });
  return {
    settings: settingsOf(url),
    megabytes: archive.length / 1e6,
    renew: () => {
      version += 1;
    },
    stop: close,
  };
}

function settingsOf(url: string): Record<string, string> {
  const extract = `${url}/extract/GrantsDBExtract{day}v2.zip`;
  const addresses = SOURCES.map(({ name }) => `${name}=${name === 'grants-gov-extract' ? extract : `${url}/refused`}`);
  return { SOURCE_URLS: addresses.join(' ') };
}
