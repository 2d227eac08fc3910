const STYLE = `
:root {
  --colorPrimary: #0570de; --colorBackground: #ffffff; --colorText: #30313d; --colorDanger: #b3093c;
  --fontFamily: system-ui, sans-serif; --fontSizeBase: 16px; --spacingUnit: 4px; --borderRadius: 5px;
}
:root[data-theme='night'] {
  --colorPrimary: #85d996; --colorBackground: #30313d; --colorText: #ffffff; --colorDanger: #fe87a1;
}
* { box-sizing: border-box; }
body { margin: 0; padding: 3px; color: var(--colorText); font: var(--fontSizeBase)/1.5 var(--fontFamily); }
body[hidden] { display: none; }
.row { display: flex; flex-wrap: wrap; gap: calc(var(--spacingUnit) * 3); }
.row > * { flex: 1 1 9em; min-width: 0; }
.Field { margin-bottom: calc(var(--spacingUnit) * 3); }
.Label { display: block; margin-bottom: var(--spacingUnit); font-size: 0.93em; }
.Input {
  width: 100%; min-height: 44px; padding: calc(var(--spacingUnit) * 2) calc(var(--spacingUnit) * 3);
  color: var(--colorText); background: var(--colorBackground); font: inherit;
  border: 1px solid color-mix(in srgb, var(--colorText) 50%, transparent); border-radius: var(--borderRadius);
}
.Input::placeholder { color: color-mix(in srgb, var(--colorText) 70%, transparent); opacity: 1; }
.Input:focus { outline: 2px solid var(--colorPrimary); outline-offset: 1px; }
.Input--invalid { color: var(--colorDanger); border-color: var(--colorDanger); }
.Error { color: var(--colorDanger); font-size: 0.93em; }
.Error:empty { display: none; }
.note { margin: 0; font-size: 0.88em; }
`;

function field(id: string, label: string, placeholder: string, autocomplete: string): string {
  return `<div class="Field"><label class="Label" for="${id}">${label}</label>
<input class="Input" id="${id}" inputmode="numeric" autocomplete="${autocomplete}" placeholder="${placeholder}" aria-describedby="${id}-error">
<div class="Error" id="${id}-error" role="alert"></div></div>`;
}

function page(title: string, style: string, body: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style></head>${body}</html>`;
}

/** Returns the card form. It's shown once the script knows what is being paid. */
export function cardPage(): string {
  return page(
    'Card',
    STYLE,
    `<body hidden>${field('number', 'Card number', '1234 1234 1234 1234', 'cc-number')}
<div class="row">${field('expiry', 'Expiration date', 'MM / YY', 'cc-exp')}
${field('cvc', 'Security code', 'CVC', 'cc-csc')}</div>
<p class="note">Stand-in for Stripe: no money moves. 4242 4242 4242 4242 is a card that pays.</p>
<script src="/frames/card.js"></script></body>`,
  );
}

/** Returns the page where a bank asks the cardholder to authenticate. */
export function questionPage(): string {
  const style = `body { margin: 0; display: grid; place-items: center; min-height: 100vh; background: rgb(0 0 0 / 0.55);
font: 16px/1.5 system-ui, sans-serif; } main { max-width: 24rem; margin: 1rem; padding: 1.5rem; border-radius: 8px;
background: #fff; color: #30313d; } h1 { margin-top: 0; font-size: 1.25rem; } button { min-height: 44px; padding: 0 1rem;
margin: 0.25rem 0.5rem 0.25rem 0; border: 1px solid #30313d; border-radius: 5px; background: #fff; color: inherit;
font: inherit; } button:focus-visible { outline: 3px solid #0570de; outline-offset: 2px; }`;
  return page(
    '3D Secure',
    style,
    `<body><main><h1>3D Secure test page</h1>
<p>A bank would ask here whether this payment is really yours. No money moves.</p>
<button type="button" value="yes">Complete</button><button type="button" value="no">Fail</button></main>
<script src="/frames/question.js"></script></body>`,
  );
}

/** Returns the page of an invoice or a receipt. */
export function paperPage({
  title,
  amount,
  created,
  status,
}: {
  title: string;
  amount: number;
  created: number;
  status: string;
}): string {
  const style = `body { max-width: 34rem; margin: 3rem auto; padding: 0 1rem; font: 16px/1.6 system-ui, sans-serif; color: #30313d; }
dt { font-weight: 600; } dd { margin: 0 0 1rem; }`;
  const date = new Date(created * 1000).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return page(
    title,
    style,
    `<body><main><h1>${title}</h1><dl><dt>Amount</dt><dd>$${(amount / 100).toFixed(2)}</dd><dt>Date</dt><dd>${date}</dd>
<dt>Status</dt><dd>${status}</dd></dl><p>This is a page of the stand-in for Stripe. No money moves.</p></main></body>`,
  );
}
