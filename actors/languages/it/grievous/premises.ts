import type { GrievousTexts } from '../../grievous-part.ts';

export const premises: GrievousTexts = {
  lease_landlord_entry_any: {
    title: 'Il locatore entra o sfratta a piacere',
    harm: 'Il locatore può entrare, cambiare serrature, prendere beni o sfrattare senza avviso né giudice.',
    answers: 'un avviso e l’ordine del giudice',
    ask: 'Accesso con 48 ore di preavviso, salvo urgenza; rilascio solo per ordine del giudice.',
    settle: 'Ventiquattro ore di preavviso.',
    leave: 'resta lo sfratto senza giudice',
    harmed: 'tenant',
  },
  lease_repair_all_structural: {
    title: 'Ogni riparazione al conduttore',
    harm: 'Struttura, tetto e vizi anteriori sono a carico del conduttore.',
    answers: 'un verbale dello stato dei locali',
    ask: 'Al locatore struttura, tetto e straordinaria; al conduttore l’ordinaria, salvo l’uso normale.',
    settle: 'Oneri con un tetto annuo.',
    leave: 'spese strutturali senza limite',
    harmed: 'tenant',
  },
  lease_rent_increase_free: {
    title: 'Canone libero o sempre dovuto',
    harm: 'Il canone sale a piacere o è dovuto benché i locali non si possano usare.',
    answers: 'un indice e la riduzione',
    ask: 'Il canone segue l’indice ISTAT una volta l’anno e si riduce se i locali non si possono usare.',
    settle: 'Revisione ogni tre anni al valore di mercato secondo un perito.',
    leave: 'è dovuto per locali inservibili',
    harmed: 'tenant',
  },
};
