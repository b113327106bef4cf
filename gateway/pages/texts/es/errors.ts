import type { errors as english } from '../en/errors.ts';

export const errors: Record<keyof typeof english, string> = {
  'error.title': 'No ha funcionado',
  'error.400': 'Esta petición no es de las que hace la página.',
  'error.401': 'Primero inicie sesión.',
  'error.403': 'La petición no viene de una página de este servicio: no se ha hecho nada.',
  'error.404': 'Aquí no hay nada. Nunca lo hubo, o se ha eliminado.',
  'error.405': 'Esta página no se pide de esa manera.',
  'error.409': 'Alguien fue más rápido. Mire otra vez la página y decida de nuevo.',
  'error.413': 'Es más de lo que la página acepta.',
  'error.421': 'Esta página se pide en otra dirección.',
  'error.429': 'Demasiados intentos. Espere un minuto.',
  'error.500': 'El servicio encontró un error propio; su registro dice cuál.',
  'error.503': 'El servicio no puede hacerlo ahora. Inténtelo de nuevo.',
  'error.back': 'Volver al principio',
};
