import { useStore } from '@nanostores/react';
import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../../components/ui/after-paint.ts';
import { type SearchInputProps, SearchInputShape, type SuggestingInputProps } from './SearchInputShape.tsx';
import { $query, $search, $words } from './store.ts';

/**
 * The search field. Suggestions load when the page is idle, after the list. The field with suggestions then replaces
 * this one and keeps focus and caret. It waits while an IME is composing a word, which would otherwise be lost.
 */
export function SearchInput(props: SearchInputProps) {
  const { id } = props;
  const words = useStore($words);
  const isOpening = useStore($search).status === 'opening';
  const [Suggesting, setSuggesting] = useState<ComponentType<SuggestingInputProps>>();
  const loaded = useRef<ComponentType<SuggestingInputProps>>(undefined);
  const wasTyping = useRef(false);
  const isComposing = useRef(false);
  const suggest = useCallback(() => {
    if (!loaded.current || isComposing.current) return;
    const caret = caretOf(id);
    wasTyping.current = caret !== undefined && $words.get().trim() !== $query.get().searchTerm;
    // Synchronous, so no keystroke is lost between the two fields.
    flushSync(() => setSuggesting(() => loaded.current));
    if (!caret) return;
    const field = fieldOf(id);
    field?.focus();
    field?.setSelectionRange(...caret);
  }, [id]);
  const composed = () => {
    isComposing.current = false;
    afterPaint(suggest);
  };
  useEffect(() => {
    if (isOpening) return;
    return afterPaint(() => {
      import('./words/SuggestingInput.tsx').then(
        ({ SuggestingInput }) => {
          loaded.current = SuggestingInput;
          suggest();
        },
        // If the code can't be loaded, there are no suggestions.
        () => undefined,
      );
    });
  }, [isOpening, suggest]);
  if (Suggesting) return <Suggesting {...props} isTyping={wasTyping.current} />;
  return (
    <SearchInputShape
      {...props}
      value={words}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={composed}
      onChange={(event) => $words.set(event.target.value)}
    />
  );
}

const fieldOf = (id: string): HTMLInputElement | undefined => {
  const field = document.getElementById(id);
  return field instanceof HTMLInputElement ? field : undefined;
};

/** Returns the start and end of the selection, if the field has focus. */
function caretOf(id: string): [number, number] | undefined {
  const field = fieldOf(id);
  if (!field || document.activeElement !== field) return undefined;
  const end = field.value.length;
  return [field.selectionStart ?? end, field.selectionEnd ?? end];
}
