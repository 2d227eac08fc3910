/** Small words, pleas and verbs, so "no tengo", "para mi mamá" and "sin" are read like the English words. */
export const GRAMMAR = `
the: el, la, los, las, lo
a: un, una, unos, unas
of: de, del
to: a, al
my: mi, mis
your: su, sus, tu, tus
our: nuestro, nuestra
me: me
us: nos
it: se, le, les, te
for: para, pa, por
with: con, conmigo
without: sin
in: en
and: y, e
or: o, u
nor: ni
but: pero
if: si
that: que, ese, esa, eso
this: este, esta, esto
because: porque, pues
when: cuando
where: donde, dónde, dónde puedo
how: cómo, como
how much: cuánto
which: cuál, qué
who: quién, quiénes
no: no
i am not: no soy, no estoy
we are not: no somos
is not: no es, no está
never: nunca
none: ningún, ninguno, ninguna
anything but: todo menos, cualquier cosa menos, menos
not: que no sea, que no sean, excepto
dont want: no quiero, no queremos
yes: sí
very: muy, mucho, bien
more: más
less: menos de
also: también
only: solo, sólo, solamente
still: todavía, aún
already: ya
now: ahora, ahorita, hoy
after: después, tras, luego
before: antes
since: desde
until: hasta
between: entre
over: sobre
while: mientras
every: cada, todo, toda
some: algún, alguno, alguna, algo
other: otro, otra
here: aquí
there: allí, allá, ahí, hay
i: yo
you: usted
she: ella
they: ellos, ellas
somebody: alguien, alguno
i am: soy, estoy, ando, me siento
we are: somos, estamos
is: es, está, ser, estar, sea
are: son, están
was: era, fue, estaba, fui
i have: tengo, traigo
has: tiene, tener, ha, han, he, hemos, tuve
we have: tenemos
have no: no tengo, no tenemos, no tiene, no cuento con
i need: necesito, necesitamos, me falta, me hace falta, ocupo
need: necesitar, necesita
want: quiero, querer, quiere, queremos, quisiera, me gustaría
looking for: busco, buscar, buscamos, busca, ando buscando
can: puedo, puede, podemos, poder, pudiera
cant: no puedo, no podemos, no puede, no alcanzo a
cant afford: no alcanza para, no alcanza, no nos alcanza, no tengo para, no tengo dinero para
get: obtener, conseguir, recibir, recibo dinero, sacar, agarrar
give: dar, dan, da
make: hacer, hago, hace
going to: voy, van, vamos, ir
help: ayuda, ayudar, ayúdeme, ayúdenme, apoyo, apoyar
help with: asistencia con, ayuda con, ayuda para, apoyo con, apoyo para
assistance: asistencia
know: saber
please: por favor
thanks: gracias
hello: hola, buenos días, buenas tardes
programs: programa, programas
program for: programa para
services: servicio
available: disponible
apply: solicitar, aplicar, solicitud, aplicación, tramitar, trámite, pedir, meter papeles
qualify: calificar, califico, requisito, elegible
information: información, informes
money: dinero, plata, lana, feria, efectivo, fondos, chavos, pisto, billete
cash assistance: ayuda en efectivo, ayuda de dinero, cash aid, asistencia en efectivo
government: gobierno
federal: federal
state: estado, estatal
county: condado
city: ciudad
national: nacional
public: público, pública
local: local
free: gratis, gratuito, gratuita, sin costo, regalado
cheap: barato, barata, económico, bajo costo
low cost: de bajo costo, costo bajo
expensive: caro, cara
cost: costo, costos, precio
expenses: gastos, gasto
pay: pagar, pago, paga, pagan
paid: pagado, pagada
payments: pagos
monthly check: cheque mensual, cheque cada mes, cheque del mes
check: cheque
monthly: mensual, cada mes, al mes
month: mes
week: semana
year: año
day: día
hours: hora
early: temprano, pronto
urgent: urgente
new: nuevo, nueva
old: viejo, vieja, antiguo
big: grande
small: pequeño, pequeña, chico, chica, chiquito, chiquita
good: bueno, buena
bad: malo, mala, mal
first: primero, primera, primer, primeriza, primerizo
better: mejor, mejorar
best: el mejor
too high: muy alto, muy alta, sube mucho, subió mucho
high: alto, alta
low: bajo, baja
little money: poco dinero, poca plata, poca lana
few: poco, poca, pocos
many: muchos, muchas
two: dos
three: tres
four: cuatro
half: mitad, medio
number: número
people: gente, personas, persona
thing: cosa, cosas
place: lugar, sitio
part: parte
list: lista
office: oficina
form: formulario, forma
paper: papeles, documentos
life: vida
way: manera
problem: problema
need: necesidad, necesidades
grant: subvención, subvenciones, subsidio, donación, concesión
grants: grants
benefits: beneficio, beneficios, prestaciones
stop: parar, dejar de
start: empezar, comenzar, iniciar, arrancar, emprender
open: abrir, poner
close: cerrar
finish: terminar, acabar
keep: mantener, conservar
lose: perder, perdí, perdimos, perdió
lost: perdido
find: encontrar, hallar
buy: comprar, compra, adquirir
sell: vender, venta
use: usar, usado
go: irme, llegar, salir
come back: volver, regresar
live: vivir, vivo, vive, vivimos
change: cambiar
work with: trabajar con
talk to someone: hablar con alguien, platicar con alguien, desahogarme
learn: aprender
teach: enseñar
visit: visitar, visita
protect: proteger, protección
improve: mejoras
`;
