import { useStore } from '@nanostores/react';
import { type ComponentType, useEffect, useState } from 'react';
import { type SearchInputProps, SearchInputShape } from './SearchInputShape.tsx';
import { $words } from './store.ts';

/** The words of a search. Suggestions come when the page is at rest: never while somebody types, who would lose the caret. */
export function SearchInput(props: SearchInputProps) {
  const words = useStore($words);
  const [Suggesting, setSuggesting] = useState<ComponentType<SearchInputProps>>();
  const [isFocused, setFocused] = useState(false);
  const [loaded, setLoaded] = useState<ComponentType<SearchInputProps>>();
  useEffect(() => {
    import('./words/SuggestingInput.tsx').then(
      ({ SuggestingInput }) => setLoaded(() => SuggestingInput),
      // Without its code, nothing is suggested.
      () => undefined,
    );
  }, []);
  useEffect(() => {
    if (loaded && !isFocused) setSuggesting(() => loaded);
  }, [loaded, isFocused]);
  if (Suggesting) return <Suggesting {...props} />;
  return (
    <SearchInputShape
      {...props}
      value={words}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
      onChange={(event) => $words.set(event.target.value)}
    />
  );
}
