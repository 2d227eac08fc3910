import { pattern } from './classes.ts';

/** Phrases that sound dangerous but aren't. They are removed before matching. */
const HARMLESS: readonly RegExp[] = [
  // Illnesses, and accidents that no one caused.
  '(?<!having a )(?:heart|panic|anxiety|asthma|cyber|ransomware|shark|bear|dog) attacks?',
  '(?:hurts?|hit|injur(?:es|ed)|broke|burn(?:s|ed)|cut|hurting|kicked|beat|punched|slapped) (?:his|her|my|their|our|its) (?:own |lower |upper |left |right |bad )*{body}(?! (?:in|against) (?:the|a) wall)',
  '(?:hurt|injured|hit|burned|killed|struck) (?:myself |himself |herself )?(?:at|on|in|during|while|from|by) (?:the |a |an |his |her |my |our )?(?:job|work|working|lifting|falling|fall|line of duty|duty|accident|car|truck|bus|train|crash|wreck|farm|playing|service|war|combat|iraq|vietnam|afghanistan|korea|training|driver|forklift|machine|drunk driver)',
  '(?:shot|attacked|stabbed|hit|wounded|beaten|burned) (?:down )?(?:in|at|during|while) (?:the )?(?:iraq|vietnam|afghanistan|korea|kuwait|combat|war|battle|line of duty|service|deployment|polls|game)',
  '(?:attacked|bitten|killed|hurt|kicked|stalked|threatened) by (?:a |an |the |our |my )*(?:\\w+ )?{animal}|attacked by (?:a |the )?(?:shark|bear|wolf|wolves|coyotes?|hackers?|virus|mountain lion)',
  '(?:hurt|cut|burned|injured) myself (?:at|on the job|while|lifting|falling|working|playing|cooking|shaving|in (?:a|an|the))',
  'myself (?:employ\\w*|suffic\\w*|storage|service|defen[sc]e|help|publish\\w*)',
  '(?:flu|allergy|covid|vaccine|tetanus|insulin|b12|big|long) shots?|shots? (?:records?|clinic|gun|put)',
  '(?:died|death|dead|lost \\w+ \\w+) (?:of|from|by|to) (?:an |a )?(?:accidental )?overdos\\w+|(?:alzheimers|dementia|autis\\w+|tourettes|adhd)(?: \\w+){0,2} (?:hits|bites|hurts|kicks|punches|scratches) (?:people|others|himself|herself|staff|kids|classmates)|(?:burned|burnt|destroyed|flooded)(?: down)? (?:last|a|two|three|\\d+) (?:year|years)|choked up|(?:lead|food|ivy) poison\\w*|(?:lead|arsenic|pfas) (?:was |is )?poisoned',
  // Economic hardship that affects everyone.
  '(?:hit|hurt|beaten|threatened|attacked|crushed|choked|strangled|squeezed|touched|burned|struck|scared) (?:\\w+ ){0,2}by (?:the |a |an |all |these |rising |high |new |recent )*(?:inflation|layoffs?|lay offs?|prices?|costs?|rent|bills?|taxes|tariffs?|recession|economy|covid|pandemic|shutdown|cuts?|drought|flood\\w*|hail|frost|freeze|storms?|hurricanes?|tornado(?:es)?|wildfires?|heat|cold|debts?|interest|competition|foreclosure|eviction|car|truck|bus|train|deer|drunk driver|driver|lightning|tree|virus|illness|cancer|stroke|story|music)',
  '(?:hit|hits|hurt|hurts|hurting) (?:so |really |very |pretty )?hard(?! by (?:my|her|his|a|the))|hard hit|hits? (?:me|us|him|them) (?:up|with (?:a |an |the )?(?:\\w+ )?(?:bills?|fees?|fines?|charges?|lawsuit|tax|taxes|rent increase))',
  '(?:threaten\\w*) (?:me |us |him |her |them )?(?:with|to) (?:a |an |my |our )?(?:evict\\w*|foreclos\\w*|lawsuit|sue|sho?ut ?off|shut off|disconnect\\w*|repossess\\w*|repo|fine|fire|cut off|cancel|close|deport\\w*|court|collections?)',
  '(?:inflation|bills?|rent|prices?|costs?|taxes|debt|tuition|interest|drought|heat|mortgage|payments?|winter|storm|hurricane|economy|recession|layoffs?|tariffs?|covid|it|this|that|which)(?: \\w+){0,2} (?:kill|kills|killing|hurt|hurts|hurting|hit|hits|hitting|beat|choking|scares?|crush\\w*|burn\\w*|threaten\\w*|attack\\w*|strangling) (?:me|us|him|her|them|my|our|\\w+s)',
  // Sports, winning, and words used in another sense.
  '(?:beats?|beat|beating|fights?|fighting|attack(?:s|ed|ing)?) (?:the |my |his |her |our |breast |lung |stage \\w+ )*(?:cancer|heat|cold|odds|traffic|competition|system|addiction|leukemia|illness|disease|market|deadline|record|drum|covid|summer|poverty|problem)',
  '(?:abus(?:es|ed|ing|e)|abuses?|addicted to|addict(?:ion|ed)) (?:of )?(?:\\w+ (?:and|or) )?(?:prescription |hard |illegal )?(?:drugs?|alcohol|substances?|pills|opioids?|meth|heroin|marijuana|cocaine|medication|steroids|painkillers|power|authority|process|trust|funds?|office|(?:water|land|mineral|grazing|civil|human) rights|(?:the )?(?:system|program|benefits|law))',
  '(?:drug|substance|alcohol|opioid|steroid|polysubstance) abus\\w+|abus\\w+ of (?:the |his |her |our )?(?:\\w+ )?(?:rights|power|authority|discretion|funds|office|process|trust|system|land|privilege)',
  '(?:afraid|scared|terrified|fear) (?:of|about) (?:the |a |an |my |his |her )*(?:dentist\\w*|doctors?|needles?|heights|flying|debt|bills?|audit|irs|interview|future|failing|failure|surgery|computers?|technology|dark|spiders|storms?|taxes|losing|being (?:late|fired|laid|denied|rejected|alone|evicted|broke)|not|falling|forms?|paperwork|bank|bankruptcy|landlord raising)',
  'starving (?:artists?|students?|musicians?|actors?|for (?!food|days|weeks|a week|a day|\\d))|starve a fever',
  'suicide (?:squad|doors?|bomber|of officer)|(?:committed|career|political|financial|economic|social) suicide(?= (?:squad|of officer))',
  '(?:shooting|shot|gun|archery|firing|rifle) (?:range|sports?|club|team|star|safety|education|facility)\\w*|(?:gun|knife) (?:safe|shop|store|license|permit|range|club|dealer|collection|business|show|rack|making|maker|sharpening|smith)\\w*',
  '(?:house|home) on fire sale|fire ?house|(?:house|home|apartment|building) fire (?:prevention|insurance|extinguishers?|alarms?|safety|detectors?|drills?|code|department|engine|station|truck|escape|inspection)',
  // Where people live or go, and everyday things they lack.
  'not want to live (?:(?:any ?more |any longer |alone )?(?:in|at|near|with|on|off|around|by|next|close|here in|downtown|far|beside|under the same)|here)(?! (?:this|pain|such pain|agony|misery|fear|earth|the world|this world|this life|this body|it)\\b)',
  '(?:have|has|find|is|need|get|got|without) (?:not )?(?:have )?(?:a|any|no) (?:good |safe )?(?:place|where) to (?:go to |go for )(?:school|college|church|class|work|the doctor|preschool|daycare|therapy|treatment|a doctor)|(?:nowhere|no place) to (?:go to (?:school|college|church)|live stream|go fishing|go swimming|stay fit)',
  'kicked (?:me |us |him |her |them )?(?:out|off) of? ?(?:school|college|class|the (?:program|team|army|military|navy|marines|band|club|class|union)|(?:my |our |the )?(?:program|insurance|plan|medicaid|medicare|snap|food stamps|section 8|benefits|health plan|daycare|university|team))',
  'no food (?:trucks?|permit|handlers?|license|stamps?|bank|pantry|processing|safety|allerg\\w+|waste|coloring|service|business|deserts?|insecurity|labels?|inspection|processor|hub|cart|co ?op)|need food (?:trucks?|permits?|handlers?|licenses?|safety|processing|storage|service|business|equipment)',
  'no milk (?:dairy|cows?|farm|market|price|check|production|hauler|parlor|tank|goats?|allerg\\w+|substitute)|no formula (?:grants?|funding|funds?)',
  'miss(?:ing|es) (?:\\w+ )?(?:teeth|tooth|school|class(?:es)?|meals|work|days|records?|documents?|papers?|credits?|homework|vaccin\\w+|shots|paperwork|payments?|child support|limbs?|a (?:leg|arm|hand|foot|finger|parent|father|mother|tooth|limb))',
  // Animals and plants.
  '{animal}(?: \\w+){0,3} (?:starv\\w+|hungry|(?:not|stopped) breathing|dying|poisoned|attacked|abused|missing|shot|hurt|drown\\w*|killed)|(?:starving|abused|hungry|missing|poisoned|lost|abandoned|stray|abusing|neglected|hitting|feed) (?:(?:my|our|the|his|her) )?{animal}',
  '(?:animal|dog|cat|pet) (?:abuse|shelters?|rescue|cruelty|control)|(?:tax|storm|wind|bus|hurricane|tornado|rain) shelters?|tax (?:shelter|fraud|abuse)\\w*',
].map(pattern);

/** Removes harmless phrases from a folded text. */
export function withoutHarmless(text: string): string {
  return HARMLESS.reduce((left, harmless) => left.replace(new RegExp(harmless, 'g'), ' . '), text).replace(/ +/g, ' ');
}
