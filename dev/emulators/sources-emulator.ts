/** Runs the source emulator on SOURCES_PORT or a free port until it's stopped. */
import { startSources } from '../sources/server.ts';

const { settings } = await startSources({ port: Number(process.env['SOURCES_PORT'] || 0) });
console.log(`Fake sources are running. Their settings:

${Object.entries(settings)
  .map(([name, value]) => `  ${name}='${value}'`)
  .join('\n')}

Faults: POST {"fault": "server_error", "path": "/california/", "times": 3} to /stand-in. Stop with Ctrl-C.`);
// The server alone doesn't keep the process alive.
setInterval(() => {}, 1 << 30);
