import type { GrievousTexts } from '../../grievous-part.ts';

export const consumer: GrievousTexts = {
  consumer_no_withdrawal: {
    title: 'Esclusi i diritti del consumatore',
    harm: 'Recesso, garanzia o rimborso sono negati: è nullo e inganna il consumatore.',
    answers: 'una clausola che fa salvi i diritti di legge',
    ask: 'Restano salvi i diritti di legge del consumatore, fra cui il recesso entro 14 giorni e la garanzia legale.',
    settle: 'Eccezioni solo come le elenca la legge.',
    leave: 'l’esclusione resta: è nulla e può essere sanzionata',
    harmed: 'consumer',
  },
};
