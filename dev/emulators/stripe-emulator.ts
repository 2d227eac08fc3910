/** Runs the Stripe emulator on STRIPE_PORT or a free port until it's stopped. */
import { startStripe } from '../stripe/server.ts';

const PRODUCT = process.env['APP_URL'] || 'http://localhost:8787';

const port = process.env['STRIPE_PORT'];
const emulator = await startStripe({
  ...(port ? { port: Number(port) } : {}),
  sendTo: `${PRODUCT}/api/webhooks/stripe`,
  ticks: true,
});
console.log(`A fake Stripe is running and sends its events to ${PRODUCT}. In another terminal:

  STRIPE_SECRET_KEY=${emulator.secretKey} \\
  STRIPE_PUBLISHABLE_KEY=${emulator.publishableKey} \\
  STRIPE_WEBHOOK_SECRET=${emulator.webhookSecret} \\
  STRIPE_PRICE_PREMIUM=${emulator.price} \\
  STRIPE_API_BASE=${emulator.url} \\
  STRIPE_JS_URL=${emulator.jsUrl} npm start

Stop with Ctrl-C.`);
// The server alone doesn't keep the process alive.
setInterval(() => {}, 1 << 30);
