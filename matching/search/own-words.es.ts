const words = (text: string) => new Set(text.split(' '));

export const OWN_STOP_WORDS: ReadonlySet<string> = words(
  'a ahora al algo alguien algun alguna aqui ayudan ayudas ayude ayudeme cada cual cuando cuanto donde e ella ellos ' +
    'es esa ese eso esta estamos estan este esto gracias ha hace hacer hago hay he hola la le les lo mas me mis muy ' +
    'necesita necesitamos necesitan ni nos nosotros nuestra nuestro o obtener otra otro pa pedir pero poder porque ' +
    'pudiera puede puedo pues que queremos quien quisiera recibir saber se ser si sobre somos son tambien tan te ' +
    'tener tenemos tiene toda todo tu tus u unas unos usted y ya yo',
);
export const OWN_GENERAL_WORDS: ReadonlySet<string> = words(
  'apoyo asistencia beneficio beneficios conseguir costo dar dinero dolares encontrar federal fondos gobierno gratis nuevo nueva ' +
    'pagar pago pagos paga persona personas programa programas requisitos servicio servicios solicitar solicitud subvencion',
);
export const OWN_NEGATIONS: ReadonlySet<string> = words('sin nunca ningun ninguna');
