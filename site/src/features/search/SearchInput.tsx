import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../components/ui/after-paint.ts';
import { type SearchInputProps, SearchInputShape } from './SearchInputShape.tsx';
import { $search, $words } from './store.ts';

/**
 * The search field. Suggestions load when the page is idle: after the list, and never while someone is typing, because
 * they'd lose the caret.
 */
export function SearchInput(props: SearchInputProps) {
  const words = useStore($words);
  const isOpening = useStore($search).status === 'opening';
  const [Suggesting, setSuggesting] = useState<ComponentType<SearchInputProps>>();
  const loaded = useRef<ComponentType<SearchInputProps>>(undefined);
  const field = useRef<HTMLInputElement>(null);
  const suggest = useCallback(() => {
    if (loaded.current && document.activeElement !== field.current) setSuggesting(() => loaded.current);
  }, []);
  useEffect(() => {
    if (isOpening) return;
    return afterPaint(() => {
      import('./words/SuggestingInput.tsx').then(
        ({ SuggestingInput }) => {
          loaded.current = SuggestingInput;
          // Synchronously, so no one types before the other field is there.
          flushSync(suggest);
        },
        // Without its code, there are no suggestions.
        () => undefined,
      );
    });
  }, [isOpening, suggest]);
  if (Suggesting) return <Suggesting {...props} />;
  return (
    <SearchInputShape
      {...props}
      ref={field}
      value={words}
      onBlur={suggest}
      onChange={(event) => $words.set(event.target.value)}
    />
  );
}
