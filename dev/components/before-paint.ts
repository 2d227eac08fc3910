/** Applies the theme from the address (`?theme=light|dark`) before the first paint. Its hash is in the CSP. */
export const CHOOSE_THEME =
  "(function(t){if(t==='light'||t==='dark')document.documentElement.setAttribute('data-theme',t)})(new URLSearchParams(location.search).get('theme'))";
