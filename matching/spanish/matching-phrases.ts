import type { Phrases } from '../../contract/spanish/phrase-book.ts';

/** What matching and search say about a program, other than its own conditions and its estimate. */
export const MATCHING_PHRASES: Phrases = {
  'A parent or guardian applies for this one: “you” below means them':
    'Este lo solicita el padre, la madre o el tutor: “usted” se refiere abajo a esa persona',
  'For yourself, usually not before {countYear}, five years after your green card':
    'Para usted, por lo general no antes de {countYear}, cinco años después de su tarjeta verde',
  'For yourself, usually not before {when}, five years after your green card':
    'Para usted, por lo general no antes de {when}, cinco años después de su tarjeta verde',
  'January {countYear}': 'enero de {countYear}',
  'February {countYear}': 'febrero de {countYear}',
  'March {countYear}': 'marzo de {countYear}',
  'April {countYear}': 'abril de {countYear}',
  'May {countYear}': 'mayo de {countYear}',
  'June {countYear}': 'junio de {countYear}',
  'July {countYear}': 'julio de {countYear}',
  'August {countYear}': 'agosto de {countYear}',
  'September {countYear}': 'septiembre de {countYear}',
  'October {countYear}': 'octubre de {countYear}',
  'November {countYear}': 'noviembre de {countYear}',
  'December {countYear}': 'diciembre de {countYear}',
  'A child who lives with you is a U.S. citizen': 'Un niño que vive con usted es ciudadano de EE. UU.',
  'Someone who lives with you is a U.S. citizen': 'Alguien que vive con usted es ciudadano de EE. UU.',
  'You already get it, going by the income you told us': 'Ya lo recibe, según los ingresos que nos indicó',
  'Your parents cannot claim you as their child: while they can, the credit is theirs, also for your own child':
    'Sus padres no pueden declararlo como hijo en sus impuestos: mientras puedan, el crédito es de ellos, también por el hijo de usted',
  'Your state lets you sign contracts because you are married':
    'Su estado le permite firmar contratos porque está casado',
  'A court has made you an adult before 18': 'Un juez lo declaró adulto antes de los 18 años',
  'You are 18 or older': 'Tiene 18 años o más',
  'You live with your husband or wife': 'Vive con su esposo o esposa',
  'You live alone': 'Usted vive sin otras personas',
  'A state, city or organization near you passes the help on; you ask there':
    'Un estado, una ciudad o una organización cerca de usted reparte la ayuda; pídala ahí',

  'Your profile says otherwise, but your search mentions military service.':
    'Su perfil dice otra cosa, pero su búsqueda habla del servicio militar.',
  'Your profile says otherwise, but your search mentions studying.':
    'Su perfil dice otra cosa, pero su búsqueda habla de estudiar.',
  'Your profile says otherwise, but your search mentions a disability.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una discapacidad.',
  'Your profile says otherwise, but your search mentions a single parent.':
    'Su perfil dice otra cosa, pero su búsqueda habla de un padre soltero o una madre soltera.',
  'Your profile says otherwise, but your search mentions starting a business.':
    'Su perfil dice otra cosa, pero su búsqueda habla de empezar un negocio.',
  'Your profile says otherwise, but your search mentions a business.':
    'Su perfil dice otra cosa, pero su búsqueda habla de un negocio.',
  'Your profile says otherwise, but your search mentions a nonprofit.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una organización sin fines de lucro.',
  'Your profile says otherwise, but your search mentions farming.':
    'Su perfil dice otra cosa, pero su búsqueda habla de la agricultura.',
  'Your profile says otherwise, but your search mentions a tribe.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una tribu.',
  'Your profile says otherwise, but your search mentions a pregnancy.':
    'Su perfil dice otra cosa, pero su búsqueda habla de un embarazo.',
  'Your profile says otherwise, but your search mentions a child.':
    'Su perfil dice otra cosa, pero su búsqueda habla de un niño o una niña.',
  'Your profile says otherwise, but your search mentions being out of work.':
    'Su perfil dice otra cosa, pero su búsqueda habla de estar sin trabajo.',
  'Your profile says otherwise, but your search mentions an older person.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una persona mayor.',
  'Your profile says otherwise, but your search mentions renting.':
    'Su perfil dice otra cosa, pero su búsqueda habla de rentar.',
  'Your profile says otherwise, but your search mentions having no home.':
    'Su perfil dice otra cosa, pero su búsqueda habla de no tener hogar.',
  'Your profile says otherwise, but your search mentions buying a home.':
    'Su perfil dice otra cosa, pero su búsqueda habla de comprar una vivienda.',
  'Your profile says otherwise, but your search mentions a home of one’s own.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una vivienda propia.',
  'Your profile says otherwise, but your search mentions people from abroad.':
    'Su perfil dice otra cosa, pero su búsqueda habla de personas de otros países.',
  'Your profile says otherwise, but your search mentions this line of work.':
    'Su perfil dice otra cosa, pero su búsqueda habla de este tipo de trabajo.',
  'Your profile says otherwise, but your search mentions a farm.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una granja o finca agrícola.',
  'Your profile says otherwise, but your search mentions research.':
    'Su perfil dice otra cosa, pero su búsqueda habla de investigación.',
  'Your profile says otherwise, but your search mentions a hospital or clinic.':
    'Su perfil dice otra cosa, pero su búsqueda habla de un hospital o una clínica.',
  'Your profile says otherwise, but your search mentions a school.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una escuela.',
  'Your profile says otherwise, but your search mentions a college.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una universidad.',
  'Your profile says otherwise, but your search mentions a town or county.':
    'Su perfil dice otra cosa, pero su búsqueda habla de una ciudad o un condado.',
  'Your search is about someone else, and your profile says nothing about that person.':
    'Su búsqueda habla de otra persona, de la que su perfil no dice nada.',

  'programs for veterans': 'programas para veteranos',
  'programs for students': 'programas para estudiantes',
  'programs for people with disabilities': 'programas para personas con discapacidades',
  'programs for pregnancy': 'programas para el embarazo',
  'programs for farmers': 'programas para agricultores',
  'programs for older people': 'programas para personas mayores',
  'food stamps': 'estampillas de comida',
  'public housing': 'vivienda pública',
  'Pell grants': 'becas Pell',
  'Section 8': 'Sección 8',
};
