import { PRODUCT_NAME } from '../../../../contract/limits.ts';

export const CONTACT_PAGE = {
  head: {
    title: 'Contacto',
    description: `Cómo comunicarse con ${PRODUCT_NAME}, en qué podemos ayudarle y en qué no, a quién llamar si es urgente y qué enviarnos si un dato de un programa está equivocado.`,
  },
  title: 'Contacto',
  lead: `Escríbanos sobre ${PRODUCT_NAME}: un dato equivocado, un programa que falta, su cuenta. Sobre su propio caso, pregunte en la oficina que lo tiene.`,
} as const;

export const URGENT = {
  title: '¿No puede esperar?',
  lines: [
    { number: '911', what: 'Alguien está en peligro' },
    { number: '988', what: 'Piensa en el suicidio o no puede más. Llame o envíe un mensaje, de día o de noche' },
    { number: '211', what: 'Necesita comida, una cama o ayuda con una factura cerca de usted' },
  ],
} as const;

export const CAN = {
  title: 'Podemos ayudarle con',
  items: [
    'Un dato de un programa que está equivocado o ya no es actual',
    'Un programa que nos falta',
    'Cómo iniciar sesión, su cuenta y el pago de Premium',
    'Ver, corregir o borrar lo que guardamos sobre usted',
    `Algo de ${PRODUCT_NAME} que sea difícil de leer o de usar`,
  ],
} as const;
export const CANNOT = {
  title: 'No podemos ayudarle con',
  items: [
    {
      text: 'Su solicitud o su pago. No somos una agencia del gobierno y no podemos ver los archivos de ninguna.',
      label: 'Busque la oficina que sí puede',
      href: '/get-help',
    },
    {
      text: 'Llenar un formulario con usted. Muchas personas lo hacen gratis.',
      label: 'Vea quién ayuda cerca de usted',
      href: '/get-help',
    },
    {
      text: 'Una decisión con la que no está de acuerdo. La ayuda legal gratuita puede revisar su carta.',
      label: 'Busque ayuda legal',
      href: '/get-help',
    },
    {
      text: 'Dinero. No damos subvenciones, y nadie de aquí le llamará para ofrecerle una.',
      label: 'Vea todos los programas',
      href: '/programs',
    },
  ],
} as const;

export const REACH = {
  title: 'Cómo comunicarse con nosotros',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  address: 'Correo postal',
  write: 'Escríbanos',
} as const;

export const REPORT = {
  title: '¿Encontró un dato equivocado?',
  lead: 'Con estas cuatro líneas podemos revisarlo:',
  items: [
    'El nombre del programa, o la dirección de su página aquí',
    'Lo que dice nuestra página ahora',
    'Lo que es correcto, y dónde lo leyó: un enlace a la página o carta oficial',
    'Su estado o condado, si allí es diferente',
  ],
  never: 'No envíe su número de Seguro Social, un número de caso ni una carta de una agencia. No los necesitamos.',
  action: 'Informe un dato equivocado',
  subject: 'Un dato equivocado',
} as const;

export const ANSWERS = { title: 'Ya tiene respuesta', all: 'Todas las preguntas y respuestas' } as const;
