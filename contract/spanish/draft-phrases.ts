import type { Phrases } from './phrase-book.ts';

/** Blanks in a draft that the member fills in. */
const GAPS: Phrases = {
  '[name of your organization]': '[nombre de su organización]',
  '[name of your sponsor]': '[nombre de su patrocinador]',
  '[your city and state]': '[su ciudad y estado]',
  '[your name]': '[su nombre]',
  '[your phone number]': '[su número de teléfono]',
  '[your occupation]': '[su ocupación]',
  '[today’s date]': '[fecha de hoy]',
  '[case or application number]': '[número de caso o de solicitud]',
  '[name of the office]': '[nombre de la oficina]',
  '[kind of organization]': '[tipo de organización]',
};

const WHAT_YOU_DO = '[What you do and for which people, in two sentences.]';
const LO_QUE_HACE = '[Qué hace y para quién, en dos oraciones.]';

const APPLICATION: Phrases = {
  'Who you are': 'Quién es usted',
  'The need': 'La necesidad',
  'What you’ll do': 'Qué va a hacer',
  'How you’ll know it worked': 'Cómo sabrá que funcionó',
  'Who will do it': 'Quién lo hará',
  'What happens when the money ends': 'Qué pasa cuando se acabe el dinero',
  'A usual part of an application. The funder’s notice says what it really asks for.':
    'Una parte habitual de una solicitud. La convocatoria dice qué se pide en realidad.',
  'The funder asks for this.': 'Quien da el dinero pide esto.',
  'You wrote this earlier. Right now we don’t find this part in what the funder asks for.':
    'Usted escribió esto antes. En este momento no encontramos esta parte en lo que pide quien da el dinero.',

  [`{name} is {kind} in {place}. ${WHAT_YOU_DO} {experience}`]: `{name} es {kind} en {place}. ${LO_QUE_HACE} {experience}`,
  [`{name} is {kind} in {place}. It has {employees}. ${WHAT_YOU_DO} {experience}`]: `{name} es {kind} en {place}. Tiene {employees}. ${LO_QUE_HACE} {experience}`,
  [`{name} is {kind} in {place}. Its yearly revenue is about {sum}. ${WHAT_YOU_DO} {experience}`]: `{name} es {kind} en {place}. Sus ingresos anuales son de unos {sum}. ${LO_QUE_HACE} {experience}`,
  [`{name} is {kind} in {place}. It has {employees}. Its yearly revenue is about {sum}. ${WHAT_YOU_DO} {experience}`]: `{name} es {kind} en {place}. Tiene {employees}. Sus ingresos anuales son de unos {sum}. ${LO_QUE_HACE} {experience}`,
  [`My name is {name}, and I live in {place}. My occupation: {occupation}. ${WHAT_YOU_DO} {experience}`]: `Me llamo {name} y vivo en {place}. Mi ocupación: {occupation}. ${LO_QUE_HACE} {experience}`,
  '1 employee': '1 empleado',
  '{count} employees': '{count} empleados',
  'a 501(c)(3) nonprofit': 'una organización sin fines de lucro 501(c)(3)',
  'a 501(c)(4) social welfare organization': 'una organización de bienestar social 501(c)(4)',
  'a nonprofit whose tax-exempt status is pending':
    'una organización sin fines de lucro cuya exención de impuestos está en trámite',
  'a project under a fiscal sponsor, [name of your sponsor],':
    'un proyecto con un patrocinador fiscal, [nombre de su patrocinador],',
  'a farm': 'una granja',
  'a small business': 'una pequeña empresa',
  '[Name similar work you’ve finished, even if no grant paid for it.]':
    '[Mencione trabajos parecidos que haya terminado, aunque no los haya pagado una subvención.]',
  'I’ve managed grants before: [name two, each with its year and amount].':
    'Ya he administrado subvenciones: [mencione dos, cada una con su año y su monto].',
  'We’ve managed grants before: [name two, each with its year and amount].':
    'Ya hemos administrado subvenciones: [mencione dos, cada una con su año y su monto].',
  'In {place}, [say what is missing, and for how many people]. [Give one figure and name where it comes from.]':
    'En {place}, [diga qué falta y para cuántas personas]. [Dé una cifra y diga de dónde viene.]',
  '[List three or four things you’ll do, each with its month.] This will reach [number] people by [date].':
    '[Mencione tres o cuatro cosas que va a hacer, cada una con su mes.] Esto llegará a [número] personas para el [fecha].',
  'I’ll measure [one number]. Today it is [number]; by [date] it should be [number].':
    'Voy a medir [una cifra]. Hoy es [número]; para el [fecha] debe ser [número].',
  'We’ll measure [one number]. Today it is [number]; by [date] it should be [number].':
    'Vamos a medir [una cifra]. Hoy es [número]; para el [fecha] debe ser [número].',
  'I’ll do the work, and spend [hours] hours a week on it. [Name what you did before.]':
    'Yo haré el trabajo y le dedicaré [horas] horas a la semana. [Diga qué hizo antes.]',
  '[Name] will lead the work and spends [hours] hours a week on it. [Name what they did before.]':
    '[Nombre] dirigirá el trabajo y le dedica [horas] horas a la semana. [Diga qué hizo antes esa persona.]',
  'After [date], [say who pays for the work, or how it ends well].':
    'Después del [fecha], [diga quién paga el trabajo o cómo termina bien].',
  '[Answer the funder’s point in your own words.]':
    '[Conteste con sus propias palabras lo que pide quien da el dinero.]',
  Staff: 'Personal',
  'Equipment and supplies': 'Equipo y materiales',
  Travel: 'Viajes',
  'Other costs': 'Otros gastos',
};

const PHONE: Phrases = {
  'Before you call': 'Antes de llamar',
  'Who to call: {contact}': 'A quién llamar: {contact}',
  'Who to call: [number from the official page]': 'A quién llamar: [número de la página oficial]',
  'Have these with you:': 'Tenga esto a la mano:',
  'Have a pen and paper with you.': 'Tenga a la mano papel y algo para escribir.',
  'What to say': 'Qué decir',
  'Hello, my name is {name}. I live in {place}. I’d like to apply for {title}. Are you the right person to ask?':
    'Hola, me llamo {name}. Vivo en {place}. Quisiera solicitar {title}. ¿Es usted la persona indicada para preguntarle?',
  'Hello, my name is {name}. I’m calling for {organization} in {place}. We’re thinking about applying for {title}. May I ask a few questions?':
    'Hola, me llamo {name}. Llamo de parte de {organization}, en {place}. Estamos pensando en solicitar {title}. ¿Puedo hacerle unas preguntas?',
  'What to ask': 'Qué preguntar',
  '• One way to qualify is: “{condition}.” How do you check that?':
    '• Una de las formas de calificar es: “{condition}”. ¿Cómo lo comprueban?',
  '• One condition is: “{condition}.” How do you check that?':
    '• Uno de los requisitos es: “{condition}”. ¿Cómo lo comprueban?',
  '• How do I apply: online, by mail, by phone or in person?':
    '• ¿Cómo hago la solicitud: por internet, por correo, por teléfono o en persona?',
  '• Which papers do you need from me?': '• ¿Qué papeles necesitan de mí?',
  '• How long does a decision take?': '• ¿Cuánto tarda la decisión?',
  '• Is there still money, or is there a waiting list?': '• ¿Todavía hay dinero o hay una lista de espera?',
  '• Do we fit what you want to fund this time?': '• ¿Encajamos en lo que quieren financiar esta vez?',
  '• What do winning applications have in common?': '• ¿Qué tienen en común las solicitudes que ganan?',
  '• Is there a form or a template we should use?': '• ¿Hay un formulario o un modelo que debamos usar?',
  '• When will you decide?': '• ¿Cuándo lo van a decidir?',
  'Before you hang up': 'Antes de colgar',
  'Write down: [date and time of the call], [name of the person], [what they said], [reference number]. Ask for the name of a supervisor if you’re told no, and for the reason in writing.':
    'Anote: [fecha y hora de la llamada], [nombre de la persona], [qué le dijeron], [número de referencia]. Si le dicen que no, pida el nombre de un supervisor y la razón por escrito.',
};

/** Letters, paragraph by paragraph. */
const LETTER: Phrases = {
  Beginning: 'Comienzo',
  'Your letter': 'Su carta',
  End: 'Final',
  '[address of the office, from your notice or the official page]':
    '[dirección de la oficina, según su aviso o la página oficial]',
  'About: {title}, [case or application number]': 'Asunto: {title}, [número de caso o de solicitud]',
  'Hello,': 'Hola:',
  'Keep a copy, and send it in a way that proves when it arrived.':
    'Guarde una copia y envíela de una forma que demuestre cuándo llegó.',
  'For when you applied and heard nothing. Your notice or the official page says how long a decision may take.':
    'Para cuando hizo la solicitud y no le contestaron. Su aviso o la página oficial dice cuánto puede tardar la decisión.',
  'For when you were told no. Your notice says where to appeal, and the last day you can. Don’t miss that day. Legal aid can help for free.':
    'Para cuando le dijeron que no. Su aviso dice dónde apelar y hasta qué día puede hacerlo. No deje pasar ese día. La ayuda legal gratuita puede apoyarle.',
  '• “{condition}”': '• “{condition}”',

  'I applied for {title} on [date], [online, by mail or in person]. I haven’t received a decision.':
    'Solicité {title} el [fecha], [por internet, por correo o en persona]. No he recibido una decisión.',
  'Please tell me in writing what you decided. If something is missing, please tell me what it is and by when you need it. If you need more time, please tell me why, and when I can expect your decision.':
    'Por favor, díganme por escrito qué decidieron. Si falta algo, díganme qué es y para cuándo lo necesitan. Si necesitan más tiempo, díganme por qué y cuándo puedo esperar su decisión.',
  'I disagree with your decision of [date on your notice] about {title}, and I ask you to look at it again.':
    'No estoy de acuerdo con su decisión del [fecha de su aviso] sobre {title}, y les pido que la revisen de nuevo.',
  'Your notice says: [the reason it gives].': 'Su aviso dice: [la razón que da].',
  'That isn’t right because [say what is different, in one or two sentences].':
    'Eso no es correcto porque [diga qué es diferente, en una o dos oraciones].',
  'I meet these conditions of the program:': 'Cumplo estos requisitos del programa:',
  'I’m sending copies of: [the papers that prove it].': 'Envío copias de: [los papeles que lo demuestran].',
  'If you don’t change the decision, please tell me how I can get a hearing, and send me a copy of my file.':
    'Si no cambian la decisión, díganme cómo puedo pedir una audiencia y envíenme una copia de mi expediente.',
  'Please reply in writing. You can reach me at {phone} or [your mailing address].':
    'Por favor, contesten por escrito. Pueden comunicarse conmigo al {phone} o en [su dirección postal].',
  'Thank you,': 'Gracias,',

  'We applied for {title} on [date], [online, by mail or in person]. We haven’t received a decision.':
    'Solicitamos {title} el [fecha], [por internet, por correo o en persona]. No hemos recibido una decisión.',
  'Please tell us in writing what you decided. If something is missing, please tell us what it is and by when you need it. If you need more time, please tell us why, and when we can expect your decision.':
    'Por favor, dígannos por escrito qué decidieron. Si falta algo, dígannos qué es y para cuándo lo necesitan. Si necesitan más tiempo, dígannos por qué y cuándo podemos esperar su decisión.',
  'We disagree with your decision of [date on your notice] about {title}, and we ask you to look at it again.':
    'No estamos de acuerdo con su decisión del [fecha de su aviso] sobre {title}, y les pedimos que la revisen de nuevo.',
  'We meet these conditions of the program:': 'Cumplimos estos requisitos del programa:',
  'We’re sending copies of: [the papers that prove it].': 'Enviamos copias de: [los papeles que lo demuestran].',
  'If you don’t change the decision, please tell us how we can get a hearing, and send us a copy of our file.':
    'Si no cambian la decisión, dígannos cómo podemos pedir una audiencia y envíennos una copia de nuestro expediente.',
  'Please reply in writing. You can reach us at {phone} or [your mailing address].':
    'Por favor, contesten por escrito. Pueden comunicarse con nosotros al {phone} o en [su dirección postal].',
};

export const DRAFT_PHRASES: Phrases = { ...GAPS, ...APPLICATION, ...PHONE, ...LETTER };
