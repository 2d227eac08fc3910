/** What may be happening right now to the person who types, the most urgent first. */
export const CRISES = ['suicide', 'overdose', 'violence', 'child', 'disaster', 'shelter', 'hunger'] as const;
export type Crisis = (typeof CRISES)[number];

const PARTNER = '(husband|wife|boy ?friend|girl ?friend|partner|ex|spouse|fianc[eé]e?|father|dad|step ?dad|son|man)';
const HURTS =
  "(beats?|beat|beating|hits?|hit|hitting|hurts?|hurting|chok(es|ed|ing)|punch(es|ed)?|slap(s|ped)?|kick(s|ed)? me|rap(es|ed)|abus(es|ed|ing|ive)|threaten(s|ed|ing)?|stalk(s|ed|ing)?|attack(s|ed)?|strangl(es|ed)|violent|controls? me|scares? me|won'?t let me)";

const WORDS: Readonly<Record<Crisis, readonly RegExp[]>> = {
  suicide: [
    /\b(suicid(e|al)|kill(ing)? my ?self|end(ing)? (it all|my life)|take my (own )?life|want(s)? to die|don'?t want to (live|be alive|wake up)|better off dead|no reason to live|hurt(ing)? my ?self|cut(ting)? my ?self|self[- ]harm)\b/i,
  ],
  overdose: [
    /\b(overdos(e|ed|ing)|od'?ed|not breathing|took too many (pills|meds)|swallowed (pills|poison|bleach)|poisoned)\b/i,
  ],
  violence: [
    new RegExp(`\\b${PARTNER}\\b.{0,25}\\b${HURTS}\\b`, 'i'),
    /\b(abusive|violent) (husband|wife|boy ?friend|girl ?friend|partner|relationship|marriage|home|ex|spouse|father|dad|man)\b/i,
    /\b(domestic (violence|abuse)|battered (wom[ae]n|wife)|(i'?m|i am|am i|getting) (being )?abused|abus(es|ed|ing) me|(beat(s|ing)?|hit(s|ting)?|rap(es|ed)) me|i was raped|sexual(ly)? assault(ed)?|afraid (of|to go home)|scared of (my|him|her)|not safe at home|leav(e|ing) my abuser|sex traffick\w*)\b/i,
  ],
  child: [
    /\b(child|kid|kids|children|baby|son|daughter|niece|nephew|grand(child|son|daughter|kids?)|boy|girl)\b.{0,30}\b(in danger|being (hurt|abused|beaten|molested|neglected)|(is|are|was|were|gets?|got) (abused|beaten|molested|hit)|missing|touched by)\b/i,
    /\b(child abuse|abus(es|ed|ing) (my|her|his|their|a|the) (child|kids?|children|baby|son|daughter)|(hit(s|ting)?|beat(s|ing)?|hurt(s|ing)?) (my|her|his|the|our) (child|kids?|children|baby|son|daughter)|molest\w*|my (parents?|dad|mom|father|mother|step ?dad) (hits?|beats?|hurts?) me)\b/i,
  ],
  disaster: [
    /\b(house|home|apartment|building|roof|neighborhood) (is |just )?(on fire|burn(ed|t|ing)( down)?|flood(ed|ing)|under water|blown (off|away)|destroyed)\b/i,
    /\b((flood|fire|tornado|hurricane|earthquake|mudslide|wildfire)\b.{0,30}\b(right now|just (hit|happened|destroyed|took)|took (everything|our|my)|destroyed (my|our)|lost everything)|(lost|losing) (everything|our house|my house|my home|our home) (in|to) (a |the )?(flood|fire|tornado|hurricane|earthquake|wildfire|storm))\b/i,
    /\b((hurricane|tornado|flood|fire|wildfire|earthquake|storm) (destroyed|burned|took|wrecked) (my|our)|evacuat(ed|ing) (from|because|due|my|our|right|with|tonight))\b/i,
  ],
  shelter: [
    /\b((no ?where|no place|don'?t have (anywhere|a place|somewhere)) (to )?(sleep|stay|live|go)|sleep(ing)? (in|on) (my|the|a|our) (car|street|streets|truck|van|park|bus)|liv(e|ing) in (my|our|a|the) (car|van|truck|tent)|(i|we)('?m| am|'?re| are) homeless|on the street(s)? tonight|place to (sleep|stay) tonight|need (a )?shelter (tonight|now|today)|kicked (me|us) out (tonight|today)|thrown out (tonight|today|of my (home|house)))\b/i,
  ],
  hunger: [
    /\b(no food|nothing to eat|out of food|haven'?t eaten|have ?n[o']t eaten|starving|(i|we|i'm|we're|kids|children|baby|family)\b.{0,25}\bhungry|need (food|to eat|groceries) (today|tonight|now)|food (today|tonight|right now)|can'?t feed (my|our)|no (milk|formula|money for (food|groceries|formula)))\b/i,
  ],
};

/** Who runs a program for others, or studies the subject, is in no danger. */
const FOR_OTHERS =
  /\b(nonprofit|501c3|prevention|research|our (shelter|agency|organization|church|department|county|city|town|school|food bank|clinic)|(grants?|funding) (for|to) .{0,40}\b(shelters?|programs?|centers?|victims|survivors|prevention|training|officers|police|services|organizations?|responders?)|(shelter|crisis center|program) (grants?|funding)|provide services|train(ing)? (officers|police|staff))\b/i;
const ONESELF = /\b(i|i'?m|me|my|myself|us)\b/i;

/** Which crises these words speak of, the most urgent first; none for who asks on behalf of an organization. */
export function crisesIn(words: string): Crisis[] {
  const text = words.slice(0, 1000).replaceAll('’', "'");
  if (FOR_OTHERS.test(text) && !ONESELF.test(text)) return [];
  return CRISES.filter((crisis) => WORDS[crisis].some((pattern) => pattern.test(text)));
}
