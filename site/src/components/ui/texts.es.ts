export const CLOSE = 'Cerrar';
export const CLOSE_NOTICE = 'Cerrar este aviso';
export const NEEDS_SCRIPT = 'Esta página necesita JavaScript. Actívelo en su navegador.';
export const TRY_AGAIN = 'Intentar de nuevo';
export const UNLOADED = 'No se pudo cargar esta parte. Vuelva a cargar la página.';
export const OPTIONAL = '(opcional)';
export const SHOW = 'Mostrar';
export const HIDE = 'Ocultar';
export const SHOW_PASSWORD = 'Mostrar la contraseña';
export const HIDE_PASSWORD = 'Ocultar la contraseña';

export const suggestionsShown = (count: number) => {
  if (count === 0) return 'No hay sugerencias';
  return `${count === 1 ? '1 sugerencia' : `${count} sugerencias`}. Elija con las flechas.`;
};

const characters = (count: number) => (count === 1 ? '1 carácter' : `${count} caracteres`);
export const charactersUsed = (used: number, limit: number) => `${used} de ${characters(limit)}`;
export const charactersLeft = (count: number) => (count === 1 ? 'Queda 1 carácter' : `Quedan ${characters(count)}`);
export const charactersTooMany = (count: number) => (count === 1 ? 'Sobra 1 carácter' : `Sobran ${characters(count)}`);
