/** Sentences that start with an everyday word, not with a name that keeps its capital. */
export const PLAIN_START =
  /^(?:You|Your|A|An|The|At|As|For|If|In|It|Its|No|One|More|There|What|Without|Both|Each|Any|All|Most|Other|Another|This|Their|They|Some(?:body|one)?|Nobody|Every(?:body|one)?)\b/;
