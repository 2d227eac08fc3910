/** Applies the theme from the URL (`?theme=light|dark`) before the first paint. The CSP includes this script's hash. */
export const CHOOSE_THEME =
  "(function(t){if(t==='light'||t==='dark')document.documentElement.setAttribute('data-theme',t)})(new URLSearchParams(location.search).get('theme'))";
