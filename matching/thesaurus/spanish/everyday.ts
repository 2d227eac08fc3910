/** Everyday verbs, things and times, so they aren't read as something else. */
export const EVERYDAY = `
owner: dueño, dueña
landlord wont rent: dueño no me quiere rentar, no me quieren rentar, casero no me quiere rentar, no me rentan
room: cuarto, recámara, habitación
rent a room: rentar un cuarto, renta de cuarto, pagar el cuarto
nobody: nadie
nothing: nada
monday: lunes
tuesday: martes
wednesday: miércoles
thursday: jueves
friday: viernes
saturday: sábado
sunday: domingo
weekend: fin de semana
yesterday: ayer
tomorrow: mañana
year: el año pasado
freezing: helando, congelando
outside: afuera
inside: adentro, dentro
far: lejos
near: cerca
pass: pasar
happen: pasó, ocurrir, suceder
pass the citizenship test: pasar el examen de ciudadanía
chicken barn: gallinero
work nights: trabajo de noche, trabajar de noche, turno de noche, trabajo en la noche
go bad: echar a perder
leave: irse, marcharse
call: llamar, llamada
see: ver, veo, vea, vean
let me see my children: deja ver a mis hijos, dejan ver a mis hijos, ver a mis hijos, visitas con mis hijos
let: dejan, deja
believe: creer
think: pensar
feel: sentir, sentirse
send: mandar, enviar
receive: recibir
request: petición
wait: esperar, espera
answer: contestar, respuesta
denied: negaron, negar, rechazar, rechazaron, me negaron
turned down: me negó, me rechazó, no me presta, ningún banco me presta
drink: tomar, beber
smoke: fumar
walk: caminar
run: correr
move: mover, mudar
carry: cargar
wash: lavar
eat: comer
cut: cortar
throw away: tirar
burned: quemada, quemados
fell: caí, cayó, me caí
steal: robar, robo, robaron
stolen: robado, robada
scam: estafa, fraude, estafaron
lie: mentir
fight: pelear, pelea
marry: casarse
separate: separarse
stay in my house: quedarme en mi casa, seguir en mi casa, quedarse en su casa
stay: quedarme, quedarse, quedar
return: regresar, regreso
came back from war: regresó de la guerra, volvió de la guerra
killed: mataron, asesinaron
killed in the line of duty: lo mataron trabajando, murió trabajando, murió en servicio
got sick: se enfermó, me enfermé, enfermarse
rain: lluvia, llover
no rain: no ha llovido, no llueve, falta de lluvia
drought: seca, no hay lluvia
park: estacionar, parquear
tacos: tacos, tamales, comida mexicana
sell food: vender comida, venta de comida
hispanic: hispano, hispana, latino, latina
black: negro, negra
white: blanco, blanca
mexican: mexicano, mexicana
mexico: méxico
haiti: haití
haitian: haitiano
cuban: cubano
ukraine: ucrania
ukrainian: ucraniano
venezuelan: venezolano
migrant farmworkers: migrantes del campo, migrantes agrícolas
health care for farmworkers: clínica para campesinos, clínica para trabajadores del campo
home repair for the elderly: reparación de vivienda para ancianos, arreglar la casa de mi mamá, arreglar casa de ancianos
area: área, zona
rural area: área rural, zona rural
va loan: préstamo del va, préstamo va, préstamo de veteranos
va: va, del va
therapy: terapia, terapias
occupational therapy: terapia ocupacional
speech therapy: terapia del habla, terapia de lenguaje
depressed: deprimido, deprimida
stress: estrés
anger: ira, enojo
kids: hijitos
girl: niña, muchachita
boy: niño, muchachito
five: cinco
six: seis
seven: siete
eight: ocho
nine: nueve
ten: diez
twenty: veinte
hundred: cien
thousand: mil
second: segundo, segunda
third: tercero, tercera
ask: preguntar, pregunto
medical school: escuela de medicina, carrera de medicina, estudiante de medicina, estudiantes de medicina, estudiar medicina
loans for medical students: préstamos para estudiantes de medicina
law school: escuela de leyes, derecho carrera
become a nurse: ser enfermera, hacerme enfermera, estudiar para enfermera
become a teacher: ser maestra, ser maestro
become a doctor: ser doctor, ser médico, ser doctora
become: convertirme, llegar a ser
trip: viaje, viajar
vacation: vacaciones
gift: regalo
christmas: navidad, navidad para mis hijos, juguetes de navidad
party: fiesta
quinceanera: quinceañera
pool: alberca, piscina
soccer: fútbol
sports: deporte, deportes
swim: nadar
song: canción
guitar: guitarra
theater: teatro
painting: pintura, pintar
photo: foto, fotos
house paint: pintar mi casa, pintar la casa
table: mesa
chair: silla
tv: televisión, tele
shoes: zapatos
uniform: uniforme
glasses for my child: lentes para mi hijo
backpack: mochila
tablet: tableta
price: precio
expensive rent: renta cara, renta muy cara, renta muy alta
increase in rent: aumento de renta
minimum: mínimo
maximum: máximo
limit: límite
total: total
debt collector: me cobran, colecciones, agencia de cobro
overdue: vencido, vencida, atrasado, atrasada
late: tarde
due date: fecha límite
date: fecha
signature: firma, firmar
notary: notario
letter: carta
mail: correo
address: dirección
website: página, sitio web
phone number: número de teléfono
interview: entrevista
supervisor: supervisor
manager: gerente
cleaner: limpiar casas, limpiadora
nanny: cuidar niños ajenos
driver: chofer, conductor
warehouse: almacén, bodega
meat plant: empacadora, matadero
restaurant worker: mesero, mesera, cocinera
farm animals: animales de granja
horse: caballo
dog: perro
cat: gato
pet: mascota
service dog: perro de servicio
bees: abejas
egg: huevo
corn: maíz
beans: frijol, frijoles
wheat: trigo
cotton: algodón
rice: arroz
soy: soya
apples: manzana
oranges: naranja
avocado: aguacate
coffee: café
tobacco: tabaco
vineyard: viñedo, uva
tomato: tomate, jitomate
greenhouse: vivero
slaughterhouse: rastro
timber: madera
river: río
lake: lago
sea: mar
coast: costa
mountain: montaña
island: isla
beach: playa
soil: suelo
weeds: hierba, maleza
pest: plagas
wolf: lobo
wild animals: animales salvajes
world: mundo
north: norte
south: sur
east: este
west: oeste
border: frontera
reservation home: casa en la reservación
history: historia
culture: cultura
language: lengua, lenguaje
festival: festival
heritage: patrimonio, herencia cultural
exhibit: exposición
poem: poema, poesía
novel: novela
movie: película, cine
law: ley, leyes
tax: impuesto
judge: juez
police abuse: abuso policial
guardian: guardián
paternity: paternidad
dna test: prueba de adn
protect order: orden de protección, orden de restricción
missing: desaparecido, desaparecida
gun: arma, pistola
danger: peligro
safe: seguro y a salvo, segura
locked out: me cambiaron la cerradura, cambió la chapa, cambió la cerradura
evicted: desalojado, desalojada, desalojaron
mobile home lot: lote para traila
hotel: hotel, motel
living in a motel: vivo en un motel, viviendo en motel
living with relatives: arrimado, vivo arrimado
crowded: amontonados
utility: servicio de luz
smart thermostat: termostato
fan: ventilador
generator: generador
flood cleanup: limpiar después de la inundación
fallen tree: árbol caído
smoke damage: daño por humo
sba disaster loan: préstamo por desastre, préstamo de desastre
fema: fema
crisis: crisis
suicide: suicidio
grief: duelo, luto
support group: grupo de apoyo
aa: alcohólicos anónimos
dental work: arreglar mis dientes, arreglarme los dientes, placas dentales, puente dental, extracción
eye exam: examen de la vista, examen de los ojos
blood test: análisis de sangre, análisis
x ray: radiografía
mammogram: mamografía
prenatal care: control prenatal, cuidado prenatal, atención prenatal
postpartum: posparto, postparto
doula: doula
diabetic supplies: tiras de azúcar, tiras reactivas
cpap: apnea
cane: bastón
walker: andador
adult diapers: pañales de adulto
hospice: hospicio, cuidados paliativos
transplant: trasplante
chemo: quimio, quimioterapia
tumor: tumor
wound: herida
fracture: fractura, hueso roto
allergies: alergia
obesity: obesidad, bajar de peso
arthritis: artritis
epilepsy: epilepsia, convulsiones
paralyzed: paralítico, parálisis
lupus: lupus
sickle cell: anemia falciforme
anemia: anemia
hepatitis: hepatitis
tuberculosis: tuberculosis
covid: covid
`;
