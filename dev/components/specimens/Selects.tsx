import { SelectField } from '../../../site/src/components/ui/form/SelectField.tsx';

const HOMES = {
  '': 'Choose one',
  own: 'I own my home',
  rent: 'I rent my home',
  none: 'I live with somebody else, in a shelter, or have no home at this moment',
} as const;

export function SelectsSpecimen() {
  return (
    <div className="specimen-stack">
      <SelectField id="native-select" label="Home (in a form)" hint="The browser's own list" choices={HOMES} />
      <SelectField
        id="native-select-long"
        label="Long text"
        defaultValue="none"
        choices={HOMES}
        error="Tell us where you live, so that we can look for help with rent or repairs."
      />
      <SelectField id="native-select-disabled" label="Disabled in a form" choices={HOMES} disabled />
    </div>
  );
}
