import { Dialog as Radix } from 'radix-ui';
import { useState } from 'react';
import { Button } from '../../../site/src/components/ui/Button.tsx';
import { Dialog } from '../../../site/src/components/ui/dialog/Dialog.tsx';
import { Combobox } from '../../../site/src/components/ui/form/Combobox.tsx';
import { Field } from '../../../site/src/components/ui/form/Field.tsx';
import { placesLike } from './places.ts';

const LONG = 'Programs for people who look after a child or a parent at home and work fewer hours because of it';
const PARAGRAPHS = Array.from({ length: 14 }, (_, index) => `${index + 1}. ${LONG}.`);

export function DialogsSpecimen() {
  return (
    <div className="specimen-row">
      <Dialog
        title="Reset your password"
        description="We send a link to your address."
        size="small"
        trigger={<Button>Small dialog</Button>}
        footer={<Button type="submit">Send the link</Button>}
      >
        <Field id="dialog-email" label="Email" type="email" />
      </Dialog>
      <RefineDialog />
      <Dialog
        title={`Terms: ${LONG}`}
        description="A long text scrolls under the title and over the actions."
        size="large"
        trigger={<Button look="quiet">Large dialog</Button>}
        footer={
          <>
            <Radix.Close asChild>
              <Button look="quiet">Not now</Button>
            </Radix.Close>
            <Radix.Close asChild>
              <Button>I have read this</Button>
            </Radix.Close>
          </>
        }
      >
        <div className="specimen-stack">
          {PARAGRAPHS.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </div>
      </Dialog>
      <Dialog
        title="Nothing more to say"
        description="No body and no actions."
        trigger={<Button look="quiet">Plain dialog</Button>}
      />
      <DeleteDialog />
      <OpenedFromElsewhere />
    </div>
  );
}

function RefineDialog() {
  const [place, setPlace] = useState('');
  return (
    <Dialog
      title="Refine your search"
      description="Look in one place."
      trigger={<Button look="quiet">Dialog with suggestions</Button>}
      footer={
        <Radix.Close asChild>
          <Button>Apply</Button>
        </Radix.Close>
      }
    >
      <Combobox id="dialog-place" label="City, State" value={place} onChange={setPlace} suggest={placesLike} />
    </Dialog>
  );
}

function DeleteDialog() {
  const [pending, setPending] = useState(false);
  return (
    <Dialog
      confirm
      size="small"
      title="Delete your account?"
      description="All that is stored about you is deleted at once. You can’t undo this."
      trigger={<Button look="danger">Question before deleting</Button>}
      onOpenChange={() => setPending(false)}
      footer={
        <>
          <Radix.Close asChild>
            <Button look="quiet">Keep my account</Button>
          </Radix.Close>
          <Button look="danger" pending={pending} onClick={() => setPending(true)}>
            {pending ? 'Deleting…' : 'Delete my account'}
          </Button>
        </>
      }
    />
  );
}

function OpenedFromElsewhere() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="ghost" onClick={() => setOpen(true)}>
        Dialog without a trigger
      </Button>
      <Dialog
        title="Opened by the page"
        description="The focus goes back to where it was."
        open={open}
        onOpenChange={setOpen}
      >
        <p>{LONG}.</p>
      </Dialog>
    </>
  );
}
