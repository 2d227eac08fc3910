import { useState } from 'react';
import { SelectField } from '../../../site/src/components/ui/form/SelectField.tsx';
import { Select } from '../../../site/src/components/ui/Select.tsx';

const CATEGORIES = [
  { value: 'all', label: 'All Categories', count: 124 },
  { value: 'education', label: 'Education', count: 48 },
  { value: 'business', label: 'Small Business', count: 31 },
  { value: 'community', label: 'Community Development and Neighborhood Renewal in Rural Places', count: 7 },
  { value: 'arts', label: 'Arts & Culture', count: 0, disabled: true },
] as const;
const ORDERS = [
  { value: 'best', label: 'Best match', note: 'What fits your answers comes first' },
  { value: 'deadline', label: 'Deadline', note: 'What closes soon comes first' },
  { value: 'amount', label: 'Amount', note: 'The largest amounts come first' },
] as const;
const STATES = Array.from({ length: 40 }, (_, index) => ({ value: `${index}`, label: `State number ${index + 1}` }));
const HOMES = {
  '': 'Choose one',
  own: 'I own my home',
  rent: 'I rent my home',
  none: 'I live with somebody else, in a shelter, or have no home at this moment',
} as const;

export function SelectsSpecimen() {
  return (
    <div className="specimen-stack">
      <Example id="select-category" label="Category" options={CATEGORIES} first="all" />
      <Example id="select-order" label="Order" options={ORDERS} first="deadline" />
      <Example id="select-state" label="A long list" options={STATES} first="30" />
      <Example id="select-empty" label="Nothing chosen" options={ORDERS} placeholder="Choose an order" />
      <Select id="select-disabled" label="Disabled" options={ORDERS} value="best" onChange={() => undefined} disabled />
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

interface ExampleProps<Value extends string> {
  id: string;
  label: string;
  options: Parameters<typeof Select<Value>>[0]['options'];
  first?: Value;
  placeholder?: string;
}

function Example<Value extends string>({ first, ...select }: ExampleProps<Value>) {
  const [value, setValue] = useState(first);
  return <Select {...select} value={value} onChange={setValue} />;
}
