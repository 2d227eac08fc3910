import { BAR_KEY, IS_SIGNED_IN_MARKER } from '../../../../contract/session.ts';

/*
 * What stands in the head itself, because it must be there before anything is painted. `Page.astro` adds the hashes to
 * the CSP.
 */

/**
 * Marks the page of someone who is signed in, so that the header never shows the wrong buttons first; with what an earlier
 * page kept of the member, the bar is whole at once. JSON's strings are strings of CSS, too.
 */
export const MARK_SIGNED_IN = `document.cookie.split('; ').some(function(c){return ${IS_SIGNED_IN_MARKER}.test(c)})&&function(p,b){p.dataset.signedIn='';try{b=JSON.parse(localStorage.getItem('${BAR_KEY}'));p.dataset.profile=b.profile;p.toggleAttribute('data-admin',b.admin);p.style.setProperty('--bar-initials',JSON.stringify(b.initials));p.style.setProperty('--bar-name',JSON.stringify(b.name))}catch(e){}}(document.documentElement)`;

/** In a style sheet this comes too late now and then, and the browser reports an aborted transition. */
export const TURN_PAGES_SOFTLY = '@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}';

/**
 * A transition that the browser leaves out (the page was shown already) rejects a promise that no script holds. The page
 * is there all the same: that is no error.
 */
export const LEAVE_OUT_TRANSITIONS_QUIETLY =
  "addEventListener('unhandledrejection',function(e){if(e.reason instanceof DOMException&&/^Transition was /.test(e.reason.message))e.preventDefault()})";
