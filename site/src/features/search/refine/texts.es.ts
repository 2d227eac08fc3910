/** Texts of the dialog. Separate, because its code loads later. */
export const REFINE = {
  title: 'Filtre su búsqueda',
  description: 'Deje en blanco lo que no le importe.',
  location: 'Lugar',
  locationPlaceholder: 'Ciudad, estado',
  locationHint: 'Busque en otro lugar sin cambiar su perfil.',
  fromProfile: (place: string) => `Ahora se usa: ${place}.`,
  locationUnclear: 'Escriba también el estado, por ejemplo “Columbus, OH”.',
  category: 'Categoría',
  apply: 'Mostrar programas',
  reset: 'Borrar',
} as const;
