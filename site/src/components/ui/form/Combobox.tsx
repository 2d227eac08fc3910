import { type UseComboboxState, type UseComboboxStateChangeOptions, useCombobox } from 'downshift';
import { type ComponentPropsWithRef, type KeyboardEvent, useEffect, useRef } from 'react';
import { suggestionsShown } from '../texts.ts';
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame.tsx';

interface Choice {
  value: string;
  onChange: (value: string) => void;
  /** Returns suggestions for the typed text, best first. */
  suggest: (typed: string) => readonly string[];
}

type Props = FieldTexts & Choice & Omit<ComponentPropsWithRef<'input'>, keyof FieldTexts | keyof Choice>;

/** A text field with suggestions that also accepts any other text. Fits react-hook-form's `Controller`. */
export function Combobox({ id, label, hint, error, optional, value, onChange, suggest, ref = null, ...input }: Props) {
  const texts = { id, label, hint, error, optional };
  const items = [...suggest(value)];
  const { isOpen, highlightedIndex, closeMenu, getInputProps, getMenuProps, getItemProps } = useCombobox({
    items,
    inputId: id,
    labelId: `${id}-label`,
    menuId: `${id}-suggestions`,
    inputValue: value,
    // Nothing is ever selected: only the text counts.
    selectedItem: null,
    stateReducer: keepWhatIsTyped,
    onSelectedItemChange: ({ selectedItem }) => selectedItem !== null && onChange(selectedItem),
  });
  const shown = isOpen && items.length > 0;
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => putOnTop(list.current, shown), [shown]);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const submits = event.key === 'Enter' && highlightedIndex < 0;
    const movesCaret = event.key === 'Home' || event.key === 'End';
    if (submits) closeMenu();
    if (submits || movesCaret) Object.assign(event.nativeEvent, { preventDownshiftDefault: true });
  };

  return (
    <FieldFrame {...texts}>
      <div className="combobox">
        <input
          autoComplete="off"
          {...getInputProps({
            ...input,
            ref,
            type: 'text',
            className: 'input',
            onKeyDown,
            onChange: (event) => onChange(event.currentTarget.value),
            'aria-expanded': shown,
            ...describedBy(texts),
          })}
        />
        <ul {...getMenuProps({ ref: list, className: 'options suggestions', 'aria-label': label })} hidden={!shown}>
          {shown &&
            items.map((item, index) => (
              <li
                key={item}
                {...getItemProps({ item, index, className: 'option' })}
                data-highlighted={index === highlightedIndex || undefined}
              >
                {item}
              </li>
            ))}
        </ul>
        <p className="visually-hidden" role="status">
          {isOpen && value !== '' && suggestionsShown(items.length)}
        </p>
      </div>
    </FieldFrame>
  );
}

/** Keeps the typed text. Only a click or the arrow keys select a suggestion; hovering or leaving the field doesn't. */
function keepWhatIsTyped(
  state: UseComboboxState<string>,
  { type, changes }: UseComboboxStateChangeOptions<string>,
): Partial<UseComboboxState<string>> {
  if (type === useCombobox.stateChangeTypes.ItemMouseMove)
    return { ...changes, highlightedIndex: state.highlightedIndex };
  if (type !== useCombobox.stateChangeTypes.InputBlur) return changes;
  return { ...changes, selectedItem: state.selectedItem, inputValue: state.inputValue };
}

/**
 * Shows the list in the top layer, so dialogs can't clip it. If the browser can't position it there, it appears below
 * the field.
 */
function putOnTop(list: HTMLElement | null, shown: boolean): void {
  if (!list || !CSS.supports('anchor-name: --field')) return;
  list.popover = 'manual';
  if (shown) list.showPopover();
  else list.hidePopover();
}
