import { distinctiveWords } from '../search/words.ts';
import type { Facts } from './fact-types.ts';

/** Words that programs use for people with these facts. */
const WORDS_OF: readonly [(facts: Facts) => boolean, string][] = [
  [(facts) => facts.veteran === true, 'veteran military service'],
  [(facts) => (facts.age ?? 0) >= 60, 'older senior retirement aging'],
  [(facts) => facts.student === 'current', 'student college tuition'],
  [(facts) => facts.student === 'future', 'student college tuition school'],
  [(facts) => facts.singleParent === true, 'parent child family childcare'],
  [(facts) => facts.disability === true, 'disability disabled'],
  [(facts) => facts.ownsBusiness === true, 'business'],
  [(facts) => facts.startingBusiness === true, 'business startup entrepreneur'],
  [(facts) => facts.applicantKind?.includes('farm') === true, 'farm farmer rancher agriculture land'],
  [(facts) => facts.applicantKind?.includes('nonprofit') === true, 'nonprofit organization community'],
  [(facts) => facts.applicantKind?.includes('researcher') === true, 'research science'],
  [(facts) => facts.tribalMember === true || facts.minorityGroup === 'native-american', 'native american indian tribe'],
  [(facts) => facts.home === 'own', 'homeowner home repair'],
  [(facts) => facts.home === 'rent' || facts.home === 'temporary', 'rent housing'],
  [(facts) => facts.home === 'seeking', 'home buy mortgage'],
  [(facts) => facts.community === 'rural' || facts.community === 'remote', 'rural'],
  [(facts) => facts.citizenship === 'refugee', 'refugee'],
  [(facts) => facts.industry === 'technology', 'technology innovation'],
  [(facts) => facts.industry === 'arts', 'arts artist culture'],
  [(facts) => facts.industry === 'healthcare', 'health nurse'],
  [(facts) => facts.industry === 'education', 'teacher education'],
];

/** Returns what to search for if the person typed nothing. If they typed only a few words, it breaks ties. */
export function interestsOf(facts: Facts, occupation: string | null): string[] {
  const words = WORDS_OF.filter(([holds]) => holds(facts)).map(([, text]) => text);
  return distinctiveWords([...words, occupation ?? ''].join(' ')).map(({ text }) => text);
}
