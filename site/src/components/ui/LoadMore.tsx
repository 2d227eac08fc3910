import { Button } from './Button.tsx';

interface Props {
  label: string;
  pending: boolean;
  /** What the last load brought; announced as it changes. */
  notice: string;
  /** Absent when there is nothing more. */
  onLoad?: (() => void) | undefined;
}

/** The end of a list that grows when asked to. */
export function LoadMore({ label, pending, notice, onLoad }: Props) {
  return (
    <div className="load-more">
      <p role="status">{notice}</p>
      {onLoad && (
        <Button look="quiet" large pending={pending} onClick={onLoad}>
          {label}
        </Button>
      )}
    </div>
  );
}
