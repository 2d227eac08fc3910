import type { Phrases } from './phrase-book.ts';

/** The steps of a preparation plan. */
const STEPS: Phrases = {
  'Read the official page': 'Lea la página oficial',
  'Check the rules, what to send and when it’s due. The page may be newer than ours.':
    'Revise las reglas, qué debe enviar y hasta cuándo. Esa página puede ser más reciente que la nuestra.',
  'Start your registrations': 'Empiece sus registros',
  'Gather your documents': 'Reúna sus documentos',
  '1 document left to check off.': 'Falta marcar 1 documento.',
  '{count} documents left to check off.': 'Faltan {count} documentos por marcar.',
  'Fill in the application': 'Llene la solicitud',
  'Keep a copy of everything you send.': 'Guarde una copia de todo lo que envíe.',
  'Check it before you send it': 'Revísela antes de enviarla',
  'Look for empty boxes, wrong numbers and missing papers. A second reader can help.':
    'Busque casillas vacías, números equivocados y papeles que falten. Pedirle a otra persona que la lea también ayuda.',
  'Send it': 'Envíela',
  'Send it a few days early: websites are slow on the last day. Save your confirmation.':
    'Envíela unos días antes: los sitios web van lentos el último día. Guarde su confirmación.',
  'Save your confirmation.': 'Guarde su confirmación.',

  "Counted back from the deadline on the provider's calendar, without weekends. The date can change.":
    'Los días se cuentan hacia atrás desde la fecha límite de quien ofrece el programa, sin fines de semana. La fecha puede cambiar.',
  'Applications are decided as they come in, so the sooner the better.':
    'Las solicitudes se deciden conforme llegan, así que cuanto antes, mejor.',
  'There’s no closing date. The sooner you apply, the better.':
    'No hay fecha de cierre. Mientras antes haga la solicitud, mejor.',
  'The closing date changes by round or place. Ask for yours, and start the slow steps now.':
    'La fecha de cierre cambia según la convocatoria o el lugar. Pregunte por la suya y empiece ya los pasos lentos.',
  'It isn’t open yet, and the details can change. Start the slow steps now.':
    'Todavía no está abierto, y los detalles pueden cambiar. Empiece ya los pasos lentos.',
  'We don’t know the deadline. Ask the provider before you plan around a date.':
    'No sabemos la fecha límite. Pregunte a quien ofrece el programa antes de hacer planes para una fecha.',
  'Call, or look at its website, for this year’s dates. We only know those of an earlier year.':
    'Llame o mire su sitio web para saber las fechas de este año. Solo conocemos las de un año anterior.',
  'The deadline has passed. If it opens again, the steps are the same.':
    'La fecha límite ya pasó. Si vuelve a abrir, los pasos son los mismos.',

  'Start today. From here it usually takes {days}, and {left}.':
    'Empiece hoy. Desde este paso suele tardar {days}, y {left}.',
  'Start today. This can take {days}, and {left}. If you aren’t registered yet, it may not be ready in time: ask the provider.':
    'Empiece hoy. Esto puede tardar {days}, y {left}. Si todavía no tiene el registro, puede que no esté listo a tiempo: pregunte a quien ofrece el programa.',
  '1 business day': '1 día hábil',
  '{count} business days': '{count} días hábiles',
  'none is left': 'ya no queda ninguno',
  'only 1 is left': 'solo queda 1',
  'only {count} are left': 'solo quedan {count}',
  'Send it today: it’s the last day.': 'Envíela hoy: es el último día.',
  'Send it today: tomorrow is the last day.': 'Envíela hoy: mañana es el último día.',
  'Send it today: the last day is in {count} days.': 'Envíela hoy: el último día es dentro de {count} días.',
};

/** Accounts that the government requires. A plan's step lists several, one sentence after another. */
const REGISTRATIONS: Phrases = {
  'Register your organization in SAM.gov, where it gets its Unique Entity ID (UEI)':
    'Registre su organización en SAM.gov, donde recibe su Unique Entity ID (UEI)',
  'Register your organization in SAM.gov, where it gets its Unique Entity ID (UEI). {more}':
    'Registre su organización en SAM.gov, donde recibe su Unique Entity ID (UEI). {more}',
  'Up to 10 business days once everything is in order; weeks or months if something can’t be verified. We plan for six weeks. It’s free, and you renew it every year. DUNS numbers are no longer used.':
    'Hasta 10 días hábiles cuando todo está en orden; semanas o meses si algo no se puede verificar. Calculamos seis semanas. Es gratis y se renueva cada año. Los números DUNS ya no se usan.',
  'Make a Grants.gov account': 'Abra una cuenta en Grants.gov',
  'Make a Grants.gov account. {more}': 'Abra una cuenta en Grants.gov. {more}',
  'You get the account right away. Your organization must be in SAM.gov first, and its contact person there has to let you submit for it. We plan for a week.':
    'La cuenta se obtiene de inmediato. Primero su organización debe estar en SAM.gov, y la persona de contacto que tiene allí debe autorizarle a presentar solicitudes en su nombre. Calculamos una semana.',
  'Register your organization, and the people who apply, in eRA Commons':
    'Registre en eRA Commons su organización y a las personas que hacen la solicitud',
  'Register your organization, and the people who apply, in eRA Commons. {more}':
    'Registre en eRA Commons su organización y a las personas que hacen la solicitud. {more}',
  'NIH says its registrations can take six weeks or more.':
    'NIH dice que sus registros pueden tardar seis semanas o más.',
  'Make an account on Research.gov': 'Abra una cuenta en Research.gov',
  'Make an account on Research.gov. {more}': 'Abra una cuenta en Research.gov. {more}',
  'The National Science Foundation doesn’t say how long. Your organization needs its UEI from SAM.gov first. We plan for a week.':
    'La National Science Foundation no dice cuánto tarda. Primero su organización necesita su UEI de SAM.gov. Calculamos una semana.',
  'Make a StudentAid.gov account (FSA ID). Parents or a spouse who fill in a part need one each':
    'Abra una cuenta en StudentAid.gov (FSA ID). Los padres o el cónyuge que llenen una parte necesitan una cada uno',
  'The Social Security Administration checks your identity, which can take a few days.':
    'La Administración del Seguro Social verifica su identidad, y eso puede tardar unos días.',
};

/** Why a program needs an account. */
const WHY: Phrases = {
  'This is a federal grant. Federal agencies may give money only to registered organizations (2 CFR part 25).':
    'Esta es una subvención federal. Las agencias federales solo pueden dar dinero a organizaciones registradas (2 CFR parte 25).',
  'Grants.gov lets an organization apply only after it registers there.':
    'Grants.gov acepta solicitudes de una organización solo después de que se registre allí.',
  '{why} Only if you apply for an organization, not for yourself.':
    '{why} Solo si hace la solicitud para una organización, no para usted.',
  'Its notice is on Grants.gov, where you submit most federal applications. The notice says whether that includes this one.':
    'Su convocatoria está en Grants.gov, donde se presenta la mayoría de las solicitudes federales. La convocatoria dice si esta también.',
  'The National Institutes of Health require it for all their grants to organizations.':
    'Los National Institutes of Health lo exigen para todas sus subvenciones a organizaciones.',
  'The National Science Foundation takes proposals on Research.gov or on Grants.gov.':
    'La National Science Foundation recibe propuestas en Research.gov o en Grants.gov.',
  'Nobody can sign the FAFSA without one. {why}': 'Sin esta cuenta, nadie puede firmar la FAFSA. {why}',
  'The application form is on Grants.gov.': 'El formulario de solicitud está en Grants.gov.',
  'The program says: “{text}”': 'El programa dice: “{text}”',
};

export const PLAN_PHRASES: Phrases = { ...STEPS, ...REGISTRATIONS, ...WHY };
