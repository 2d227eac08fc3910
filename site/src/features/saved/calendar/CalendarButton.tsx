import { type ComponentProps, type ComponentType, useState } from 'react';
import type { SavedGrant } from '../../../../../contract/saved/saved.ts';
import { Button } from '../../../components/ui/Button.tsx';
import { UNLOADED } from '../../../components/ui/texts.ts';
import { showToast } from '../../../components/ui/toast.ts';
import type { CalendarDialog } from './CalendarDialog.tsx';
import { CALENDAR } from './calendar-texts.ts';

/** Opens the calendar feed dialog. Its code loads on click. */
export function CalendarButton({ grants }: { grants: readonly SavedGrant[] }) {
  const [opened, setOpened] = useState<{ Dialog: ComponentType<ComponentProps<typeof CalendarDialog>> }>();
  const open = async () => {
    try {
      setOpened({ Dialog: (await import('./CalendarDialog.tsx')).CalendarDialog });
    } catch {
      showToast({ title: UNLOADED });
    }
  };
  return (
    <>
      <Button look="quiet" onClick={() => void open()}>
        {CALENDAR.dates}
      </Button>
      {opened && <opened.Dialog grants={grants} onClose={() => setOpened(undefined)} />}
    </>
  );
}
