import type { layout as english } from '../en/layout.ts';

export const layout: Record<keyof typeof english, string> = {
  'page.skip': 'Ir al contenido',
  'page.language': 'Idioma',
  'page.menu': 'Páginas',
  'page.sign-out': 'Salir',
};
