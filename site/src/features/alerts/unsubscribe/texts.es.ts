import type { Unsubscription } from '../../../../../contract/saved/alerts.ts';

export const LOADING = 'Revisando su enlace…';
export const INCOMPLETE = 'Este enlace no está completo. Ábralo de nuevo desde nuestro correo electrónico.';
export const STOPPING = 'Cancelando…';
export const NOT_STOPPED = 'No pudimos cancelar los correos';

export const BROKEN = { title: 'Este enlace no funciona', action: 'Iniciar sesión para ver su configuración' } as const;

interface Words {
  question: string;
  text: string;
  action: string;
  done: string;
  doneText: string;
  turnOn: string;
  settings: string;
}

/** Returns the page's texts for a kind of email. */
export function wordsFor({ about, name }: Unsubscription): Words {
  switch (about) {
    case 'search':
      return wordsForSearch(name === null ? 'esta búsqueda guardada' : `su búsqueda guardada “${name}”`);
    case 'reminders':
      return {
        question: '¿Cancelar los recordatorios de fechas límite?',
        text: 'Ya no le enviaremos un correo electrónico cuando se acerque la fecha límite de un programa guardado. Sus programas seguirán guardados.',
        action: 'Cancelar recordatorios',
        done: 'Cancelamos sus recordatorios',
        doneText: 'Ya no recibirá recordatorios de fechas límite. Seguirá recibiendo los demás correos que pidió.',
        turnOn: 'Iniciar sesión para activarlos de nuevo',
        settings: '/profile#deadline-reminders',
      };
    case 'changes':
      return {
        question: '¿Cancelar los correos sobre cambios?',
        text: 'Ya no le enviaremos un correo electrónico cuando cambie un programa guardado. Sus programas seguirán guardados.',
        action: 'Cancelar estos correos',
        done: 'Cancelamos estos correos',
        doneText: 'Ya no recibirá correos sobre cambios. Seguirá recibiendo los demás correos que pidió.',
        turnOn: 'Iniciar sesión para activarlos de nuevo',
        settings: '/profile#program-changes',
      };
  }
}

function wordsForSearch(search: string): Words {
  return {
    question: '¿Cancelar los correos de esta búsqueda?',
    text: `Ya no le enviaremos correos electrónicos sobre lo que hay de nuevo para ${search}. La búsqueda se queda en su perfil.`,
    action: 'Cancelar estos correos',
    done: 'Cancelamos estos correos',
    doneText: `Ya no recibirá correos sobre ${search}. Seguirá recibiendo los demás correos que pidió.`,
    turnOn: 'Iniciar sesión para activarlos de nuevo',
    settings: '/profile#saved-searches',
  };
}

/** The page's title and description. */
export const HEAD = {
  title: 'Cancelar nuestros correos',
  description:
    'El enlace de nuestro correo electrónico cancela ese tipo de correo con un clic, sin iniciar sesión. Puede activarlo de nuevo.',
} as const;
