export const LOADING_CHANGES = 'Calculando qué cambiaría esto';
export const SOURCES_FAILED = 'No pudimos cargar las fuentes';
export const CHANGES_FAILED = 'No pudimos calcularlo';
