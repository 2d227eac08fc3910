import { useState } from 'react';
import { Button } from '../../../site/src/components/ui/Button.tsx';
import { Combobox } from '../../../site/src/components/ui/form/Combobox.tsx';
import { placesLike } from './places.ts';

export function ComboboxSpecimen() {
  const [place, setPlace] = useState('');
  const [wrong, setWrong] = useState('Atlantis');
  return (
    <form className="specimen-stack" onSubmit={(event) => event.preventDefault()}>
      <Combobox
        id="combobox-place"
        label="City, State"
        hint="Any other place is fine too."
        value={place}
        onChange={setPlace}
        suggest={placesLike}
      />
      <Combobox
        id="combobox-wrong"
        label="With an error"
        error="We don't know this place. Write the city and the state."
        optional
        value={wrong}
        onChange={setWrong}
        suggest={placesLike}
      />
      <Combobox
        id="combobox-disabled"
        label="Disabled"
        value="Columbus, Ohio"
        onChange={() => undefined}
        suggest={placesLike}
        disabled
      />
      <Button type="submit">Search</Button>
    </form>
  );
}
