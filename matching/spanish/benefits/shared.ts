import type { Phrases } from '../../../contract/spanish/phrase-book.ts';

/** What all estimates say: limits, who gets it, and what would change the result. */
export const SHARED: Phrases = {
  '1 person': '1 persona',
  '{count} people': '{count} personas',
  'The low end of the range:': 'El extremo bajo del rango:',
  'The high end of the range:': 'El extremo alto del rango:',
  'All of your household’s income is from work': 'Todos los ingresos de su hogar vienen del trabajo',

  '{sum} a year is within {sumMost}, the limit for {people}':
    '{sum} al año no pasa de {sumMost}, el límite para {people}',
  '{sum} a month is within {sumMost}, the limit for {people}':
    '{sum} al mes no pasa de {sumMost}, el límite para {people}',
  '{sum} a year is within {sumMost}, the limit for {people} in {state}':
    '{sum} al año no pasa de {sumMost}, el límite para {people} en {state}',
  '{sum} a month is within {sumMost}, the limit for {people} in {state}':
    '{sum} al mes no pasa de {sumMost}, el límite para {people} en {state}',
  '{sum} a year is within {sumMost}, the lowest limit that a state may set for {people}':
    '{sum} al año no pasa de {sumMost}, el límite más bajo que puede fijar un estado para {people}',
  '{sum} a year is within {sumMost}, the lowest limit that a state may set for {people} in {state}':
    '{sum} al año no pasa de {sumMost}, el límite más bajo que puede fijar un estado para {people} en {state}',
  '{sum} a year is within {sumMost}, the highest limit that a state may set for {people}':
    '{sum} al año no pasa de {sumMost}, el límite más alto que puede fijar un estado para {people}',
  '{sum} a year is within {sumMost}, where the credit ends for {family}':
    '{sum} al año no pasa de {sumMost}, donde termina el crédito para {family}',
  '{sum} a year is above {sumMost}, the limit': '{sum} al año pasa de {sumMost}, el límite',
  '{sum} a year is above {sumMost}, the limit for {people}': '{sum} al año pasa de {sumMost}, el límite para {people}',
  '{sum} a month is above {sumMost}, the limit for {people}': '{sum} al mes pasa de {sumMost}, el límite para {people}',
  '{sum} a month is above {sumMost}, the limit for 1 people':
    '{sum} al mes pasa de {sumMost}, el límite para una persona',
  '{sum} a year is above {sumMost}, the limit for 1': '{sum} al año pasa de {sumMost}, el límite para una persona',
  '{sum} a year is above {sumMost}, the limit for {count}':
    '{sum} al año pasa de {sumMost}, el límite para {count} personas',
  '{sum} a year is above {sumMost}, the highest limit that a state may set for {people}':
    '{sum} al año pasa de {sumMost}, el límite más alto que puede fijar un estado para {people}',
  '{sum} a year is above {sumMost}, where the credit ends': '{sum} al año pasa de {sumMost}, donde termina el crédito',
  '{sum} a year is above {sumMost}, where the credit ends {family}':
    '{sum} al año pasa de {sumMost}, donde termina el crédito {family}',
  'The limit on income is {sum} a month': 'El límite de ingresos es de {sum} al mes',
  'The limit on income is {sum} a year': 'El límite de ingresos es de {sum} al año',
  'With one more child you would be within the limits': 'Con un hijo más, usted estaría dentro de los límites',
  'With one more child of five it would be {amount}': 'Con un hijo más, de cinco años, el monto sería de {amount}',
  "The figures held until {date}; newer ones aren't recorded here yet":
    'Los montos valían hasta el {date}; aquí todavía no tenemos otros más recientes',
  'Based on the amounts for {count}. Your state raises them a little each year.':
    'Se basa en los montos de {count}. Su estado los sube un poco cada año.',

  'You: {rest}': 'Usted: {rest}',
  'Your spouse: {rest}': 'Su cónyuge: {rest}',
  'Your parent: {rest}': 'Su padre o madre: {rest}',
  'Your grandparent: {rest}': 'Su abuelo o abuela: {rest}',
  'Another adult: {rest}': 'Otro adulto: {rest}',
  'A child: {rest}': 'Un niño o joven: {rest}',
  'A baby: {rest}': 'Un bebé: {rest}',
  'A child aged 1: {rest}': 'Un niño de 1 año: {rest}',
  'A child aged {count}: {rest}': 'Un niño o joven de {count} años: {rest}',
  'A person aged {count}: {rest}': 'Una persona de {count} años: {rest}',

  'About {amount} for you': 'Unos {amount} para usted',
  'About {amount} for you, if all your income is from work':
    'Unos {amount} para usted, si todos sus ingresos vienen del trabajo',
  'About {amount} for {recipients}': 'Unos {amount} para {recipients}',
  'About {amount} for {recipients}, if all your income is from work':
    'Unos {amount} para {recipients}, si todos sus ingresos vienen del trabajo',
  'Up to {sum} a year': 'Hasta {sum} al año',
  'Up to {sum} a month': 'Hasta {sum} al mes',
  'Up to {sum} a day': 'Hasta {sum} al día',
  'Up to {sum} once': 'Hasta {sum} una sola vez',
  'Up to {amount} for you': 'Hasta {amount} para usted',
  'Up to {amount} for you, if all your income is from work':
    'Hasta {amount} para usted, si todos sus ingresos vienen del trabajo',
  'Up to {amount} for {recipients}': 'Hasta {amount} para {recipients}',
  'Up to {amount} for {recipients}, if all your income is from work':
    'Hasta {amount} para {recipients}, si todos sus ingresos vienen del trabajo',
  'For {recipients}: {help}': 'Para {recipients}: {help}',
  '{worth} (in force since {count})': '{worth} (vigente desde {count})',

  'Your parents do not claim you on their tax return: if they do, their income counts':
    'Sus padres no lo declaran como dependiente en su declaración de impuestos: si lo hacen, cuentan los ingresos de ellos',
  'Your parents claim you on their tax return':
    'Sus padres lo declaran como dependiente en su declaración de impuestos',
  'Your partner is not the parent of your child: if so, both incomes count':
    'Su pareja no es el padre o la madre de su hijo: si lo es, cuentan los ingresos de los dos',
  'Your partner is the parent of your child too': 'Su pareja también es el padre o la madre de su hijo',
};

/** Who gets the help, alone or inside a sentence. */
export const RECIPIENTS: Phrases = {
  'your spouse': 'su cónyuge',
  'your partner': 'su pareja',
  'your parent': 'su padre o madre',
  'your parent and your parent': 'sus padres',
  'your grandparent': 'su abuelo o abuela',
  'your grandparent and your grandparent': 'sus abuelos',
  'another adult in your home': 'otro adulto de su hogar',
  'another adult in your home and another adult in your home': 'otros dos adultos de su hogar',
  'your spouse and {others}': 'su cónyuge y {others}',
  'your partner and {others}': 'su pareja y {others}',
  'your parent and {others}': 'su padre o madre y {others}',
  'your parent and your parent and {others}': 'sus padres y {others}',
  'your grandparent and {others}': 'su abuelo o abuela y {others}',
  'another adult in your home and {others}': 'otro adulto de su hogar y {others}',
  'your child': 'su hijo o hija',
  'your child, 1': 'su hijo o hija, de 1 año',
  'your child, {count}': 'su hijo o hija, de {count} años',
  'your child, a baby': 'su bebé',
  'your children': 'sus hijos',
  'your children, {ages}': 'sus hijos, de {ages} años',
  'your children, a baby and 1': 'sus hijos, un bebé y otro de 1 año',
  'your children, a baby and {count}': 'sus hijos, un bebé y otro de {count} años',
  'your children, a baby, {ages}': 'sus hijos, un bebé y otros de {ages} años',
  'your children, a baby and a baby': 'sus dos bebés',
  'your children, a baby, a baby, and 1': 'sus hijos, dos bebés y otro de 1 año',
  'your children, a baby, a baby, and {count}': 'sus hijos, dos bebés y otro de {count} años',
  'your children, a baby, a baby, {ages}': 'sus hijos, dos bebés y otros de {ages} años',
  'the child in your home': 'el menor que vive en su hogar',
  'the child in your home, 1': 'el menor que vive en su hogar, de 1 año',
  'the child in your home, {count}': 'el menor que vive en su hogar, de {count} años',
  'the child in your home, a baby': 'el bebé que vive en su hogar',
  'the children in your home': 'los menores que viven en su hogar',
  'the children in your home, {ages}': 'los menores que viven en su hogar, de {ages} años',
  'the children in your home, a baby and 1': 'los menores que viven en su hogar, un bebé y otro de 1 año',
  'the children in your home, a baby and {count}': 'los menores que viven en su hogar, un bebé y otro de {count} años',
  'the children in your home, a baby, {ages}': 'los menores que viven en su hogar, un bebé y otros de {ages} años',
  'the children in your home, a baby, a baby, and 1': 'los menores que viven en su hogar, dos bebés y otro de 1 año',
  'the children in your home, a baby, a baby, and {count}':
    'los menores que viven en su hogar, dos bebés y otro de {count} años',
  'the children in your home, a baby, a baby, {ages}':
    'los menores que viven en su hogar, dos bebés y otros de {ages} años',
  'the children in your home, a baby and a baby': 'los dos bebés que viven en su hogar',
};
