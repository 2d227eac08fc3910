import { useStore } from '@nanostores/react';
import type { ChecklistItem, Registration } from '../../../../../contract/saved/preparation.ts';
import { CheckboxField } from '../../../components/ui/form/CheckboxField.tsx';
import { longDate } from '../../../lib/dates.ts';
import { sourceWords } from '../../program/conditions/source-words.ts';
import { NEW_TAB } from '../../program/texts.ts';
import { WithPhones } from '../../program/WithPhones.tsx';
import { $ticking, tick } from './store.ts';
import { REGISTRATIONS } from './texts.ts';

interface Props {
  item: ChecklistItem;
  /** Its number, if the order matters. */
  number?: number;
}

export function CheckItem({ item, number }: Props) {
  const { faults } = useStore($ticking);
  return (
    <li className="check-item" data-done={item.done || undefined}>
      <CheckboxField
        id={item.key}
        label={
          number === undefined ? (
            <WithPhones text={item.text} />
          ) : (
            <>
              <span className="check-number">{number}.</span> <WithPhones text={item.text} />
            </>
          )
        }
        checked={item.done}
        error={faults.get(item.key)}
        onChange={(event) => void tick(item.key, event.target.checked)}
      />
      {item.registration && <AboutRegistration registration={item.registration} text={item.text} />}
    </li>
  );
}

function AboutRegistration({
  registration: { why, takes, url, source },
  text,
}: {
  registration: Registration;
  text: string;
}) {
  return (
    <div className="check-about">
      <p>{why}</p>
      <p>
        <strong>{REGISTRATIONS.takes}</strong> {takes}
      </p>
      <p>
        <a className="check-link" href={url} target="_blank" rel="noopener noreferrer">
          {REGISTRATIONS.go}
          <span className="visually-hidden">{`: ${text} ${NEW_TAB}`}</span>
        </a>
      </p>
      <p className="text-small text-ink-soft">
        {REGISTRATIONS.source}{' '}
        <a href={source.url} target="_blank" rel="noopener noreferrer">
          {sourceWords(source.title).name}
          <span className="visually-hidden"> {NEW_TAB}</span>
        </a>
        {source.date !== null && ` ${REGISTRATIONS.of(longDate(source.date))}`}
      </p>
    </div>
  );
}
