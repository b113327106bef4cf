import type { layout as english } from '../en/layout.ts';

export const layout: Record<keyof typeof english, string> = {
  'page.skip': 'Vai al contenuto',
  'page.language': 'Lingua',
  'page.menu': 'Pagine',
  'page.sign-out': 'Esci',
};
