import type { Texts } from '../catalogue.ts';

/** For whom an issue is worse, and whom a change costs. */
export const sides: Texts = {
  'sides.as-it-stands': 'Così com’è, la clausola è a sfavore di {worse} e a favore di {better}.',
  'sides.for':
    'Così com’è, la clausola è a favore della Vostra parte, {better}: {worse} potrebbe chiedere di modificarla.',
  'sides.cost': 'La modifica giova a {helped}; {harmed} rinuncia a qualcosa.',
  'sides.cost.playbook':
    'La modifica è una posizione del manuale negoziale, dalla parte {side, select, customer {del cliente} other {del fornitore}}; l’altra parte può dover rinunciare a qualcosa.',
  'sides.unknown':
    'La parte «{side}» non è stata riconosciuta nel documento: la revisione non parla per nessuna delle parti.',
};
