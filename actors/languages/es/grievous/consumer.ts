import type { GrievousTexts } from '../../grievous-part.ts';

export const consumer: GrievousTexts = {
  consumer_no_withdrawal: {
    title: 'Se excluyen derechos del consumidor',
    harm: 'Se niega el desistimiento, la garantía o el reembolso: es nulo y engaña al consumidor.',
    answers: 'una cláusula que deja a salvo los derechos legales',
    ask: 'Quedan a salvo los derechos legales del consumidor, entre ellos desistir en 14 días y la garantía legal.',
    settle: 'Solo las excepciones que la ley lista.',
    leave: 'la exclusión sigue: es nula y puede sancionarse',
    harmed: 'consumer',
  },
};
