/** Families, health, work, school, law, immigration and veterans. */
export const PEOPLE = `
family: familia, familiar, familiares
children: hijo, hija, hijos, hijas, niño, niña, niños, niñas, chamaco, chamaca, chamacos, muchachito, nene, nena, chavito, criatura, mijo, mija, menor, menores, infantil
kids: chiquillos, chavitos, plebes, peques
baby: bebé, bebito, recién nacido, bebe
teens: adolescente, adolescentes
young people: joven, jóvenes, juventud, muchacho, muchacha
adults: adulto
mother: mamá, madre, mami, mama
father: papá, padre, papi, papa
parents: papás, padres
single mother: madre soltera, mamá soltera, madres solteras, mamás solteras
single father: padre soltero, papá soltero
single: soltero, soltera
husband: esposo, marido
wife: esposa
partner: pareja, novio, novia
brother: hermano
sister: hermana
grandmother: abuela, abuelita
grandfather: abuelo, abuelito
grandparents: abuelos
grandchildren: nieto, nieta, nietos
raising my grandchildren: crío a mis nietos, criando a mis nietos, criar nietos, cuido a mis nietos, criar a mis nietos
uncle: tío
nephew: sobrino
niece: sobrina
widow: viuda, viudo, viudez
divorce: divorcio, divorciada, divorciado
woman: mujer, mujeres, señora
man: hombre, hombres, señor
pregnant: embarazada, embarazo, encinta, preñada
birth: parto, dar a luz, nacimiento
midwife: partera
older people: personas mayores, adultos mayores, persona mayor, adulto mayor, gente mayor, tercera edad, personas de edad, de la tercera edad, mayores
elderly: ancianos, anciano, anciana, viejitos, viejito, envejecientes
seniors over: mayores de, mayor de, más de
child care: cuidado de niños, cuidado infantil, cuidar a mis hijos, quien cuide a mis hijos, cuidado de los hijos, cuidar niños, que me cuiden a los niños, cuidado de mis hijos, niñera, nana
daycare: guardería, daycare, estancia infantil
preschool: preescolar, prekinder, kinder, kínder, escuelita, prescolar
head start: head start
after school: después de la escuela, extraescolar
summer camp: campamento de verano, campamento
adoption: adopción, adoptar, adoptado, adoptivo
foster care: cuidado de crianza, crianza temporal, hogar temporal, foster care, foster, hogar de crianza
aged out of foster care: salí de foster care, salí del foster, estuve en foster care, joven de crianza
child support: manutención, manutención de los hijos, manutención de menores, pensión alimenticia, child support, el papá no ayuda
custody: custodia
guardianship: tutela, tutor
raise: criar, crío
take care of: cuidar, cuido
caregiver: cuidador, cuidadora, cuidadores
care for my mother: cuido a mi mamá, cuidar a mi mamá, cuidar a mi madre, cuido a mi madre
paid to care for: me paguen por cuidar, pagar por cuidar, pagan por cuidar, que me paguen por cuidar
respite: descanso del cuidador, relevo, respiro, necesito un descanso, un descanso
nursing home: asilo de ancianos, casa de ancianos, hogar de ancianos, asilo
care at home: cuidado en casa, cuidado en el hogar, ayuda en casa, asistente en casa, atención en el hogar
care: cuidado, cuidados, atención
funeral: funeral, entierro, sepelio, gastos funerarios, funeraria, velorio
bury: enterrar, sepultar
died: murió, falleció, fallecido, se murió, muerto, muerte, fallecimiento
my husband died: murió mi esposo, mi esposo murió, falleció mi esposo, mi esposo falleció, murió mi marido, mi marido murió
survivor benefits: beneficios de sobreviviente, sobreviviente, sobrevivientes, pensión de viudez, pensión de viuda
sick: enfermo, enferma
illness: enfermedad, enfermedades
health: salud, sanitario
health insurance: seguro médico, aseguranza médica, seguro de salud, aseguranza de salud, cobertura médica, plan médico, seguranza médica
no insurance: sin seguro, sin aseguranza, no tengo seguro, no tengo aseguranza, no tiene seguro, sin seguro médico, sin aseguranza médica, no tengo seguro médico
insurance for my children: aseguranza para mis hijos, seguro médico para mis hijos, seguro médico para niños, seguro para mis hijos, seguro para niños, aseguranza para niños
medicaid: medicaid, medicad
medical: medi cal, médico gratis
medicare: medicare
obamacare: obamacare, ley de cuidado de salud
premium: prima del seguro, prima
doctor: doctor, doctora, médico, médica
medical bills: deudas médicas, biles médicos, bills médicos, facturas médicas, cuenta del hospital, deuda del hospital, bil del hospital, cuentas médicas
medical appointment: cita médica, cita con el doctor, consulta
appointment: cita, citas
clinic: clínica
free clinic: clínica gratis, clínica de bajo costo, doctor gratis, clínica comunitaria, clínica barata, médico barato
hospital: hospital
surgery: operación, cirugía, operar
medicine: medicina, medicinas, medicamento, medicamentos, remedio, recetas, receta, pastillas
pay for medicine: pagar la medicina, pagar las medicinas, pagar medicinas, medicinas caras, ayuda con las medicinas
insulin: insulina
dentist: dentista
teeth: dientes, diente, muelas, muela, dentadura
dental: dental
glasses: lentes, anteojos, gafas
eyes: ojos, ojo, vista
hearing aids: aparato para oír, audífonos, aparatos auditivos
deaf: sordo
blind: ciego, ceguera
wheelchair: silla de ruedas
disability: discapacidad, incapacidad, invalidez
disabled: discapacitado, discapacitada, incapacitado, inválido, deshabilitado, minusválido, discapacitados
disability check: pensión por incapacidad, pensión por discapacidad, cheque por incapacidad, beneficios por incapacidad, seguro por incapacidad, seguro por discapacidad, pensión por invalidez, beneficios por discapacidad
temporary disability: incapacidad temporal, me lastimé
cant work: no puedo trabajar, ya no puedo trabajar, no puede trabajar
hurt at work: me lastimé en el trabajo, accidente de trabajo, accidente en el trabajo
hurt: lastimado, lesión, lesionado, herido
accident: accidente
special needs: necesidades especiales
autism: autismo, autista
down syndrome: síndrome de down
cancer: cáncer
breast cancer: cáncer de seno, cáncer de mama, mamografía
diabetes: diabetes, azúcar en la sangre, diabético
heart: corazón
kidney dialysis: diálisis, riñón
hiv: vih, sida
alzheimer: alzheimer, demencia
mental health: salud mental, depresión, ansiedad, psicólogo, nervios, deprimido, consejería, tristeza
counseling: orientación, consejero, asesoría, consejo
alcohol: alcohol, alcohólico, alcoholismo, borracho
drugs: droga, drogas, adicción, adicto, drogadicto
rehab: rehabilitación, dejar las drogas, dejar de tomar, tratamiento de drogas
treatment: tratamiento
birth control: anticonceptivo, anticonceptivos, control natal, planificación familiar, pastillas anticonceptivas
vaccines: vacuna, vacunas, vacunación
checkup: chequeo, examen médico, revisión médica
test: examen, prueba
work: trabajo, trabajar, chamba, empleo, laboral, jale, pega, camello, puesto de trabajo
job: empleos, trabajos
looking for a job: busco trabajo, buscar trabajo, busco empleo, buscar empleo, encontrar trabajo, conseguir trabajo, necesito trabajo, buscando trabajo, quiero trabajar, busco chamba
lost my job: perdí mi trabajo, me quedé sin trabajo, sin trabajo, perdí el trabajo, me corrieron del trabajo, me despidieron, quedé desempleado, perdí mi empleo, desempleado, desempleada, perder el trabajo, me botaron del trabajo, sin empleo, me descansaron, no tengo trabajo, me corrieron
unemployment insurance: desempleo, seguro de desempleo, paro, unemployment, cobrar desempleo, beneficios de desempleo, ayuda por desempleo
laid off: despedido, despido, cerró la fábrica, cerró la planta
workers: trabajador, trabajadora, trabajadores, obrero
job training: capacitación, entrenamiento, entrenamiento de trabajo, capacitación laboral, formación laboral, adiestramiento, job training
learn a trade: aprender un oficio, oficio, oficios, carrera técnica, carrera corta, escuela vocacional, vocacional, curso técnico
apprenticeship: aprendizaje, aprendiz
welding: soldadura, soldador, soldar
electrician: electricista
plumber: plomero
carpenter: carpintero
truck driver cdl: camionero, trailero, licencia cdl, chofer de camión, manejar tráiler, manejar camión
nurse: enfermera, enfermero
nursing: enfermería
nursing assistant cna: asistente de enfermera, cna
teacher: maestro, maestra, profesor, profesora
police: policía
firefighter: bombero
paid family leave: permiso pagado, licencia pagada, permiso familiar pagado, maternidad pagada, paternidad pagada, licencia familiar pagada, permiso de maternidad, licencia de maternidad, permiso por maternidad
leave from work: licencia, permiso
work permit: permiso de trabajo
school: escuela, escolar, colegio
school supplies: útiles, útiles escolares, mochila
high school: preparatoria, prepa, secundaria, bachillerato, high school
ged: ged, equivalencia de preparatoria, diploma de preparatoria, terminar la preparatoria, terminar la prepa, terminar la secundaria, acabar la prepa
diploma: diploma
university: universidad, universitario, universitaria
college: college, colegio comunitario, estudios superiores, licenciatura
community college: colegio comunitario
study: estudiar, estudio, estudios, carrera
pay for college: pagar la universidad, pagar el college, pagar mis estudios, pagar la escuela, dinero para estudiar, dinero para la universidad, ayuda para estudiar, ayuda para la universidad, ayuda para el college, estudiar sin dinero, ayuda financiera para la universidad
go to college: ir a la universidad, ir al college, entrar a la universidad, ir al colegio
tuition: matrícula, colegiatura, inscripción, cuota de la universidad
scholarships: beca, becas, becado
scholarship for college: beca para la universidad, beca universitaria, becas universitarias, becas para la universidad, becas para universidad, beca para estudiar, becas para estudiar
financial aid: ayuda financiera, ayuda económica para estudiar, fafsa
student: estudiante, estudiantes, alumno
student loan: préstamo estudiantil, préstamos estudiantiles, préstamo de estudiante, préstamo para estudiar, préstamos de estudiante, préstamo para la universidad
student loan forgiveness: perdón de préstamos estudiantiles, perdonar préstamos estudiantiles, perdón de préstamos, perdón de préstamo estudiantil, condonación de préstamos estudiantiles, perdonar mi préstamo, condonación de préstamos, condonar
forgiveness: perdón, perdonar, condonación
graduate school: maestría, posgrado, doctorado
book: libro
english classes: clases de inglés, aprender inglés, inglés, estudiar inglés, curso de inglés, esl
learn to read: aprender a leer, alfabetización, leer
classes: clase, clases, curso, cursos, taller
tutoring: tutoría, tutorías, regularización
internship: pasantía, práctica
grades: calificaciones, notas
education: educación
citizenship classes: clases de ciudadanía, examen de ciudadanía, hacerme ciudadano, ciudadanía
citizen: ciudadano
green card: tarjeta verde, residencia, residente, mica
undocumented: indocumentado, indocumentada, sin papeles, no tengo papeles, indocumentados
immigrant: inmigrante, inmigrantes
immigration lawyer: abogado de inmigración, abogado de migración
immigration: inmigración, migración, migratorio
refugee: refugiado, refugiada, refugiados
asylum: asilo político, asilado, pedir asilo
newly arrived: recién llegado, acabo de llegar, recién llegada
dreamers: soñador, soñadores
lawyer: abogado, abogada, licenciado
health care: atención médica, cuidado médico, servicios médicos
free lawyer: abogado gratis, ayuda legal, asistencia legal, abogado gratuito, ayuda legal gratis, abogado de bajo costo, no puedo pagar un abogado
legal: legal
court: corte, juzgado, tribunal
prison: cárcel, prisión, preso
after prison: después de la cárcel, salí de la cárcel, acabo de salir de la cárcel, salí de prisión, ex preso
criminal record: antecedentes penales, antecedentes, récord criminal
victim: víctima
crime victim: víctima de un crimen, víctima de crimen, víctima de un delito, víctima de delito, me asaltaron, me robaron
crime: crimen, delito
domestic violence: violencia doméstica, violencia familiar, maltrato, mi esposo me pega, mi pareja me pega, maltratada, mujeres maltratadas, mi marido me pega, violencia en casa, mi esposo me golpea
domestic violence shelter: refugio para mujeres maltratadas, refugio por violencia doméstica, refugio de violencia doméstica
violence: violencia
abuse: abuso
sexual assault: violación, abuso sexual, agresión sexual
stalking: acoso
discrimination: discriminación
rights: derecho, derechos
veteran: veterano, veterana, veteranos
military: militar, ejército, fuerzas armadas, soldado, marina
va: va
served in the military: serví en el ejército, estuve en el ejército, serví en el army
spouse: cónyuge
`;
