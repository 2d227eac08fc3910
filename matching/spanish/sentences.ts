/**
 * The Spanish of fixed sentences that aren't in a program's own file: conditions of immigration law
 * (matching/immigration).
 */
export const SENTENCES: Readonly<Record<string, string>> = {
  'You are a U.S. national, an entrant from Cuba or Haiti, a citizen of Palau, Micronesia or the Marshall Islands, were paroled into the country for at least a year, or had your deportation withheld':
    'Es nacional de EE. UU., entrante de Cuba o Haití, ciudadano de Palaos, Micronesia o las Islas Marshall, entró al país con un permiso (parole) de al menos un año o se detuvo su deportación (withholding)',
  'You survived abuse in the family or trafficking and the law counts you like a qualified immigrant, or you are a citizen of Palau, Micronesia or the Marshall Islands':
    'Sobrevivió a maltrato en la familia o a la trata de personas y la ley lo cuenta como inmigrante calificado, o es ciudadano de Palaos, Micronesia o las Islas Marshall',
  'Somebody else in your household is a U.S. citizen or has a status that counts, and you ask for that person':
    'Otra persona de su hogar tiene la ciudadanía de EE. UU. o un estatus que cuenta, y usted lo pide para esa persona',
  'The child is a U.S. citizen or a qualified immigrant, such as a permanent resident or refugee':
    'El menor tiene la ciudadanía de EE. UU. o es inmigrante calificado, como residente permanente o refugiado',
  'You came as a refugee, got asylum or were an entrant from Cuba or Haiti before you became a permanent resident':
    'Llegó como refugiado, recibió asilo o era entrante de Cuba o Haití antes de ser residente permanente',
  'Your state helps permanent residents in their first five years with its own money':
    'Su estado ayuda con su propio dinero a los residentes permanentes en sus primeros cinco años',
  'You ask for your child, and the child is a U.S. citizen or has a status that counts':
    'Lo pide para su hijo o hija, que tiene la ciudadanía de EE. UU. o un estatus que cuenta',
  'You get benefits because you are blind or disabled': 'Recibe beneficios por ceguera o discapacidad',
  'You can count ten years of work (40 quarters), with those of your husband, wife or parents':
    'Puede contar diez años de trabajo (40 trimestres), junto con los de su esposo, esposa o padres',
  'You have become a permanent resident, or you are a Cuban or Haitian entrant':
    'Ya es residente permanente, o es entrante de Cuba o Haití',
  'You are a U.S. national, an entrant from Cuba or Haiti, or a citizen of Palau, Micronesia or the Marshall Islands who lives here under the compact':
    'Es nacional de EE. UU., entrante de Cuba o Haití, o ciudadano de Palaos, Micronesia o las Islas Marshall que vive aquí según el tratado (compact)',
  'You belong to a group that the 1996 law exempts, such as American Indians born abroad or Hmong and Highland Laotian tribe members':
    'Pertenece a un grupo que la ley de 1996 exceptúa, como los indígenas americanos nacidos en el extranjero o los miembros de las tribus hmong y de las tierras altas de Laos',
  'You came as a refugee, asylee or entrant from Cuba or Haiti less than seven years ago, or lived here lawfully on August 22, 1996 and are blind or disabled':
    'Llegó como refugiado, asilado o entrante de Cuba o Haití hace menos de siete años, o vivía aquí legalmente el 22 de agosto de 1996 y tiene ceguera o una discapacidad',
  'You got that status less than seven years ago, or you are a veteran':
    'Obtuvo ese estatus hace menos de siete años, o es veterano',
  'You are a U.S. national, or an entrant from Cuba or Haiti, or had your deportation withheld, less than seven years ago':
    'Es nacional de EE. UU. o entrante de Cuba o Haití, o se detuvo su deportación (withholding), hace menos de siete años',
  'You are in the country lawfully, and your state covers children or pregnant women who are':
    'Está en el país legalmente, y su estado cubre a los menores o a las embarazadas que lo están',
  'You have become a permanent resident, are an entrant from Cuba or Haiti, or live in a state that covers refugees with its own money':
    'Ya es residente permanente, es entrante de Cuba o Haití, o vive en un estado que cubre a los refugiados con su propio dinero',
  "Your state covers care before birth whatever the mother's status":
    'Su estado cubre la atención antes del parto sin importar el estatus de la madre',
  'Your state covers people of your status with its own money':
    'Su estado cubre con su propio dinero a las personas con su estatus',
  'You have become a permanent resident, are an entrant from Cuba or Haiti, or ask for 2026':
    'Ya es residente permanente, es entrante de Cuba o Haití, o lo pide para 2026',
  'You are a U.S. national, an entrant from Cuba or Haiti, or a citizen of Palau, Micronesia or the Marshall Islands who lives here under the compact, or are here lawfully and ask for 2026':
    'Es nacional de EE. UU., entrante de Cuba o Haití, o ciudadano de Palaos, Micronesia o las Islas Marshall que vive aquí según el tratado (compact), o está aquí legalmente y lo pide para 2026',
  'You are a citizen of Palau, Micronesia or the Marshall Islands, or ask for 2026, not for a plan of 2027':
    'Es ciudadano de Palaos, Micronesia o las Islas Marshall, o lo pide para 2026 y no para un plan de 2027',
  'You or your husband or wife have enough work credits for Medicare without a premium, usually ten years':
    'Usted, su esposo o su esposa tienen suficientes créditos de trabajo para tener Medicare sin prima, por lo general diez años',
  'You have lived in the United States for the last five years, in part before your green card':
    'Ha vivido en Estados Unidos los últimos cinco años, en parte antes de tener la tarjeta verde',
  'You are a U.S. national, were paroled into the country, had your deportation withheld, or are a citizen of Palau, Micronesia or the Marshall Islands':
    'Es nacional de EE. UU., entró al país con un permiso (parole), se detuvo su deportación (withholding), o es ciudadano de Palaos, Micronesia o las Islas Marshall',
  'Somebody in your household is a U.S. citizen or has an eligible status; the help then covers only those members':
    'Alguien de su hogar tiene la ciudadanía de EE. UU. o un estatus que cuenta; la ayuda es entonces para quienes cuentan',
  'You have become a permanent resident': 'Ya es residente permanente',
  'You are a U.S. national or a citizen of Palau, Micronesia or the Marshall Islands':
    'Es nacional de EE. UU. o ciudadano de Palaos, Micronesia o las Islas Marshall',
  'You are a U.S. national, a parolee or entrant from Cuba or Haiti, or a citizen of Palau, Micronesia or the Marshall Islands':
    'Es nacional de EE. UU., entró con un permiso (parole) o es entrante de Cuba o Haití, o es ciudadano de Palaos, Micronesia o las Islas Marshall',
  'You have another status that federal student aid accepts, for example as a survivor of trafficking or abuse':
    'Tiene otro estatus que acepta la ayuda federal para estudiar, por ejemplo como sobreviviente de trata de personas o de maltrato',
  "You went to school in the state for the years that its law for students of any status asks, such as California's AB 540 or New York's DREAM Act":
    'Asistió a la escuela en el estado los años que pide su ley para estudiantes de cualquier estatus, como la AB 540 de California o la Ley DREAM de Nueva York',
  'You have a valid work permit': 'Tiene un permiso de trabajo válido',
  'You have a work permit, or a status that lets you work here':
    'Tiene un permiso de trabajo, o un estatus que le permite trabajar aquí',
  'You are in the United States lawfully, or live abroad': 'Está en Estados Unidos legalmente, o vive en el extranjero',
  'You are in the United States lawfully under the rules of Social Security, or live abroad':
    'Está en Estados Unidos legalmente según las reglas del Seguro Social, o vive en el extranjero',
  'You have a Social Security number that is valid for work': 'Tiene un número de Seguro Social válido para trabajar',
  'You count as a resident for taxes all year (as a rule not on a student visa), and have a Social Security number':
    'Cuenta como residente para los impuestos todo el año (por lo general no con visa de estudiante) y tiene un número de Seguro Social',
  'You have a Social Security number or an Individual Taxpayer Identification Number (ITIN)':
    'Tiene un número de Seguro Social o un número de identificación personal del contribuyente (ITIN)',
  'You are a U.S. national, for example from American Samoa': 'Es nacional de EE. UU., por ejemplo de Samoa Americana',
  'You give the farm land, capital and a substantial amount of your own work':
    'Aporta a la granja tierra, capital y una cantidad importante de su propio trabajo',
  'Everybody else who owns a part of the business is a U.S. citizen or national, too, and lives in the United States':
    'Todos los demás dueños del negocio también son ciudadanos o nacionales de EE. UU. y viven en Estados Unidos',
  'You own no part of the business, and all who do are U.S. citizens or nationals':
    'Usted no es dueño de ninguna parte del negocio, y todos los dueños son ciudadanos o nacionales de Estados Unidos',
  'SBA accepts your immigration status for a disaster loan':
    'La SBA acepta su estatus migratorio para un préstamo por desastre',
  'The loan is for an organization': 'El préstamo es para una organización',
  'The local program does not ask about immigration status, or accepts yours':
    'El programa local no pregunta por el estatus migratorio, o acepta el suyo',
  'The program accepts your immigration status': 'El programa acepta su estatus migratorio',
};
