/** Runs the AI vendor emulator on AI_PORT or a free port until it's stopped. */
import { startAi } from '../ai/server.ts';

const { url } = await startAi(Number(process.env['AI_PORT'] || 0));
console.log(`A fake AI vendor is running. In another terminal:

  AI_API_KEY=stand-in AI_BASE_URL=${url} npm start

Stop with Ctrl-C.`);
// The server alone doesn't keep the process alive.
setInterval(() => {}, 1 << 30);
