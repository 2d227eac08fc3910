import { EmptyState } from './EmptyState.tsx';

interface Props {
  title: string;
  /** Why there is nothing. */
  text: string;
  /** What the way to programs is called. */
  action: string;
}

/** Stands in a list that a member fills with programs, while it is empty, and leads to them. */
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
