import * as LIKELIHOOD from '../../../../../../matching/rules/likelihood-texts.ts';

interface Conditions {
  met: number;
  unmet: number;
  /** Open conditions that not everyone meets. */
  open: number;
  /** Open conditions that nearly everyone meets. */
  usual: number;
  /** True if an income condition is among those met. */
  isByIncome: boolean;
}

const conditions = (count: number) => (count === 1 ? '1 requisito' : `${count} requisitos`);

/** Sums up the conditions: "Sus ingresos califican. 2 cosas por confirmar". */
export const conditionsMet = ({ met, unmet, open, usual, isByIncome }: Conditions) => {
  // No number: when any one of several conditions is enough, no one has to meet them all.
  if (unmet + open + usual === 0) return 'Cumple sus requisitos';
  const fits = isByIncome && met === 1 ? 'Sus ingresos califican' : `Cumple ${conditions(met)}`;
  const parts = [unmet > 0 && `No cumple ${conditions(unmet)}`, met > 0 && fits];
  if (open > 0) parts.push(LIKELIHOOD.things(open));
  else if (usual > 0) parts.push(met + unmet > 0 ? 'Confirme lo demás' : 'Confirme los requisitos al solicitarlo');
  return parts.filter(Boolean).join('. ');
};
