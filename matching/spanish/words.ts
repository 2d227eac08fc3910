/** Who applies, after "Hace la solicitud". */
export const KINDS: Readonly<Record<string, string>> = {
  individual: 'como persona',
  business: 'para un negocio',
  startup: 'para un negocio que está empezando',
  farm: 'para una granja o un rancho',
  nonprofit: 'para una organización sin fines de lucro',
  school: 'para una escuela o un distrito escolar',
  college: 'para una universidad',
  hospital: 'para un hospital o una clínica',
  'tribal-government': 'para una tribu',
  'local-government': 'para una ciudad, un condado u otro gobierno local',
  'state-government': 'para un estado',
  'housing-authority': 'para una autoridad de vivienda',
  utility: 'para una empresa de servicios públicos',
  researcher: 'como investigador',
  'federal-agency': 'para una agencia federal',
  'foreign-organization': 'para una organización en el extranjero',
};

/** Shorter, for lists of four or more. */
export const SHORT_KINDS: Readonly<Record<string, string>> = {
  startup: 'para un negocio nuevo',
  school: 'para una escuela',
  hospital: 'para un hospital',
  'local-government': 'para un gobierno local',
};

/** Fields of work, after "Trabaja en". */
export const INDUSTRIES: Readonly<Record<string, string>> = {
  technology: 'tecnología',
  healthcare: 'salud',
  education: 'educación',
  agriculture: 'agricultura',
  manufacturing: 'manufactura',
  retail: 'comercio',
  hospitality: 'hoteles, restaurantes o turismo',
  arts: 'las artes',
  nonprofit: 'organizaciones sin fines de lucro',
  construction: 'construcción',
  finance: 'finanzas',
  other: 'otro campo',
};

/** Occupations, after "Trabaja como". */
export const PROFESSIONS: Readonly<Record<string, string>> = {
  artist: 'artista',
  builder: 'constructor',
  'business-person': 'empresario',
  'child-care-worker': 'cuidador de niños',
  dentist: 'dentista',
  educator: 'educador',
  engineer: 'ingeniero',
  farmer: 'agricultor',
  farmworker: 'trabajador del campo',
  firefighter: 'bombero',
  fisher: 'pescador',
  'health-worker': 'trabajador de la salud',
  'law-enforcement': 'agente del orden público',
  lawyer: 'abogado',
  miner: 'minero',
  nurse: 'enfermero',
  pharmacist: 'farmacéutico',
  physician: 'médico',
  'port-worker': 'trabajador portuario',
  researcher: 'investigador',
  'social-worker': 'trabajador social',
  veterinarian: 'veterinario',
};
