/** Homes, rent, bills, repairs, and disasters. */
export const HOME = `
house: casa, hogar, vivienda, casita
housing: vivienda pública, viviendas
apartment: apartamento, departamento, depa, apto
rent: renta, alquiler, rentar, alquilar, arriendo, arrendamiento
cant pay rent: no puedo pagar la renta, no puedo pagar el alquiler, no me alcanza para la renta, no puedo con la renta, sin dinero para la renta, no tengo para la renta, no puedo pagar mi apartamento
behind on rent: atrasado con la renta, atrasada en la renta, atrasado en la renta, debo la renta, debo renta, debo meses de renta, meses de renta, renta atrasada, meses atrasado
help with rent: ayuda con la renta, ayuda para la renta, ayuda para pagar la renta, pagar la renta, pago de renta, ayuda con el alquiler, ayuda para el alquiler, ayuda para pagar el alquiler, pagar el alquiler
rent went up: me subieron la renta, subió la renta, subieron el alquiler
cheap apartment: apartamento barato, renta barata, alquiler barato, departamento barato, vivienda barata, lugar barato
low income apartment: vivienda de bajos ingresos, apartamento de bajos ingresos, casas de bajos ingresos, vivienda económica, vivienda asequible
security deposit: depósito, depósito de renta, depósito del apartamento
move in costs: mudanza, mudarme, mudarse, gastos de mudanza
section 8: sección 8, sección ocho, section 8, plan 8, vale de vivienda, vales de vivienda, voucher de vivienda, cupón de vivienda
public housing: vivienda pública, caserío, residencial público, proyectos del gobierno
housing authority: autoridad de vivienda
waiting list: lista de espera
homeowner: propietario de vivienda, propietario de casa, dueño de vivienda, soy dueño de mi casa, soy dueña de mi casa
landlord: dueño de la casa, casero, arrendador, dueño del apartamento, landlord, propietario
tenant: inquilino, inquilina
tenants rights: derechos del inquilino, derechos de inquilinos
eviction: desalojo, desahucio, desalojar, me quieren sacar de la casa, me quieren sacar del apartamento, me van a sacar, me están corriendo de la casa
eviction notice: aviso de desalojo, orden de desalojo, carta de desalojo, notificación de desalojo
kicked out of apartment: me echaron de la casa, me corrieron de la casa, me sacaron de la casa, me botaron de la casa, me sacaron del apartamento
homeless: sin hogar, sin casa, sin techo, desamparado, indigente, vivo en la calle, en la calle, vivir en la calle
sleeping in my car: duermo en mi carro, vivo en mi carro, durmiendo en el carro, vivo en el coche, duermo en la troca
nowhere to stay: no tengo donde vivir, no tengo donde quedarme, no tengo donde dormir, donde quedarme, donde dormir
homeless shelter: albergue, refugio para personas sin hogar, refugio para desamparados
shelter: refugio, asilo temporal
transitional housing: vivienda temporal, vivienda de transición
buy a house: comprar casa, comprar una casa, compra de casa, comprar vivienda, casa propia, tener casa
buy my first house: comprar mi primera casa, primera casa, comprar casa por primera vez, primer hogar
first time homebuyer: comprador primerizo, compradores de primera vez, comprador de primera vivienda, first time home buyer
down payment: enganche, pago inicial, entrada de la casa, cuota inicial, prima de la casa, enganche de la casa, down payment, el pronto
down payment help: ayuda con el enganche, ayuda para el enganche, dinero para el enganche, ayuda con el pago inicial, ayuda para el pago inicial, ayuda con el down payment
low down payment: poco enganche, enganche bajo, con poco enganche, poco down payment
closing costs: gastos de cierre, costos de cierre, cierre
mortgage: hipoteca, préstamo hipotecario, hipotecario
home loan: préstamo para casa, préstamo para comprar casa, crédito para casa, préstamo de vivienda
behind on mortgage: atrasado con la hipoteca, atrasado en la hipoteca, no puedo pagar mi casa, no puedo pagar la hipoteca, debo la hipoteca
foreclosure: ejecución hipotecaria, embargo de la casa, me quitan la casa, el banco me quita la casa, me van a quitar la casa, perder mi casa, quitar la casa, foreclosure
refinance: refinanciar, refinanciamiento
reverse mortgage: hipoteca inversa, hipoteca revertida
housing counseling: consejero de vivienda, asesoría de vivienda, orientación de vivienda
bad credit: mal crédito, sin crédito, crédito malo
mobile home: traila, casa móvil, casa rodante, casa prefabricada
trailer park: parque de tráilers, parque de casas móviles
double wide: doble ancho
roof: techo, tejado, techado
roof leak: gotera, goteras, techo con goteras, se mete el agua, se llueve la casa
fix: arreglar, reparar, componer, arreglo
fix my house: arreglar mi casa, reparar mi casa, arreglar la casa, reparar la casa, reparaciones de la casa, reparación de vivienda, componer la casa, arreglos de casa
home improvement: mejoras a la casa, mejorar la casa, remodelar, remodelación, renovar la casa
renovate: renovar, restaurar
repair: reparación, reparaciones
fixer upper: casa para arreglar, casa vieja para arreglar
broken: descompuesto, roto, rota, se descompuso, no sirve, se rompió, dañado, dañada, malogrado
floor: piso, suelo de la casa
wall: pared
window: ventana
windows: ventanas
door: puerta
kitchen: cocina
bathroom: baño
stairs: escalera, escalones
plumbing: plomería, tubería, cañería, tubos
septic: fosa séptica, pozo séptico, tanque séptico, drenaje
well: pozo, noria
wiring: cableado, instalación eléctrica, alambrado
wheelchair ramp: rampa, rampa para silla de ruedas
bathroom safe for seniors: barras de baño, baño seguro
mold: moho
lead paint: pintura con plomo, pintura de plomo
lead: plomo
insulation: aislamiento, aislar, insulación
drafty windows: ventanas viejas, ventanas con aire, entra el frío, se mete el frío, entra el aire
weatherization: climatización, climatizar, impermeabilizar
cold: frío, fría
cold house: casa fría, hace frío, frío en la casa
hot: calor, caliente
light bill: luz, recibo de la luz, factura de la luz, bil de la luz, bill de la luz, cuenta de la luz, pagar la luz, electricidad, factura eléctrica, recibo de electricidad, factura de electricidad, pago de luz, biles de luz, planilla de luz
light bill too high: sale muy cara la luz, la luz está muy cara, luz muy cara, luz cara, recibo de luz muy alto
power shut off: cortaron la luz, cortar la luz, quitaron la luz, corte de luz, sin luz, me quitan la luz, no tengo luz, apagaron la luz
shut off notice: aviso de corte, aviso de desconexión, carta de corte
shut it off: me la van a cortar, me lo van a cortar, me lo cortan
utility bills: servicios públicos, biles de la casa, servicios de la casa, recibos, facturas de servicios, utilidades
bill: factura, recibo, bil, bill, cuenta por pagar, planilla
bills: biles, facturas, bills, cuentas
gas bill: recibo del gas, bil del gas, bill del gas, factura del gas, pagar el gas
gas: gas
electric: eléctrico, eléctrica
energy: energía, energético
heating bill: calefacción, pagar la calefacción, factura de calefacción, recibo de calefacción, ayuda con la calefacción, gastos de calefacción, heat
no heat: sin calefacción, no tengo calefacción, se acabó el gas
heater: calentón, calentador, calentador de casa
furnace broke: se descompuso la calefacción, se descompuso el calentón, caldera descompuesta, boiler descompuesto, se rompió la calefacción, calefacción dañada
furnace: caldera, boiler, horno de calefacción
water heater: calentador de agua, boiler de agua
heat pump: bomba de calor
firewood: leña
heating oil: aceite de calefacción
propane: propano, gas propano
air conditioning: aire acondicionado, clima, aire frío, abanico
stove: estufa
refrigerator: refrigerador, nevera, refri
washer: lavadora
dryer: secadora
appliances: electrodomésticos, aparatos
furniture: muebles, mueble
water bill: recibo del agua, bil del agua, factura del agua, pagar el agua, bill del agua, cuenta del agua
water shut off: cortaron el agua, sin agua, me cortan el agua
water: agua
drinking water: agua potable
trash: basura
solar panels: paneles solares, panel solar, placas solares, energía solar
solar: solar, solares
phone: teléfono, celular, móvil
free phone: teléfono gratis, celular gratis, teléfono del gobierno, obamaphone
phone bill: recibo del teléfono, bil del teléfono
internet: internet, wifi
cheap internet: internet barato, internet de bajo costo
computer: computadora, ordenador, compu, laptop
property taxes: impuestos de la propiedad, impuesto predial, predial, impuesto a la propiedad, taxes de la casa, impuestos de la casa, impuesto de propiedad, contribuciones de la casa
property: propiedad, terreno propio
homestead exemption: exención de la casa, exención de impuestos de la propiedad, homestead
insurance: seguro, aseguranza
flood insurance: seguro de inundación, seguro contra inundaciones
hurricane: huracán
tornado: tornado
flood: inundación, inundaciones, inundado
flooded: inundó, inundada, se inundó, se me inundó
fire: incendio, fuego, quemó, se quemó
house burned down: se quemó la casa, se quemó mi casa, quemó la casa, incendio quemó la casa
house fire: incendio en mi casa, incendio de casa
storm: tormenta, tempestad
earthquake: terremoto, temblor
disaster: desastre, desastre natural, damnificado
destroyed: destruyó, destruir, se llevó, tumbó, destruida
evacuated: evacuado, evacuar
drought: sequía
freeze: helada
snow: nieve
winter: invierno
summer: verano
country: campo, zona rural
house in the country: casa en el campo, casa en el rancho, casa rural
rural: rural
neighborhood: barrio, vecindario, colonia
neighbor: vecino
furnished: amueblado
build: construir, construcción, edificar
build my own house: construir mi propia casa, construir mi casa, hacer mi casa
land: tierra, terreno, lote, parcela
`;
