const ID = 'Identificación con foto';
const NUMBERS = 'Números de Seguro Social de las personas que solicitan';
const ADDRESS = 'Comprobante de domicilio, como un contrato de renta o una factura de servicios';
const INCOME = 'Comprobante de ingresos del último mes, como talones de pago o una carta de beneficios';
export const OWNED = 'Si es dueño de su vivienda: comprobante de que es dueño de la vivienda y vive en ella';
export const TAX_BILL = 'Si es dueño de su vivienda: la factura más reciente del impuesto a la propiedad';
export const LEASE = 'Si renta su vivienda: su contrato de renta';
const TAX_RETURN = 'Su declaración de impuestos más reciente';

export const USUAL = {
  organization: [
    'El número de impuestos de la organización (EIN)',
    'Comprobante de lo que es, como la carta del IRS sobre la exención de impuestos',
    'Una descripción del proyecto y su presupuesto',
    'Los estados financieros más recientes',
    'El registro en SAM.gov, si el dinero es federal',
  ],
  business: [
    'Identificación con foto de cada dueño',
    'El registro o la licencia del negocio, y el número de impuestos (EIN)',
    'Declaraciones de impuestos del negocio y de sus dueños',
    'Un estado de pérdidas y ganancias y una lista de deudas',
    'Un plan que diga para qué es el dinero',
  ],
  taxes: [
    ID,
    'Números de Seguro Social o ITIN de todas las personas de la declaración',
    'Formularios W-2 y 1099',
    'La declaración de impuestos del año pasado',
  ],
  property: [ID, TAX_BILL, OWNED, 'Comprobante de ingresos del año pasado'],
  veterans: ['Documento de baja militar (DD Form 214)', ID, NUMBERS, ADDRESS],
  homeLoan: [
    ID,
    'Talones de pago del último mes o de los dos últimos',
    'Formularios W-2 y declaraciones de impuestos de los dos últimos años',
    'Estados de cuenta del banco de los dos últimos meses',
    'Documentos de la vivienda, como el contrato o la escritura',
  ],
  school: [
    ID,
    'La FAFSA, si la ayuda es para la universidad',
    'Certificados de notas o comprobante de inscripción',
    TAX_RETURN,
  ],
  health: [
    ID,
    NUMBERS,
    'Comprobante de ciudadanía o de estatus migratorio',
    INCOME,
    'Tarjetas de los seguros médicos que tenga',
  ],
  medicare: [
    ID,
    'Número de Seguro Social',
    'Acta de nacimiento u otro comprobante de edad',
    'Comprobante de ciudadanía o de estatus migratorio',
    'Tarjetas de los seguros médicos que tenga',
  ],
  bills: [ID, NUMBERS, ADDRESS, INCOME, 'Su factura más reciente de calefacción, luz o agua'],
  rent: [ID, NUMBERS, LEASE, INCOME, 'Cualquier aviso del arrendador o de la corte'],
  home: [ID, OWNED, INCOME, 'Presupuestos o fotos del trabajo, si es para reparaciones'],
  work: [
    ID,
    NUMBERS,
    'Comprobante de que puede trabajar en EE. UU.',
    'Los lugares donde trabajó en los últimos 18 meses',
  ],
  children: [ID, NUMBERS, 'Las actas de nacimiento de los niños', ADDRESS, INCOME],
  disaster: [ID, NUMBERS, ADDRESS, 'Fotos o una lista de los daños', 'Los papeles de su seguro'],
  household: [ID, NUMBERS, ADDRESS, INCOME],
} satisfies Record<string, readonly string[]>;
