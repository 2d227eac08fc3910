import type { ComponentPropsWithRef } from 'react';
import { PLACEHOLDER } from './texts.ts';

export type SearchInputProps = { id: string };

export type SuggestingInputProps = SearchInputProps & {
  /** True if someone is typing when the field appears. Suggestions then open right away. */
  isTyping: boolean;
};

const LONGEST = 5000;

/** The field itself, with or without suggestions. */
export function SearchInputShape(props: ComponentPropsWithRef<'input'>) {
  return (
    <input
      autoComplete="off"
      {...props}
      className="input min-h-13 text-large"
      type="search"
      enterKeyHint="search"
      maxLength={LONGEST}
      placeholder={PLACEHOLDER}
    />
  );
}
