export const CRISIS = {
  title: 'Ayuda ahora mismo',
  leave: 'Salir de esta página ahora',
  leaveHint:
    'Lo lleva a una página del clima. No guardamos estas palabras en ningún lugar: ni en la dirección de esta página ni en sus búsquedas.',
} as const;

export const TITLES = {
  suicide: 'No tiene que pasar por esto en soledad',
  overdose: 'Sobredosis, envenenamiento o alguien que no puede respirar',
  violence: 'Si alguien le hace daño o le amenaza',
  child: 'Si un menor está en peligro',
  disaster: 'Si le afectó un desastre',
  shelter: 'Si no tiene dónde dormir',
  hunger: 'Si necesita comida hoy',
} as const;

export const LINES = {
  emergency: 'Si usted u otra persona está en peligro en este momento:',
  lifeline:
    'Llame o envíe un mensaje de texto a la Línea 988 de Prevención del Suicidio y Crisis, de día o de noche, gratis y en privado. Los veteranos marcan 1:',
  overdose: 'Si alguien tomó demasiado, no respira o no despierta, llame ahora:',
  treatment:
    'Para recibir tratamiento, de día o de noche, gratis y en privado, la línea nacional de ayuda sobre drogas y alcohol:',
  violence:
    'La Línea Nacional contra la Violencia Doméstica le escucha y busca un lugar seguro, de día o de noche, gratis y en privado. También puede enviar START por mensaje de texto al 88788:',
  child:
    'La línea nacional de Childhelp contra el maltrato infantil, por llamada o mensaje de texto, de día o de noche, también para menores:',
  shelterAndFood: 'Para encontrar un refugio y comida cerca de usted esta noche:',
  fema: 'Para pedir ayuda a FEMA después de un desastre:',
  shelter: 'Saben qué refugio cerca de usted tiene una cama esta noche:',
  food: 'Conocen las despensas de alimentos y las comidas cerca de usted:',
  hunger: 'La Línea Nacional contra el Hambre del USDA (en inglés, 1-866-348-6479) encuentra comida cerca de usted:',
} as const;

export const LINKS = {
  chatAt: (host: string) => `Chatear en ${host}`,
  applyAt: (host: string) => `Solicitar en ${host}`,
} as const;

export const HUNGER_LINE = { shown: '1-877-842-6273', call: '18778426273' } as const;
