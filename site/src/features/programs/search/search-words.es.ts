export const IN = 'en';
export const HAS_THESAURUS: boolean = false;
