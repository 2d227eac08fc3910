/** Word classes that danger patterns are built from. */
const PARTNER =
  '(?:husband|wife|boyfriend|girlfriend|partner|spouse|fiancee?|baby ?(?:daddy|mama)|ex(?: (?:husband|wife|boyfriend|girlfriend|partner))?)';
const PARENT = '(?:(?:step|foster |god)?(?:dad|father|mom|mother|parent)|parents|mama|guardian)(?: in law)?';
const CHILD =
  '(?:child|children|kids?|kiddos?|baby|babies|toddler|infant|newborn|(?:step|grand|god)?(?:son|daughter|child|kids?)|grandchildren|grandbaby|niece|nephew|boys?|girls?|teen(?:ager)?s?|little (?:brother|sister|one))(?: in law)?';
const KIN = `(?:${PARTNER}|${PARENT}|${CHILD}|(?:step)?(?:brother|sister)(?: in law)?|uncle|aunt|cousin|grand(?:pa|ma|father|mother|parents?)|in laws|family)`;
const OTHER =
  '(?:boss|manager|supervisor|co ?worker|landlord|neighbou?rs?|room ?mate|teacher|coach|pastor|priest|caregiver|caretaker|babysitter|nanny|nurse|doctor|friend|stranger|stalker|abuser|rapist|pimp|trafficker|date|classmate|tenant|cop|police|officer|gang|man|men|guys?|woman|women|lady|people|person|someone|everyone|anyone|employees?|students?|patients?|residents?)';
/** Skips the possessive "her", as in "hurt her back". */
const HER =
  'her(?= (?:and|but|or|so|in|on|at|with|when|while|because|until|every|all|again|up|bad|badly|hard|too|now|please|help|last|for|to|daily|constantly|physically|i|we|he|she|they|my|kids|children)\\b|$)';
const WHOSE = '(?:my|our|his|her|their|your|a|an|the|another|this|that|some|own|young|old|little|elderly|disabled|new)';

export const CLASSES = {
  partner: `${PARTNER}s?`,
  parent: `${PARENT}s?`,
  child: CHILD,
  /** A person who may do harm, including typos like "my husbands going to". */
  agent: `(?:${KIN}|${OTHER}|he|she|they)s?`,
  /** A person who is harmed. */
  victim: `(?:me|us|him|them|${HER}|(?:${WHOSE} )+(?:${KIN}|${OTHER})|${KIN}|${OTHER})`,
  person: `(?:${WHOSE} )*(?:${KIN}|${OTHER})`,
  /** Verbs for harming a person. */
  hurts:
    '(?:beats?|beating|hits?|hitting|hurts?|hurting|chok(?:es?|ed|ing)|punch(?:es|e?d|ing)?|slap(?:s|p?ed|ping)?|kick(?:s|ed|ing)?|burn(?:s|ed|ing)|rap(?:es?|ed|ing)|abus(?:es?|ed|ing)|threaten(?:s|ed|ing)?|stalk(?:s|ed|ing)?|attack(?:s|ed|ing)?|strangl(?:es?|ed|ing)|stab(?:s|b?ed|bing)?|shot|shoots?|molest(?:s|ed|ing)?|touch(?:es|ed|ing)?|grop(?:es?|ed|ing)|assault(?:s|ed|ing)?|shov(?:es?|ed|ing)|push(?:es|ed|ing)|tortur(?:es?|ed|ing)|terroriz(?:es?|ed|ing)|kidnap(?:s|ped|ping)?|traffic(?:s|ked|king)|exploit(?:s|ed|ing)|drugged|scares?|controls?|tried to kill|trying to kill)',
  /** Participles that describe having been harmed. */
  harmed:
    '(?:(?:gang )?raped|beaten|beat up|assaulted|stalked|abused|molested|groped|strangled|choked|stabbed|shot|threatened|trafficked|kidnapped|abducted|attacked|drugged|held (?:hostage|captive|against)|mugged)',
  kills: '(?:kill?|shoot|stab|murder|strangle|rape|drown|hurt|beat|burn|choke|attack|poison|hunt)',
  /** Words that announce an act. */
  will: '(?:will|would|going to|wants? to|wanted to|tr(?:y|ies|ied|ying) to|threat(?:en|ens|ened|ening) to|swore to|promised? to|might|about to|plan(?:s|ning)? to|ready to|is gonna)',
  is: '(?:is|are|am|was|were|be|been|being|got|get|gets|getting|has|have|had|just|so|nearly|almost|constantly|still|physically|sexually|brutally|always|repeatedly|badly|emotionally|mentally)',
  animal:
    '(?:cattle|livestock|cows?|calf|calves|bulls?|horses?|dogs?|cats?|pupp(?:y|ies)|kittens?|pets?|chickens?|hens?|goats?|sheep|lambs?|pigs?|hogs?|animals?|herds?|bees?|birds?|deer|wildlife|fish|turtles?|crops?|plants?)',
  /** Body parts and other things that get hurt by accident. */
  body: '(?:back|head|hands?|foot|feet|legs?|arms?|knees?|hips?|shoulders?|neck|eyes?|ankles?|wrists?|fingers?|toes?|spine|elbow|ribs?|face|teeth|tooth|ear|thumb|nose|chin|body|credit|business|chances?|feelings|pride|car|truck|self)',
  /** Words that express urgency. */
  now: '(?:now|right now|today|tonight|this (?:minute|morning|evening|afternoon|week)|tomorrow|immediately|asap|fast|please)',
  home: '(?:house|home|apartment|place|trailer|room|motel|hotel|shelter|condo|building|mobile home)',
} as const;

/** Builds a pattern from classes: "{agent} {hurts} {victim}". */
export function pattern(source: string): RegExp {
  const spelled = source.replace(/\{(\w+)\}/g, (whole, name: string) => (isClass(name) ? CLASSES[name] : whole));
  return new RegExp(`\\b(?:${spelled})\\b`);
}

function isClass(name: string): name is keyof typeof CLASSES {
  return name in CLASSES;
}
