import { browserNameOf } from '../../../contract/account/browser-name.ts';
import { BROWSER_NAME } from '../../../contract/account/browser-name-words.es.ts';
import { PRODUCT_NAME } from '../../../contract/limits.ts';
import type { ACCOUNT_MAIL as English } from './mail-texts.ts';

const WHILE = 'El enlace funciona una sola vez, durante una hora.';

export const ACCOUNT_MAIL: typeof English = {
  locale: 'es-US',
  reset: {
    subject: 'Elija una contraseña nueva',
    text: `Alguien pidió una contraseña nueva para su cuenta de ${PRODUCT_NAME}. ${WHILE}`,
    action: 'Elegir una contraseña nueva',
    why: 'Recibe este correo porque alguien escribió su dirección en nuestro formulario “¿Olvidó su contraseña?”. Si no fue usted, no haga nada: su contraseña sigue siendo la misma.',
  },
  passwordChanged: {
    subject: 'Se cambió su contraseña',
    text: `Se acaba de cambiar la contraseña de su cuenta de ${PRODUCT_NAME}. En los demás navegadores hay que iniciar sesión otra vez. Si tenía una dirección de calendario, se desactivó.`,
    why: (page) =>
      `Enviamos este correo cada vez que cambia su contraseña. Si no fue usted, otra persona conoce su contraseña o lee su correo: pida una nueva de inmediato con “¿Olvidó su contraseña?” en ${page}, y cambie también la contraseña de su correo electrónico.`,
  },
  confirmNewEmail: {
    subject: 'Confirme su nueva dirección de correo electrónico',
    text: `Alguien quiere usar esta dirección para su cuenta de ${PRODUCT_NAME}. ${WHILE}`,
    action: 'Confirmar esta dirección',
    why: 'Recibe este correo porque alguien con una cuenta escribió su dirección como la nueva. Si no fue usted, no abra el enlace y nada cambiará.',
  },
  confirmOwnEmail: {
    subject: 'Confirme su dirección de correo electrónico',
    text: `Abra este enlace para confirmar que le llegan nuestros correos. Después podemos enviarle lo que pidió: programas nuevos para sus búsquedas guardadas y recordatorios de fechas límite. ${WHILE}`,
    action: 'Confirmar esta dirección',
    why: `Recibe este correo porque alguien con una cuenta y esta dirección lo pidió en ${PRODUCT_NAME}. Si no fue usted, no abra el enlace y nada cambiará.`,
  },
  emailInUse: {
    subject: 'Su dirección ya está en uso',
    text: `Alguien intentó usar esta dirección para otra cuenta de ${PRODUCT_NAME}. No es posible, porque su cuenta ya la usa. Nada cambió.`,
    why: (page) =>
      `Recibe este correo porque alguien con una cuenta escribió su dirección como la nueva. Si fue usted, inicie sesión con esta dirección en ${page}. Si no, no haga nada.`,
  },
  emailChanged: {
    subject: 'Se cambió su dirección de correo electrónico',
    text: `Su cuenta de ${PRODUCT_NAME} ahora tiene otra dirección de correo electrónico. Ya no enviaremos nada a esta, y con ella no se puede iniciar sesión.`,
    why: (page) =>
      `Enviamos este correo cada vez que cambia su dirección. Si no fue usted, escríbanos de inmediato: nuestra dirección está en ${page}.`,
  },
  newDevice: {
    subject: 'Nuevo inicio de sesión en su cuenta',
    text: `Alguien acaba de iniciar sesión en su cuenta de ${PRODUCT_NAME} en un navegador que no se había usado antes para ella.`,
    when: (time) => `Cuándo: ${time}`,
    browser: (userAgent) => `Navegador: ${browserNameOf(userAgent, BROWSER_NAME)}`,
    where: (place) => `Dónde: cerca de ${place}, según su red`,
    whatToDo:
      'Si fue usted, no tiene que hacer nada. Si no, cierre la sesión de ese navegador en “Sesiones abiertas” y después cambie su contraseña.',
    action: 'Ver dónde tiene la sesión abierta',
    why: 'Enviamos este correo cada vez que alguien inicia sesión en su cuenta desde un dispositivo o navegador nuevo.',
  },
  signInCode: {
    subject: 'Su código para iniciar sesión',
    code: (code) => `Su código: ${code}`,
    text: 'Escríbalo en la página donde lo pidió. Funciona una sola vez, durante diez minutos, y solo ahí.',
    why: `Recibe este correo porque alguien pidió un código para iniciar sesión en su cuenta de ${PRODUCT_NAME}. Si no fue usted, no haga nada: sin el código nadie puede entrar. No se lo diga a nadie. Nosotros nunca se lo pediremos.`,
  },
  wayIn: {
    action: 'Abrir su cuenta',
    why: 'Enviamos este correo cada vez que cambia su forma de iniciar sesión. Si no fue usted, cambie su contraseña de inmediato: así se cierra la sesión en todos los demás navegadores.',
  },
  secondFactor: {
    on: {
      subject: 'Se activó su aplicación de autenticación',
      text: `Desde ahora, para iniciar sesión en su cuenta de ${PRODUCT_NAME} necesita un código de su aplicación. Guarde sus códigos de recuperación en un lugar seguro: con ellos puede entrar si pierde su teléfono.`,
    },
    off: {
      subject: 'Se desactivó su aplicación de autenticación',
      text: `Ya no necesita un código de su aplicación para iniciar sesión en su cuenta de ${PRODUCT_NAME}, y sus códigos de recuperación ya no funcionan.`,
    },
  },
  recoveryCodeUsed: {
    subject: 'Se usó un código de recuperación',
    text: `Alguien acaba de iniciar sesión en su cuenta de ${PRODUCT_NAME} con uno de sus códigos de recuperación. Ese código ya no se puede usar.`,
  },
  passkey: {
    added: {
      subject: 'Se agregó una llave de acceso',
      text: `Su cuenta de ${PRODUCT_NAME} tiene una llave de acceso nueva. Quien tenga el dispositivo puede iniciar sesión con ella.`,
    },
    removed: {
      subject: 'Se quitó una llave de acceso',
      text: `Se quitó una llave de acceso de su cuenta de ${PRODUCT_NAME}. Ya nadie puede iniciar sesión con ella.`,
    },
  },
};
