/**
 * English meanings of Spanish words about programs, for words that are too rare in our own programs' translations
 * (dev/checks/words/pair-words.ts). One line per meaning: English words, then Spanish ones.
 */
export const DICTIONARY = `
receive get obtain given: recibir recibe reciben reciba obtener obtiene obtenga obtienen
give provide offer given: dar da dan den dado dara ofrecer ofrece ofrecen proporciona proporcionar brinda brindar
bring take carry: llevar lleva lleve lleven traer traiga
take make made: tomar toma toman tome
use used using: usar usa usan use usen usarse usado usarla usarlo utilizar utiliza utilicen
submit send file turn present provide show hand: presentar presenta presente presentarse presenten entregar entregue entrega entregarse
send sent mail pay paid go goes: enviar envie envia enviarse mandar mande correo
show prove proof evidence: mostrar muestre comprobar compruebe comprobante comprobantes prueba pruebas demostrar demuestre constancia
fill complete finish: llenar llene llena completar complete terminar termine
sign: firmar firme firma firmado
keep save: guardar guarde conservar conserve mantener mantenga
call phone telephone: llamar llame llama telefono
ask request: pedir pida pide pidan solicitar solicite solicita solicitud preguntar pregunte
apply application applicant applicants: solicitar solicite solicita solicitud solicitudes solicitante solicitantes pedir pida
need needs required require requires requirement: necesitar necesita necesite necesitan requiere requieren requerir requisito requisitos exige exigir
qualify eligible eligibility entitled: calificar califica califican calificado elegible elegibles elegibilidad derecho
repay repaid back return refund reimburse: devolver devuelva devuelve reembolsar reembolsa reembolso reembolsos pagar paga
pay paid payment payments: pagar paga pagan pague pago pagos pagado
spend spent expense cost costs: gastar gasta gasto gastos costo costos cuesta cuestan
remove eliminate: eliminar elimine quitar
repair fix: reparar repare reparacion reparaciones arreglar
hazard hazards danger risk: peligro peligros riesgo riesgos
rent lease rental: alquiler alquilar alquila renta rentar rentas contrato arrendamiento
landlord owner: arrendador propietario propietaria dueno duena casero
owner own owns homeowner homeowners owned: dueno duena duenos propietario propietarios propia propio
home house housing dwelling residence: vivienda viviendas casa casas hogar residencia
household family families: hogar hogares familia familias
income incomes earn earnings wage wages salary: ingreso ingresos gana ganar salario sueldo salarios
limit limits limited: limite limites limitado limitados limitada
below under less lower: inferior inferiores menor menores menos debajo bajo bajos
above over more higher greater: superior superiores mayor mayores encima alto altos mas
law legal lawful lawfully: ley leyes legal legales legalmente
citizen citizens citizenship: ciudadano ciudadana ciudadanos ciudadania
drought: sequia
flood: inundacion inundaciones
storm hurricane: tormenta tormentas huracan
crop crops: cultivo cultivos cosecha cosechas
farm farms ranch farmer farmers: granja granjas agricultor agricultores rancho finca
lose lost loss losses: perder perdieron perdio perdida perdidas
serve served service: atender atiende atienden atendidos servicio servicios servir sirvio
priority first: prioridad preferencia primero
order: orden
arrive come received: llegar llegan llega
limited: limitado limitados
receipt receipts: recibo recibos
bill bills invoice: factura facturas recibo recibos cuenta cuentas
letter notice: carta cartas aviso avisos notificacion
decision decide decided: decision decisiones decidir decide decidira
appeal: apelar apele apelacion
hearing: audiencia
approve approved approval: aprobar aprueba aprobada aprobado aprobacion
deny denied: negar niega denegar denegada rechazar rechazada
end ends close closes closed expire: terminar termina cerrar cierra cerrado cerrada vencer vence
begin start starts open opens: empezar empieza comenzar comienza abrir abre abierto abierta iniciar inicia
deadline due date: fecha limite plazo plazos
within during: plazo dentro durante
for during: durante por
early soon: temprano pronto antes
late later: tarde despues
visit go: visitar visite ir vaya
office agency: oficina oficinas agencia agencias
local: local locales
county: condado condados
city town: ciudad ciudades pueblo
state states: estado estados estatal estatales
tribe tribes tribal: tribu tribus tribal tribales
member members: miembro miembros
adult adults: adulto adultos
child children kid kids: nino nina ninos hijo hija hijos menor menores
spouse husband wife: conyuge esposo esposa
parent parents: padre madre padres
pregnant: embarazada embarazadas
elderly senior seniors older: mayor mayores anciano ancianos
disability disabilities disabled: discapacidad discapacidades
veteran veterans: veterano veterana veteranos
student students: estudiante estudiantes alumno alumnos
school: escuela escuelas escolar
college university: universidad universidades
teacher teachers: maestro maestra maestros
worker workers employee employees: trabajador trabajadores empleado empleados
work job employment employed: trabajo trabajar trabaja empleo trabajos
business businesses company companies: negocio negocios empresa empresas compania companias
business working: habiles laborables
organization organizations: organizacion organizaciones
nonprofit nonprofits profit: lucro fines
government: gobierno gobiernos
grant grants: subvencion subvenciones beca becas
loan loans lend lender: prestamo prestamos prestamista
aid help assist assistance support: ayuda ayudas ayudar asistencia apoyo apoyar
benefit benefits: beneficio beneficios
program programs: programa programas
fund funds money funding: fondo fondos dinero
amount sum: monto cantidad suma
tax taxes: impuesto impuestos
mortgage: hipoteca hipotecas hipotecario
interest: interes intereses
rate: tasa tasas
down payment: inicial enganche
debt owe: deuda deudas debe deber
insurance insured coverage cover covers covered: seguro seguros cobertura cubrir cubre cubren cubierto cubierta cubiertas cubiertos
health medical: salud medico medica medicos medicas
doctor physician provider: medico medica doctor proveedor
hospital clinic: hospital clinica
utility utilities: servicios publicos
heat heating: calefaccion
cool cooling: enfriamiento refrigeracion
electric electricity power energy: electricidad luz energia electrica electrico
water: agua
food meal meals: comida comidas alimento alimentos
form forms: formulario formularios
document documents paper papers paperwork: documento documentos papel papeles
copy copies: copia copias
identification identity id: identificacion identidad
card: tarjeta tarjetas
account: cuenta cuentas
bank: banco bancario
address mail: direccion domicilio correo
appointment: cita citas
interview: entrevista entrevistas
online internet website web site page: linea internet sitio web pagina
person people individual individuals: persona personas individuo individuos
year annual yearly: ano anos anual anuales anualmente
month monthly: mes meses mensual mensuales mensualmente
recent latest last: reciente recientes ultimo ultimos ultima ultimas
current currently now: actual actuales actualmente ahora
new: nuevo nueva nuevos nuevas
safe safety security: seguridad seguro
live lives living reside resident residents residency: vivir vive vivan viven reside residir residente residentes residencia
enroll enrolled register registered sign: inscribir inscribirse inscrito inscrita inscritos inscripcion registrar registrado registro
married marry: casado casada casados casarse
mobile manufactured: movil moviles prefabricada
rural: rural rurales
improve improvement: mejorar mejora mejoras
build construct construction: construir construccion
buy purchase: comprar compra compre
sell sale: vender vende venta
choose choice option: elegir elija escoger escoja opcion opciones
check verify review: revisar revise verificar verifique revision
contact reach: comunicarse comuniquese contacto contactar
learn information more: informacion saber aprender
train training: capacitacion capacitar entrenamiento
allowed allow permit permitted: permitir permite permiten permitido
limited only single: solo unico unica
direct directly: directo directamente
free: gratis gratuito gratuita
equal same: igual iguales mismo misma
part portion share: parte partes
half: mitad medio
full whole total entire: completo completa total entero entera
each every per: cada
before: antes
after: despues
must: debe deben debera
meet: cumplir cumple cumplan reunir
serious severe: grave graves
emergency: emergencia emergencias
disaster: desastre desastres
area zone: area zona zonas
`;
