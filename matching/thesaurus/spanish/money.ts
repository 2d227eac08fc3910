/** Food, taxes, loans, business and farms. */
export const MONEY = `
food: comida, alimentos, alimentación, mandado, despensa, víveres, comestibles, comer
food stamps: estampillas de comida, estampillas, cupones de comida, cupones de alimentos, cupones, food stamps, vales de comida, tarjeta de comida, sellos de comida, estampillas de alimentos, snap, ebt, tarjeta ebt
food pantry: despensa de alimentos, banco de comida, banco de alimentos, despensa de comida, donde dan comida, cajas de comida, comida gratis
hungry: hambre, tengo hambre
no food: sin comida, no tengo comida, no tengo que comer, nada que comer
groceries: mandado, compras de comida
meals: comidas, almuerzos, cenas
senior meals: comida para ancianos, comida para personas mayores, comida para adultos mayores, comedor para ancianos
meals delivered: comida a domicilio, comidas a domicilio, que me traigan comida
school lunch: lonche, lonche escolar, almuerzo escolar, comida en la escuela, almuerzo en la escuela, lonche en la escuela, lonches
free lunch at school: lonche gratis, almuerzo gratis, lonche gratis en la escuela, comida gratis en la escuela
breakfast: desayuno
summer meals: comida en el verano, comida de verano, comida para los niños en el verano, verano sin escuela
baby formula: fórmula, leche de fórmula, leche para bebé, leche para mi bebé, leche para el bebé, fórmula para bebé, leche en polvo
milk: leche
baby food: comida para bebé, comida para mi bebé
breastfeeding: amamantar, lactancia, dar pecho, dando pecho, lactando
fruits vegetables: frutas y verduras, verduras, frutas, vegetales
farmers market: mercado de agricultores
taxes: taxes, impuestos, impuesto, declaración de impuestos, los taxes, planilla de impuestos
free tax preparation: preparación de impuestos gratis, hacer los taxes gratis, hacer mis taxes gratis, taxes gratis, impuestos gratis, ayuda con los taxes, ayuda para hacer los taxes, ayuda con los impuestos, hacer los taxes, preparar mis impuestos, declaración gratis, declarar impuestos
tax refund: devolución de impuestos, reembolso de impuestos, reembolso de taxes, devolución de taxes
refund: devolución, reembolso, me devuelven
tax credit: crédito tributario, crédito de impuestos, crédito fiscal
child tax credit: crédito tributario por hijos, crédito por hijos, crédito por niños, crédito de impuestos por hijos, child tax credit
earned income tax credit: crédito por ingreso del trabajo, crédito por trabajo, crédito tributario por ingreso, crédito por ingreso ganado, eitc, eic
itin: itin, número itin
income: ingresos, ingreso, sueldo, salario, entradas
low income: bajos ingresos, bajo ingreso, pocos ingresos, escasos recursos, gano poco, bajos recursos, pobre, pobres, poco ingreso
debt: deuda, deudas, debo, deber
credit: crédito
credit card: tarjeta de crédito
collection debt: cobradores, cobranza
bankruptcy: bancarrota, quiebra
bank: banco
savings: ahorros, ahorrar, ahorro
save money: ahorrar dinero
savings account: cuenta de ahorros
retirement: retiro, jubilación, jubilarse, retirarme, jubilar
retired: jubilado, jubilada, retirado, pensionado
pension: pensión
social security: seguro social, social security
social security retirement: pensión del seguro social, jubilación del seguro social, retiro del seguro social
emergency money: dinero de emergencia, ayuda de emergencia
emergency: emergencia
loan: préstamo, crédito bancario, prestar, empréstito, prestado
small loan: préstamo pequeño, préstamo chico, préstamito
microloan: microcrédito, micropréstamo
low interest loan: préstamo a bajo interés, préstamo con interés bajo
interest: interés, intereses
business: negocio, negocios, empresa, comercio, changarro, negocito
small business: pequeño negocio, pequeña empresa, negocio pequeño, negocio chico, pyme
start a business: empezar un negocio, abrir un negocio, iniciar un negocio, poner un negocio, comenzar un negocio, montar un negocio, emprender, emprendimiento, empezar mi propio negocio, poner mi negocio, abrir mi negocio
start a small business loan: préstamo para empezar un negocio, préstamo para abrir un negocio, préstamo para iniciar un negocio
small business loan: préstamo para mi negocio, préstamo para negocio, préstamo para un negocio, préstamo de negocio, dinero para mi negocio, préstamo comercial
food truck: lonchera, food truck, camión de comida, carrito de comida, puesto de comida, puesto de tacos
restaurant: restaurante, fonda
store: tienda, abarrotes, bodega, mercadito
beauty salon: salón de belleza, peluquería, barbería
cleaning business: negocio de limpieza, limpieza de casas
bakery: panadería
own: propio, propia
entrepreneur: emprendedor, emprendedora, empresario, empresaria
business plan: plan de negocio
business advice: asesoría de negocios, consejos de negocio, asesoría para mi negocio
women business: negocio de mujeres, mujeres empresarias
self employed: trabajo por mi cuenta, por cuenta propia, independiente
export: exportar, exportación
contracts: contrato, contratos
equipment: equipo, maquinaria, herramientas, herramienta
factory: fábrica, maquila, planta
employees: empleados, empleado
farm: finca, granja, rancho, chacra, hacienda, agrícola, agropecuario, parcela agrícola
farmer: agricultor, agricultora, granjero, ranchero, campesino dueño
beginning farmer: agricultor principiante, agricultor nuevo, nuevo agricultor, empezar una granja, empezar en la agricultura
agriculture: agricultura
loan to buy farm land: préstamo para comprar tierra, comprar tierra, comprar un rancho, comprar una finca, comprar una granja, comprar terreno para sembrar
farm operating loan: préstamo para mi finca, préstamo para mi granja, préstamo para sembrar, préstamo para agricultores, préstamo para la finca, préstamo agrícola, préstamo para la siembra
crop: cultivo, cosecha, siembra, sembrar, cultivar
crop insurance: seguro de cosecha, seguro agrícola, seguro de cultivos
seed: semilla
fertilizer: fertilizante, abono
tractor: tractor
cattle: ganado, vaca, vacas, reses, becerros
livestock: ganado, animales de granja, ganadero, ganadería
dairy: lechería, lechero
goats: cabra, chivo
sheep: borrego, oveja
pigs: puerco, cerdo, marrano
chickens: gallina, pollo
honeybees: abeja, apicultura, colmena
hoop house: invernadero, túnel alto
garden: huerto, jardín, hortaliza
irrigation: riego, regar
fence: cerca, cerco
pasture: pasto, potrero
barn: granero, establo
forest: bosque, forestal
trees: árbol, árboles
fishing: pesca, pescador
organic: orgánico
farmworker: trabajador del campo, trabajador agrícola, campesino, jornalero, trabajadores del campo, obrero agrícola, trabajo en el campo, pizcador, pizcar, trabajadores agrícolas
migrant: migrante
migrant farmworker: trabajador migrante, trabajador agrícola migrante, trabajador del campo migrante
farmworker housing: vivienda para trabajadores del campo, vivienda para campesinos
conservation: conservación, conservar el suelo
environment: medio ambiente, ambiental
nonprofit: sin fines de lucro, organización sin fines de lucro, no lucrativo
organization: organización, asociación
church: iglesia
community: comunidad, comunitario
project: proyecto
research: investigación, investigador
museum: museo
library: biblioteca
volunteer: voluntario, voluntariado
tribe: tribu
tribal: tribal
native american: indígena, nativo americano, indígenas americanos, nativo, nativos
reservation: reservación, reserva indígena
artist: artista, artistas
art: arte, artes
music: música, músico
dance: baile, danza
writer: escritor, escritora
film: cine, película
car: carro, coche, auto, automóvil, vehículo
truck: troca, camioneta, camión, troque
bus: guagua, autobús, camión de pasajeros, bus
fix my car: arreglar mi carro, reparar mi carro, arreglar el carro, reparar el coche
buy a car: comprar un carro, comprar carro, carro para trabajar
rides: transporte, transportación, traslado, pasaje, raite, que me lleven, aventón, ride
rides to the doctor: transporte al doctor, transporte al médico, transporte a citas médicas, transporte para citas médicas, transporte médico, ir a la cita médica, ir al doctor, raite al doctor, llevar al doctor, viajes al doctor
drivers license: licencia de manejar, licencia de conducir
drive: manejar, conducir
gasoline: gasolina
clothes: ropa
diapers: pañal, pañales
toys: juguete
`;
