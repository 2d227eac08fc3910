import type { Grant } from '../../../../../contract/programs/grants.ts';
import { GET_THIS, NOT_FOR_ME } from './card-texts.ts';
import { dismiss } from './store.ts';

/** A card's buttons that take its program off the list, because the member already has it or doesn't want it. */
export function DismissButtons({ grant: { id, title } }: { grant: Pick<Grant, 'id' | 'title'> }) {
  const button = (words: string, getsAlready: boolean) => (
    <button
      type="button"
      className="card-button card-button-quiet"
      data-dismissal={getsAlready ? undefined : id}
      onClick={() => void dismiss(id, getsAlready)}
    >
      {words}
      <span className="visually-hidden"> {title}</span>
    </button>
  );
  return (
    <>
      {button(GET_THIS, true)}
      {button(NOT_FOR_ME, false)}
    </>
  );
}
