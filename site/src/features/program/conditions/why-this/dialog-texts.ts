export const LOADING_CHANGES = 'Figuring out what would change this';
export const SOURCES_FAILED = 'We couldn’t load where these conditions come from';
export const CHANGES_FAILED = 'We couldn’t figure out what would change this';
