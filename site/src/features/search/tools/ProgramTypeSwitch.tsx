import { PROGRAM_TYPES } from '../../../../../contract/programs/grants.ts';
import { RadioGroupField } from '../../../components/ui/form/RadioGroupField.tsx';
import { KIND_WORDS } from '../../program/kind-words.ts';
import type { Kind } from '../state.ts';
import { search } from '../store.ts';
import { PROGRAM_TYPE } from '../texts.ts';

const KINDS: readonly Kind[] = ['all', ...PROGRAM_TYPES];
const OPTIONS = KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));

export function ProgramTypeSwitch({ current }: { current: Kind }) {
  return (
    <RadioGroupField
      id="program-type"
      name="program-type"
      label={PROGRAM_TYPE}
      labelHidden
      look="pills"
      options={OPTIONS}
      current={current}
      onPick={(programType) => void search({ programType })}
    />
  );
}
