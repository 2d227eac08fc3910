const DOLLARS = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD', maximumFractionDigits: 0 });

/** "$1,183". */
export function dollars(amount: number): string {
  return DOLLARS.format(amount);
}

/** "130 %" for a share of 1.3. */
export function percent(share: number): string {
  return `${Math.round(share * 1000) / 10} %`;
}
