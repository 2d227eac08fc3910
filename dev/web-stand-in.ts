/** Runs a fake web on this machine, on WEB_PORT or a free port, until stopped. */
import { FAULTY_DOCUMENTS } from './web/official-texts.ts';
import { PAGES } from './web/pages.ts';
import { startWeb } from './web/server.ts';

const { url } = await startWeb(Number(process.env['WEB_PORT'] || 0));
console.log(`A stand-in for the web answers where links are checked and official texts are read. In another terminal:

  LINK_CHECK_STAND_IN=${url} npm start

Paths that are out of order there: ${Object.keys(PAGES).join(' ')}
A program's page with documents is at /roof-program, documents that are none: ${FAULTY_DOCUMENTS.join(' ')}
Stop with Ctrl-C.`);
// The server alone doesn't keep the process alive.
setInterval(() => {}, 1 << 30);
