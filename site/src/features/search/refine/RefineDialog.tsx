import { useStore } from '@nanostores/react';
import { type SubmitEvent, useState } from 'react';
import { CATEGORIES, type Category } from '../../../../../contract/programs/grants.ts';
import { ANY_CATEGORY } from '../../../../../contract/search/search.ts';
import { stateOf } from '../../../../../matching/person/places.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { Dialog } from '../../../components/ui/dialog/Dialog.tsx';
import { Combobox } from '../../../components/ui/form/Combobox.tsx';
import { SelectField } from '../../../components/ui/form/SelectField.tsx';
import { categoryName } from '../../program/category-names.ts';
import { $query, search } from '../store.ts';
import { placesLike } from './places.ts';
import { REFINE } from './texts.ts';

interface Props {
  profilePlace: string | null;
  onClose: () => void;
}

const CHOICES: Readonly<Record<string, string>> = Object.fromEntries(
  [ANY_CATEGORY, ...CATEGORIES].map((name) => [name, categoryName(name)]),
);
const FORM = 'refine';
const LONGEST_PLACE = 200;

/** The dialog for a search's place and category filters. */
export function RefineDialog({ profilePlace, onClose }: Props) {
  const query = useStore($query);
  const [place, setPlace] = useState(query.location);
  const [category, setCategory] = useState<Category | null>(query.category);
  const [error, setError] = useState<string>();

  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    const location = place.trim();
    if (location !== '' && stateOf(location) === undefined) {
      setError(REFINE.locationUnclear);
      document.getElementById('refine-location')?.focus();
      return;
    }
    onClose();
    // The member's own place changes nothing, and doesn't belong in a URL that may be shared.
    void search({ category, location: isSamePlace(location, profilePlace) ? '' : location });
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={REFINE.title}
      description={REFINE.description}
      footer={
        <>
          <Button
            look="ghost"
            onClick={() => {
              setPlace('');
              setCategory(null);
              setError(undefined);
            }}
          >
            {REFINE.reset}
          </Button>
          <Button type="submit" form={FORM}>
            {REFINE.apply}
          </Button>
        </>
      }
    >
      <form id={FORM} className="stack" onSubmit={apply} noValidate>
        <Combobox
          id="refine-location"
          label={REFINE.location}
          hint={profilePlace ? `${REFINE.locationHint} ${REFINE.fromProfile(profilePlace)}` : REFINE.locationHint}
          placeholder={REFINE.locationPlaceholder}
          maxLength={LONGEST_PLACE}
          error={error}
          value={place}
          onChange={(value) => {
            setPlace(value);
            setError(undefined);
          }}
          suggest={placesLike}
        />
        <SelectField
          id="refine-category"
          label={REFINE.category}
          choices={CHOICES}
          value={category ?? ANY_CATEGORY}
          onChange={({ target }) => setCategory(CATEGORIES.find((known) => known === target.value) ?? null)}
        />
      </form>
    </Dialog>
  );
}

function isSamePlace(one: string, other: string | null): boolean {
  return one.toLowerCase() === (other ?? '').trim().toLowerCase();
}
