import { useId } from 'react';
import type { CrawlError } from '../../../../../contract/crawler.ts';
import { Field } from '../../../components/ui/form/Field.tsx';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { type Filter, valuesOf } from './filter.ts';
import { causeName, ERRORS } from './texts.ts';

interface Props {
  errors: readonly CrawlError[];
  filter: Filter;
  onChange: (filter: Filter) => void;
}

export function ErrorFilters({ errors, filter, onChange }: Props) {
  const id = useId();
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-3">
      <SelectField
        id={`${id}-source`}
        label={ERRORS.source}
        choices={choicesOf(errors, 'source')}
        value={filter.source}
        onChange={(event) => onChange({ ...filter, source: event.target.value })}
      />
      <SelectField
        id={`${id}-cause`}
        label={ERRORS.cause}
        choices={choicesOf(errors, 'cause')}
        value={filter.cause}
        onChange={(event) => onChange({ ...filter, cause: event.target.value })}
      />
      <Field
        id={`${id}-words`}
        label={ERRORS.words}
        type="search"
        autoComplete="off"
        value={filter.words}
        onChange={(event) => onChange({ ...filter, words: event.target.value })}
      />
    </div>
  );
}

function choicesOf(errors: readonly CrawlError[], field: 'source' | 'cause'): Record<string, string> {
  const values = valuesOf(errors, field).map(
    ({ value, count }) => [value, ERRORS.any(field === 'cause' ? causeName(value) : value, count)] as const,
  );
  return { '': ERRORS.all, ...Object.fromEntries(values) };
}
