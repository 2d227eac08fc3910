import type { Phrases } from './phrase-book.ts';

/** The messages of the contract's schemas for invalid values. */
const ANY_VALUE: Phrases = {
  'Please fill this in.': 'Complete este campo.',
  'Please choose one of the values offered.': 'Elija uno de los valores de la lista.',
  'This is too short or too small.': 'Esto es demasiado corto o demasiado pequeño.',
  'This is too long or too large.': 'Esto es demasiado largo o demasiado grande.',
  'This isn’t valid.': 'Esto no es válido.',
  'This should be string, but it isn’t.': 'Esto debe ser un texto.',
  'This should be number, but it isn’t.': 'Esto debe ser un número.',
  'This should be int, but it isn’t.': 'Esto debe ser un número entero.',
  'This should be boolean, but it isn’t.': 'Esto debe ser sí o no.',
  'This should be array, but it isn’t.': 'Esto debe ser una lista.',
  'This should be object, but it isn’t.': 'Esto debe ser un grupo de datos.',
  'This should be {type}, but it isn’t.': 'Esto debe ser de otro tipo ({type}).',
  'At least {count}': 'Como mínimo {count}',
  'At most {count}': 'Como máximo {count}',
  'At most {count} characters': 'Como máximo {count} caracteres',
  'At most {count} people': 'Como máximo {count} personas',
  'Please leave out control characters': 'No use caracteres de control',
  'Please give a multiple of {count}': 'Escriba un múltiplo de {count}',
};

const ACCOUNT: Phrases = {
  'First name is required': 'Escriba su nombre',
  'Last name is required': 'Escriba su apellido',
  'Please write the name in letters': 'Escriba el nombre con letras',
  'Please enter a valid email address': 'Escriba una dirección de correo electrónico válida',
  'You must agree to the terms and privacy policy': 'Debe aceptar los términos y la política de privacidad',
  'Email already registered': 'Este correo electrónico ya tiene una cuenta',
  'Password must be at least {count} characters': 'La contraseña debe tener al menos {count} caracteres',
  'Password must be at most {count} characters': 'La contraseña debe tener como máximo {count} caracteres',
  'Password must contain at least one number': 'La contraseña debe tener al menos un número',
  'Password must contain at least one special character': 'La contraseña debe tener al menos un carácter especial',
  'Password must contain at least one uppercase letter': 'La contraseña debe tener al menos una letra mayúscula',
  'Password must contain at least one lowercase letter': 'La contraseña debe tener al menos una letra minúscula',
  "Passwords don't match": 'Las contraseñas no son iguales',
  'Enter your current password': 'Escriba su contraseña actual',
  'If an account with that email exists, a password reset has been initiated.':
    'Si existe una cuenta con ese correo electrónico, le enviamos un enlace para cambiar la contraseña.',
  'If an account with that email exists, we sent it a code.':
    'Si existe una cuenta con ese correo electrónico, le enviamos un código.',
  'Please enter the code': 'Escriba el código',
  'Please enter the {count}-digit code': 'Escriba el código de {count} dígitos',
  'Please enter the 6-digit code, or a recovery code': 'Escriba el código de 6 dígitos o un código de recuperación',
  'Please enter the code from your authenticator app, or a recovery code.':
    'Escriba el código de su aplicación de autenticación o un código de recuperación.',
  'This code is wrong, expired or already used.': 'Este código es incorrecto, ya venció o ya se usó.',
  'Please give it a name': 'Póngale un nombre',
  'This isn’t base64url': 'Este dato no está en formato base64url',
  'This passkey doesn’t work here. Please log in with your password.':
    'Esta llave de acceso no funciona aquí. Inicie sesión con su contraseña.',
};

const PROFILE: Phrases = {
  'Age must be at least {count} years': 'La edad debe ser de {count} años o más',
  'Age must be less than {count} years': 'La edad debe ser de menos de {count} años',
  'Age must be a whole number': 'La edad debe ser un número entero',
  'Enter your age as a number': 'Escriba su edad en números',
  'Location must be at least {count} characters': 'El lugar donde vive debe tener al menos {count} caracteres',
  'We can’t tell which state this is in. Add the state, like “Columbus, Ohio”, or type your ZIP code.':
    'No sabemos en qué estado queda este lugar. Agregue el estado, como “Columbus, Ohio”, o escriba su código postal.',
  'Several states have a place with this name. Add your state, like “Springfield, Illinois”.':
    'Varios estados tienen un lugar con este nombre. Agregue su estado, como “Springfield, Illinois”.',
  'A ZIP code has 5 digits': 'Un código postal tiene 5 dígitos',
  'Occupation must be at least {count} characters': 'La ocupación debe tener al menos {count} caracteres',
  'Please enter the education you’ve completed': 'Escriba los estudios que terminó',
  'Please give a whole number of people': 'Escriba el número de personas, sin decimales',
  'Please give a whole number of children': 'Escriba el número de niños, sin decimales',
  'Please give a rating in percent': 'Escriba la calificación en porcentaje',
  'Please give a year, such as 2019': 'Escriba un año, como 2019',
  'Please give a month': 'Escriba un mes',
  'Type whole dollars in digits, like 24,000': 'Escriba el monto en dólares, con números y sin centavos, como 24,000',
  'Please say who this person is to you': 'Diga qué relación tiene esta persona con usted',
  'Please give an age in whole years, 0 to {count}': 'Escriba la edad en años cumplidos, de 0 a {count}',
};

const TOOLS: Phrases = {
  'Please type a question': 'Escriba una pregunta',
  'Please give the search a name': 'Póngale un nombre a la búsqueda',
  'Platinum Plan - Coming Soon': 'Plan Platinum: muy pronto',
  'The Platinum Plan is coming soon. Please choose Premium for now.':
    'El plan Platinum estará disponible muy pronto. Por ahora, elija Premium.',
  'Unable to initialize payment system. Please contact support.':
    'No pudimos iniciar el sistema de pagos. Comuníquese con soporte.',
  'Invalid response from server': 'El servidor envió una respuesta no válida',
};

/** Browser names, listed one by one, because a pattern such as "{browser} on {system}" would match other texts too. */
const BROWSERS: Phrases = {
  'Unknown browser': 'Navegador desconocido',
  'Unknown browser on {system}': 'Navegador desconocido en {system}',
  'Samsung Internet on {system}': 'Samsung Internet en {system}',
  'Edge on {system}': 'Edge en {system}',
  'Opera on {system}': 'Opera en {system}',
  'Firefox on {system}': 'Firefox en {system}',
  'Chrome on {system}': 'Chrome en {system}',
  'Safari on {system}': 'Safari en {system}',
};

export const MESSAGES: Phrases = { ...ANY_VALUE, ...ACCOUNT, ...PROFILE, ...TOOLS, ...BROWSERS };
