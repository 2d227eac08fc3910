/** More search words, and place names that have a Spanish form. */
export const FURTHER = `
lower: bajar, reducir
lower my energy bill: bajar el recibo de la luz, bajar la factura de la luz, ahorrar luz, bajar mi recibo de luz
exemption: exención
discount: descuento, rebaja
help with property taxes: ayuda con los taxes de la casa, ayuda con el impuesto de la casa, ayuda con el impuesto a la propiedad, ayuda con los impuestos de la propiedad, ayuda para los impuestos de la casa, bajar el impuesto de la casa, rebaja del impuesto a la propiedad
against: contra
buyer: comprador, compradora
abroad: extranjero, en el extranjero
country: país
science: ciencia, ciencias
engineering: ingeniería
technology: tecnología
mathematics: matemáticas
freeze: congelar, congelación
national guard: guardia nacional
market: mercado
time: tiempo, vez
part time: medio tiempo, tiempo parcial
outside: fuera
damage: daño, daños
animals: animal, mascota, perro, gato
avoid: evitar, prevenir
left: dejé, dejar
dropped out: dejé la escuela, dejé los estudios, no terminé la escuela, no acabé la escuela
dependents: dependiente, dependientes
assistant: asistente, ayudante
certificate: certificado
fallen: caído, caídos
pharmacy: farmacia
card: tarjeta
photographer: fotógrafo, fotógrafa
painter: pintor, pintora
write: escribir
preparation: preparación, preparar
languages: idioma, idiomas
spanish: español
coverage: cobertura
title: título
private: privado, privada
account: cuenta
enter: entrar
additional: adicional, extra
season: temporada, temporal
seasonal farm work: trabajo de temporada, trabajo temporal en el campo
steer: novillo
award: premio
file: presentar
file taxes: presentar impuestos, presentar los taxes
compare: comparar
used: usado, usada
resistant: resistente
accessible: accesible
std testing: enfermedades de transmisión sexual, enfermedades sexuales
imports: importación, importaciones
department of state: departamento de estado
raise: crianza
defer: aplazar
increase: subir, aumentar, subieron
relief: alivio
carry: llevar
bring: traer
arrive: llegar
war: guerra
bilingual: bilingüe
night: noche, noches
evening: tarde, tardes
homework: tarea
poverty: pobreza
lungs: pulmón, pulmones
breathe: respirar
group: grupo
charger: cargador
battery: batería, baterías
cheese: queso
threat: amenaza, amenazar
hit: golpear, pegar
kill: matar
inherited land: terreno heredado, tierra heredada
inheritance: herencia, heredar, heredado, heredada
will: testamento
inspection: inspección
complaint: queja, quejas, quejarme
questions: pregunta, preguntas
technician: técnico, técnica
member: miembro
childhood: infancia
open: abierto
choose: elegir
therapist: terapeuta
scientist: científico, científica
craft: artesano, artesanía
traditional: tradicional
cleaning: limpieza, limpiar
accounting: contabilidad
wind: viento
park: parque
authority: autoridad
leadership: liderazgo
investment: inversión, invertir
amputee: amputado
elevator: elevador
cemetery: cementerio, panteón
ear: oído
financing: financiamiento
flu: gripe, influenza
shots: inyección, inyecciones
coach: entrenador
computers: computación
cook: cocinar, cocinero
cooking: gastronomía
bathe: bañar
sleep: dormir
friend: amigo, amiga, amigos
boss: jefe, patrón
age: edad
last: último, última
street: calle
road: camino, carretera
bridge: puente
building: edificio
town: pueblo
farm stand: venta de verduras
sewing: costura, coser
hairdresser: peluquera, estilista, barbero
mechanic: mecánico, mecánica
construction: construcción, albañil
landscaping: jardinería, jardinero
security guard: guardia de seguridad
home health aide: cuidadora de ancianos, asistente de salud en el hogar
sister: hermanita
twins: gemelos, cuates, mellizos
wedding: boda, matrimonio, casarme
married: casado, casada
separated: separado, separada
alone: solo con mis hijos, sola
lonely: soledad
transgender: transgénero, trans
lgbtq: lgbtq, gay
asthma: asma
high blood pressure: presión alta
heart attack: infarto, ataque al corazón
stroke: derrame cerebral, embolia
blood: sangre
back pain: dolor de espalda, espalda
knee: rodilla
leg: pierna
hand: mano
brain injury: lesión cerebral, golpe en la cabeza
memory loss: pérdida de memoria, se le olvida todo
bed: cama
mattress: colchón
oxygen: oxígeno
medical equipment: equipo médico, aparatos médicos
rash: ronchas
abortion: aborto
infertility: infertilidad
newborn: recién nacido, recién nacida
stroller car seat: asiento de carro, carriola, silla de carro
crib: cuna
burn: quemado, quemadura
smoke: humo
bugs: plaga, cucarachas, chinches
rats: ratas, ratones
locks: cerradura, candado
fence: cercado
sidewalk: banqueta, acera
lightbulbs: foco, focos, bombilla
generator: generador, planta de luz
power: energía eléctrica
electric car: carro eléctrico, auto eléctrico
tires: llantas, llanta
car insurance: seguro de carro, seguro de auto, aseguranza de carro
car payment: pago del carro, letra del carro, pagos del carro
traffic ticket: multa, ticket de tráfico, infracción
fine: multas
passport: pasaporte
birth certificate: acta de nacimiento, partida de nacimiento
social security number: número de seguro social, número de seguro
deported: deportado, deportación, deportar
work authorization: autorización de trabajo
visa: visa
human trafficking: trata de personas
unpaid wages: me deben mi pago, robo de salario, salario no pagado, patrón no me paga, jefe no me paga
wage: salario mínimo
union: sindicato
layoff: cierre de fábrica
raise in pay: aumento de sueldo
interview clothes: ropa para entrevista, ropa de trabajo
resume: currículum
english: inglés
new york: nueva york
new jersey: nueva jersey
new mexico: nuevo méxico
north carolina: carolina del norte
south carolina: carolina del sur
north dakota: dakota del norte
south dakota: dakota del sur
west virginia: virginia occidental
pennsylvania: pensilvania
mississippi: misisipi
missouri: misuri
louisiana: luisiana
hawaii: hawái
texas: tejas
los angeles: los ángeles
las vegas: las vegas
el paso: el paso
las cruces: las cruces
el salvador: el salvador
`;
