import type { errors as english } from '../en/errors.ts';

export const errors: Record<keyof typeof english, string> = {
  'error.title': 'Non ha funzionato',
  'error.400': 'Questa richiesta non è fra quelle che la pagina fa.',
  'error.401': 'Prima accedi.',
  'error.403': 'La richiesta non viene da una pagina di questo servizio: non è stato fatto nulla.',
  'error.404': 'Qui non c’è nulla. Non c’è mai stato, oppure è stato rimosso.',
  'error.405': 'Questa pagina non si chiede in quel modo.',
  'error.409': 'Qualcun altro è stato più veloce. Guarda di nuovo la pagina e decidi da capo.',
  'error.413': 'È più di quanto la pagina accetta.',
  'error.421': 'Questa pagina si chiede a un altro indirizzo.',
  'error.429': 'Troppi tentativi. Aspetta un minuto.',
  'error.500': 'Il servizio ha incontrato un errore suo; il registro dice quale.',
  'error.503': 'Il servizio ora non può farlo. Riprova.',
  'error.back': 'Torna all’inizio',
};
