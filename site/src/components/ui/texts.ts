export const CLOSE = 'Close';
export const CLOSE_NOTICE = 'Close this notice';
export const NEEDS_SCRIPT = 'This page needs JavaScript. Please turn it on in your browser.';
export const TRY_AGAIN = 'Try again';
export const UNLOADED = 'This part of the page couldn’t be loaded. Reload the page to try again.';
export const OPTIONAL = '(optional)';
export const SHOW = 'Show';
export const HIDE = 'Hide';
export const SHOW_PASSWORD = 'Show password';
export const HIDE_PASSWORD = 'Hide password';

export const suggestionsShown = (count: number) => {
  if (count === 0) return 'No suggestions';
  return `${count === 1 ? '1 suggestion' : `${count} suggestions`}. Use the up and down arrows to choose.`;
};

const characters = (count: number) => (count === 1 ? '1 character' : `${count} characters`);
export const charactersUsed = (used: number, limit: number) => `${used} of ${characters(limit)}`;
export const charactersLeft = (count: number) => `${characters(count)} left`;
export const charactersTooMany = (count: number) => `${characters(count)} too many`;
