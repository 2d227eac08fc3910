import { useStore } from '@nanostores/react';
import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { type Suggestions, suggestSearches } from '../../../../../contract/search/suggestions.ts';
import { suggestionsShown } from '../../../components/ui/texts.ts';
import { call } from '../../../lib/api.ts';
import { grantPath } from '../../program/route.ts';
import { forgetRecentSearches, recentSearches } from '../history/recent.ts';
import { SearchInputShape, type SuggestingInputProps } from '../SearchInputShape.tsx';
import { $words, search } from '../store.ts';
import { SUGGESTED } from './texts.ts';

type Item =
  | { kind: 'recent' | 'wish'; text: string }
  | { kind: 'program'; text: string; id: string }
  | { kind: 'forget'; text: string };

/** Debounce time: no one reads suggestions between keystrokes. */
const PAUSE_MS = 80;
const SHORTEST = 2;
const LONGEST = 80;

/** The search box with suggestions: needs, programs, and earlier searches. */
export function SuggestingInput({ isTyping, ...props }: SuggestingInputProps) {
  const words = useStore($words);
  const [recent, setRecent] = useState(recentSearches);
  const typed = words.trim();
  const items = itemsFor(typed, recent, useSuggestions(typed));

  const choose = (item: Item) => {
    if (item.kind === 'forget') {
      forgetRecentSearches();
      setRecent([]);
    } else if (item.kind === 'program') {
      location.assign(grantPath(item.id));
    } else {
      $words.set(item.text);
      void search().then(() => setRecent(recentSearches()));
    }
  };
  const { isOpen, highlightedIndex, closeMenu, openMenu, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    itemToString: (item) => item?.text ?? '',
    inputId: props.id,
    labelId: `${props.id}-label`,
    menuId: `${props.id}-suggestions`,
    initialIsOpen: isTyping,
    inputValue: words,
    selectedItem: null,
    stateReducer: keepWords,
    onSelectedItemChange: ({ selectedItem }) => selectedItem && choose(selectedItem),
  });
  const isShown = isOpen && items.length > 0;

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const submits = event.key === 'Enter' && highlightedIndex < 0;
    if (submits) closeMenu();
    if (submits || event.key === 'Home' || event.key === 'End')
      Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  return (
    <div className="combobox search-combobox">
      <SearchInputShape
        {...getInputProps({
          ...props,
          onKeyDown,
          onFocus: () => {
            setRecent(recentSearches());
            if (typed === '') openMenu();
          },
          onChange: ({ currentTarget }) => $words.set(currentTarget.value),
          'aria-expanded': isShown,
        })}
      />
      <ul {...getMenuProps({ className: 'options suggestions', 'aria-label': SUGGESTED.label })} hidden={!isShown}>
        {isShown &&
          items.map((item, index) => (
            <li
              key={`${item.kind} ${item.text}`}
              {...getItemProps({ item, index, className: 'option' })}
              data-highlighted={index === highlightedIndex || undefined}
            >
              <span className="min-w-0">
                {item.text} {SUGGESTED[item.kind] && <small className="text-ink-soft">{SUGGESTED[item.kind]}</small>}
              </span>
            </li>
          ))}
      </ul>
      <p className="visually-hidden" role="status">
        {isShown && typed !== '' && suggestionsShown(items.length)}
      </p>
    </div>
  );
}

function itemsFor(typed: string, recent: readonly string[], { wishes, programs }: Suggestions): Item[] {
  if (typed === '') {
    const before = recent.map((text) => ({ kind: 'recent' as const, text }));
    return before.length > 0 ? [...before, { kind: 'forget', text: SUGGESTED.forgetRecent }] : [];
  }
  return [
    ...wishes.map((text) => ({ kind: 'wish' as const, text })),
    ...programs.map(({ id, title }) => ({ kind: 'program' as const, text: title, id })),
  ];
}

const NONE: Suggestions = { wishes: [], programs: [] };

/** Returns the server's suggestions for the typed text; empty while loading or on failure. */
function useSuggestions(typed: string): Suggestions {
  const [found, setFound] = useState({ typed: '', suggestions: NONE });
  useEffect(() => {
    if (typed.length < SHORTEST || typed.length > LONGEST) return;
    const ended = new AbortController();
    const ask = () =>
      call(suggestSearches, { body: { typed }, signal: ended.signal }).then(
        (suggestions) => setFound({ typed, suggestions }),
        () => undefined,
      );
    const later = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(later);
      ended.abort();
    };
  }, [typed]);
  // The last response stays until the next one arrives, filtered to what still matches.
  return found.typed !== '' && typed.startsWith(found.typed) ? found.suggestions : NONE;
}

/** Keeps the typed words. Only a click or the arrow keys select a suggestion; leaving the field doesn't. */
function keepWords(
  state: UseComboboxState<Item>,
  { type, changes }: UseComboboxStateChangeOptions<Item>,
): Partial<UseComboboxState<Item>> {
  if (type === useCombobox.stateChangeTypes.ItemMouseMove)
    return { ...changes, highlightedIndex: state.highlightedIndex };
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}
