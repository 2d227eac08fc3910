/** The words that every email has. */
export const LETTER_TEXTS = {
  greeting: 'Hello,',
  withoutButton: 'If the button doesn’t work, open this address:',
};
