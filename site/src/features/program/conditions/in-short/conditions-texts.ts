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

const count = (number: number, what: string) => (number === 1 ? `1 ${what}` : `${number} ${what}s`);

/** Sums up the conditions: "Income fits. 2 things to confirm". */
export const conditionsMet = ({ met, unmet, open, usual, isByIncome }: Conditions) => {
  // No number: when any one of several conditions is enough, no one has to meet them all.
  if (unmet + open + usual === 0) return 'You meet its conditions';
  const fits = isByIncome && met === 1 ? 'Income fits' : `${count(met, 'condition')} met`;
  const parts = [unmet > 0 && `${count(unmet, 'condition')} not met`, met > 0 && fits];
  if (open > 0) parts.push(LIKELIHOOD.things(open));
  else if (usual > 0) parts.push(met + unmet > 0 ? 'Confirm the rest' : 'Confirm the conditions when you apply');
  return parts.filter(Boolean).join('. ');
};
