import { BAR_KEY, IS_SIGNED_IN_MARKER } from '../../../../contract/account/session.ts';

/* Inline code and styles for the head, needed before the first paint. `Page.astro` adds their hashes to the CSP. */

/**
 * Marks a signed-in member's page, so the header never flashes the wrong buttons. Stored member data completes the bar
 * right away. JSON strings are valid CSS strings too.
 */
export const MARK_SIGNED_IN = `document.cookie.split('; ').some(function(c){return ${IS_SIGNED_IN_MARKER}.test(c)})&&function(p,b){p.dataset.signedIn='';try{b=JSON.parse(localStorage.getItem('${BAR_KEY}'));p.dataset.profile=b.profile;p.toggleAttribute('data-admin',b.admin);p.style.setProperty('--bar-initials',JSON.stringify(b.initials));p.style.setProperty('--bar-name',JSON.stringify(b.name))}catch(e){}}(document.documentElement)`;

/** Inline, because in a style sheet this sometimes arrives too late, and the browser reports an aborted transition. */
export const TURN_PAGES_SOFTLY = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A transition that the browser skips (because the page was already visible) rejects a promise that no script handles.
 * The page is fine, so that isn't an error.
 */
export const LEAVE_OUT_TRANSITIONS_QUIETLY =
  "addEventListener('unhandledrejection',function(e){if(e.reason instanceof DOMException&&/^Transition was /.test(e.reason.message))e.preventDefault()})";
