/** Statements about programs as official pages phrase them, each with a good Spanish translation. */
export const TRUE_PAIRS: readonly (readonly [english: string, spanish: string])[] = [
  ['You must be 62 or older.', 'Debe tener 62 años o más.'],
  ['You must be at least 18 years old.', 'Debe tener al menos 18 años.'],
  [
    'Your household income must be at or below 60 percent of the state median income.',
    'Los ingresos de su hogar deben ser iguales o inferiores al 60 por ciento del ingreso mediano del estado.',
  ],
  [
    'You must be a U.S. citizen or a lawful permanent resident.',
    'Debe ser ciudadano de EE. UU. o residente permanente legal.',
  ],
  ['Applicants must own the home and live in it.', 'Los solicitantes deben ser dueños de la vivienda y vivir en ella.'],
  ['You do not need to repay the grant.', 'No tiene que devolver la subvención.'],
  [
    'Loans of up to $40,000 may be used to repair, improve or modernize homes.',
    'Los préstamos de hasta $40,000 pueden usarse para reparar, mejorar o modernizar viviendas.',
  ],
  [
    'Grants of up to $10,000 must be used to remove health and safety hazards.',
    'Las subvenciones de hasta $10,000 deben usarse para eliminar peligros para la salud y la seguridad.',
  ],
  [
    'The loan is repaid over 20 years at an interest rate of 1 percent.',
    'El préstamo se paga en 20 años con una tasa de interés del 1 por ciento.',
  ],
  [
    'Applications are accepted all year at the local office.',
    'Las solicitudes se aceptan todo el año en la oficina local.',
  ],
  ['The deadline to apply is March 31, 2027.', 'La fecha límite para hacer la solicitud es el 31 de marzo de 2027.'],
  [
    'Applications must be submitted by 5 p.m. on June 1, 2027.',
    'Las solicitudes deben presentarse a más tardar a las 5 p. m. del 1 de junio de 2027.',
  ],
  ['A decision is made within 30 days.', 'La decisión se toma en un plazo de 30 días.'],
  ['You will get a letter within 10 business days.', 'Recibirá una carta en un plazo de 10 días hábiles.'],
  ['You need proof of income for the last 30 days.', 'Necesita un comprobante de ingresos de los últimos 30 días.'],
  [
    'Bring a copy of your lease and your most recent utility bill.',
    'Lleve una copia de su contrato de alquiler y su factura de servicios públicos más reciente.',
  ],
  [
    'You must provide Social Security numbers for all household members.',
    'Debe dar los números de Seguro Social de todos los miembros del hogar.',
  ],
  ['Call 1-800-555-0123 to make an appointment.', 'Llame al 1-800-555-0123 para hacer una cita.'],
  [
    'Apply online at www.example.gov/apply or at your local office.',
    'Haga la solicitud en línea en www.example.gov/apply o en su oficina local.',
  ],
  ['Students who receive SNAP are eligible.', 'Los estudiantes que reciben SNAP califican.'],
  [
    'You cannot get this benefit if you already receive Medicaid.',
    'No puede recibir este beneficio si ya recibe Medicaid.',
  ],
  [
    'Farms that lost crops due to drought may apply.',
    'Las granjas que perdieron cultivos por la sequía pueden hacer la solicitud.',
  ],
  [
    'The program does not pay for rent or mortgage payments.',
    'El programa no paga la renta ni los pagos de la hipoteca.',
  ],
  [
    'Veterans with a service-connected disability may qualify.',
    'Los veteranos con una discapacidad relacionada con el servicio pueden calificar.',
  ],
  [
    'Families with children under 18 are served first.',
    'Las familias con niños menores de 18 años se atienden primero.',
  ],
  [
    'Priority is given to households with a person over 60.',
    'Se da prioridad a los hogares con una persona de más de 60 años.',
  ],
  ['You must file the FAFSA every year.', 'Debe presentar la FAFSA cada año.'],
  [
    'The grant pays 50 percent of the cost, up to $3,000.',
    'La subvención paga el 50 por ciento del costo, hasta $3,000.',
  ],
  [
    'Nonprofit organizations and tribes may apply.',
    'Las organizaciones sin fines de lucro y las tribus pueden hacer la solicitud.',
  ],
  ['Your business must have fewer than 500 employees.', 'Su negocio debe tener menos de 500 empleados.'],
  [
    'Funds are limited and are given in the order that applications arrive.',
    'Los fondos son limitados y se dan en el orden en que llegan las solicitudes.',
  ],
  [
    'You can appeal within 90 days of the date on the notice.',
    'Puede apelar en un plazo de 90 días desde la fecha del aviso.',
  ],
  ['Your landlord must sign the form.', 'Su arrendador debe firmar el formulario.'],
  [
    'The money is sent directly to your utility company.',
    'El dinero se envía directamente a su compañía de servicios públicos.',
  ],
  [
    'You must live in the county for at least six months before you apply.',
    'Debe vivir en el condado al menos seis meses antes de hacer la solicitud.',
  ],
  ['Only one application per household is allowed.', 'Solo se permite una solicitud por hogar.'],
  [
    'Children must be enrolled in school unless they are under 6.',
    'Los niños deben estar inscritos en la escuela, a menos que sean menores de 6 años.',
  ],
  ['Mobile homes are not covered.', 'Las casas móviles no están cubiertas.'],
  ['Keep your receipts for three years.', 'Guarde sus recibos durante tres años.'],
  [
    'Mail the form to the Department of Revenue by April 15.',
    'Envíe el formulario por correo al Department of Revenue a más tardar el 15 de abril.',
  ],
];

/** True English statements, each with a wrong Spanish translation. */
export const FALSE_PAIRS: readonly (readonly [english: string, spanish: string])[] = [
  ['You must be 62 or older.', 'Debe tener 65 años o más.'],
  ['You must be 62 or older.', 'Debe tener 62 años o menos.'],
  ['You must be at least 18 years old.', 'Debe tener como máximo 18 años.'],
  ['You must be at least 18 years old.', 'Puede tener al menos 18 años.'],
  [
    'You must be a U.S. citizen or a lawful permanent resident.',
    'Debe ser ciudadano de México o residente permanente legal.',
  ],
  ['Applicants must own the home and live in it.', 'Los solicitantes deben alquilar la vivienda y vivir en ella.'],
  [
    'Applicants must own the home and live in it.',
    'Los solicitantes no deben ser dueños de la vivienda y vivir en ella.',
  ],
  ['You do not need to repay the grant.', 'Tiene que devolver la subvención.'],
  [
    'Loans of up to $40,000 may be used to repair homes.',
    'Los préstamos de al menos $40,000 pueden usarse para reparar viviendas.',
  ],
  [
    'Loans of up to $40,000 may be used to repair homes.',
    'Las subvenciones de hasta $40,000 pueden usarse para reparar iglesias.',
  ],
  [
    'Loans of up to $40,000 may be used to repair homes.',
    'Los préstamos de hasta $4,000 pueden usarse para reparar viviendas.',
  ],
  [
    'The loan is repaid over 20 years at an interest rate of 1 percent.',
    'El préstamo se paga en 1 año con una tasa de interés del 20 por ciento.',
  ],
  ['The deadline to apply is March 31, 2027.', 'La fecha límite para hacer la solicitud es el 31 de mayo de 2027.'],
  ['The deadline to apply is March 31, 2027.', 'La fecha límite para hacer la solicitud es el 31 de marzo de 2028.'],
  [
    'Applications must be submitted by 5 p.m. on June 1, 2027.',
    'Las solicitudes deben presentarse a más tardar a las 5 a. m. del 1 de junio de 2027.',
  ],
  ['A decision is made within 30 days.', 'La decisión se toma en un plazo de 30 semanas.'],
  ['You will get a letter within 10 business days.', 'Recibirá una carta en un plazo de 10 días.'],
  ['Bring a copy of your lease.', 'Lleve una copia de su pasaporte.'],
  ['Bring a copy of your lease.', 'Lleve una copia de su contrato de alquiler y su tarjeta de crédito.'],
  ['Call 1-800-555-0123 to make an appointment.', 'Llame al 1-900-555-0142 para hacer una cita.'],
  ['Apply online at www.example.gov/apply.', 'Haga la solicitud en línea en www.example.com/apply.'],
  ['Students who receive SNAP are eligible.', 'Los estudiantes que reciben TANF califican.'],
  ['Students who receive SNAP are eligible.', 'Los turistas que reciben SNAP califican.'],
  [
    'You cannot get this benefit if you already receive Medicaid.',
    'No puede recibir este beneficio si ya recibe Medicare.',
  ],
  [
    'You cannot get this benefit if you already receive Medicaid.',
    'Puede recibir este beneficio si ya recibe Medicaid.',
  ],
  [
    'The program does not pay for rent or mortgage payments.',
    'El programa no paga la renta y los pagos de la hipoteca, y cobra $50.',
  ],
  [
    'Veterans with a service-connected disability may qualify.',
    'Los veteranos con una discapacidad relacionada con el servicio califican automáticamente.',
  ],
  [
    'Families with children under 18 are served first.',
    'Las familias con niños mayores de 18 años se atienden primero.',
  ],
  [
    'Nonprofit organizations and tribes may apply.',
    'Las organizaciones con fines de lucro y las tribus pueden hacer la solicitud.',
  ],
  [
    'Nonprofit organizations and tribes may apply.',
    'Las organizaciones sin fines de lucro o las tribus deben hacer la solicitud.',
  ],
  ['Your business must have fewer than 500 employees.', 'Su negocio debe tener más de 500 empleados.'],
  [
    'You can appeal within 90 days of the date on the notice.',
    'No puede apelar en un plazo de 90 días desde la fecha del aviso.',
  ],
  ['Your landlord must sign the form.', 'Su médico debe firmar el formulario.'],
  [
    'The money is sent directly to your utility company.',
    'El dinero se envía directamente a su compañía de servicios públicos, gratis.',
  ],
  [
    'You must live in the county for at least six months before you apply.',
    'Debe vivir en el condado al menos seis meses después de hacer la solicitud.',
  ],
  ['Only one application per household is allowed.', 'Se permiten todas las solicitudes por hogar.'],
  ['Children must be enrolled in school unless they are under 6.', 'Los niños deben estar inscritos en la escuela.'],
  ['Mobile homes are not covered.', 'Las casas móviles están cubiertas.'],
  ['Keep your receipts for three years.', 'Guarde sus recibos durante cuatro años.'],
  ['Keep your receipts for three years.', 'Guarde sus recibos durante tres años, le aprobamos ya.'],
];
