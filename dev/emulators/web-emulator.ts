/** Runs a fake web on WEB_PORT or a free port until it's stopped. */
import { FAULTY_DOCUMENTS } from '../web/official-texts.ts';
import { PAGES } from '../web/pages.ts';
import { startWeb } from '../web/server.ts';

const { url } = await startWeb(Number(process.env['WEB_PORT'] || 0));
console.log(`A fake web is running for link checks and official texts. In another terminal:

  LINK_CHECK_STAND_IN=${url} npm start

Broken paths: ${Object.keys(PAGES).join(' ')}
A program page with documents: /roof-program. Broken documents: ${FAULTY_DOCUMENTS.join(' ')}
Stop with Ctrl-C.`);
// The server alone doesn't keep the process alive.
setInterval(() => {}, 1 << 30);
