import { EmptyState } from './EmptyState.tsx';

interface Props {
  title: string;
  /** The reason there's nothing to show. */
  text: string;
  /** The label of the link to programs. */
  action: string;
}

/** Shown in an empty list that members fill with programs. Links to the programs. */
export function NothingYet({ title, text, action }: Props) {
  return (
    <EmptyState
      as="h3"
      title={title}
      actions={
        <a className="button button-quiet" href="/search-results">
          {action}
        </a>
      }
    >
      <p>{text}</p>
    </EmptyState>
  );
}
