import { Button } from '../../components/ui/Button.tsx';
import { CANCEL } from './texts.ts';

interface Props {
  save: string;
  saving: string;
  pending: boolean;
  onCancel: () => void;
}

export function FormActions({ save, saving, pending, onCancel }: Props) {
  return (
    <div className="flex flex-wrap gap-3">
      <Button type="submit" pending={pending}>
        {pending ? saving : save}
      </Button>
      <Button look="ghost" onClick={onCancel}>
        {CANCEL}
      </Button>
    </div>
  );
}
