import { DRAFT_PHRASES } from '../../../../contract/spanish/draft-phrases.ts';
import { PLAN_PHRASES } from '../../../../contract/spanish/plan-phrases.ts';
import { AGENT_PHRASES } from '../../../../matching/spanish/agent-phrases.ts';
import { MATCHING_BOOK } from '../../../../matching/spanish/benefit-phrases.ts';
import { PRIORITY_PHRASES } from '../../../../matching/spanish/priority-phrases.ts';

export const OWN_PHRASES = {
  ...MATCHING_BOOK,
  answers: { ...PLAN_PHRASES, ...DRAFT_PHRASES, ...AGENT_PHRASES, ...PRIORITY_PHRASES },
};
