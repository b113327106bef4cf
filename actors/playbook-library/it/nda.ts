import type { PositionsInput } from '../../../protocols/playbook/index.ts';
import { without } from '../without.ts';

const NO_SECRETS = without('segreti ');

/** Mutual confidentiality before a deal, for agreements in Italian: the same positions in the terms of Italian law. */
export const ndaInItalian: PositionsInput = {
  name: 'Accordo di riservatezza',
  description: 'Posizioni sugli accordi di riservatezza reciproci. Una base per il manuale proprio.',
  topics: [
    {
      id: 'mutual',
      name: 'Reciprocità dell’obbligo',
      reason: 'Entrambe le parti comunicheranno informazioni riservate, perciò l’obbligo deve vincolare entrambe.',
      about: {
        categories: ['confidentiality'],
        pattern:
          '(?:si (?:impegn|obblig)|dev|mantien|mantenere|manterr|tenut|\\bnon\\b)[^.]{0,120}(?:riservat|confidenzial|segret|divulg|rivel)|parte che (?:ricev|divulg|comunic|rivel)|(?:ciascuna|entrambe)[^.]{0,200}parte ricevente',
        grievous: ['confidentiality_none_one_way'],
      },
      preferred: {
        wording:
          'Ciascuna parte mantiene segrete le informazioni riservate dell’altra e le usa soltanto per valutare la collaborazione tra loro.',
        pattern: 'ciascuna|nessuna delle parti|le parti|entrambe|reciproc|parte che (?:ricev|divulg|comunic|rivel)',
      },
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'exceptions',
      name: 'Eccezioni alla riservatezza',
      reason: 'Le informazioni pubbliche, o ottenute lecitamente altrove, nessuna delle parti può mantenerle segrete.',
      about: {
        pattern:
          'di (?:pubblico dominio|dominio pubblico)|pubblicamente (?:not|disponibil|accessibil)|(?:sviluppat|elaborat)[^.]{0,40}(?:autonom|indipendent)|già (?:not|in possesso|conosciut)|lecitamente',
      },
      preferred: {
        wording:
          'Non sono riservate le informazioni che sono pubbliche senza violazione, che erano già note, che provengono lecitamente da terzi o che sono state sviluppate in modo indipendente.',
        pattern: 'pubblic|indipendent|autonom|not[aeio]\\b|terz[io]',
      },
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'compelled-disclosure',
      name: 'Comunicazione imposta dalla legge',
      reason: 'Nessuno può violare la legge per mantenere un segreto; l’avviso consente all’altra parte di opporsi.',
      about: {
        pattern:
          '(?:richiest|impost|obbligat|ordin|tenut)[^.]{0,80}(?:legge|autorità|giudi|tribunal|normativ|provvediment)',
      },
      preferred: {
        wording:
          'Una parte può comunicare quanto la legge o un’autorità impone, dopo averne informato l’altra se ciò è consentito, e soltanto nella misura richiesta.',
        pattern: 'richiest|impost|obbligat|ordin|tenut',
      },
      severity: 'medium',
      owner: 'Ufficio legale',
    },
    {
      id: 'term',
      name: 'Durata dell’obbligo',
      reason: 'Un termine certo dice a entrambe le parti quando i loro obblighi finiscono.',
      about: {
        pattern:
          '(?:riservat|obblig|accordo|durata|termine)[^.]{0,200}\\b(?:un|due|tre|quattro|cinque|sette|dieci|\\d{1,2})\\b(?: \\([^)]{1,12}\\))?[^.]{0,20}ann[oi]|(?:perpetu|indeterminat|per sempre|senza limit[ei] di tempo)[^.]{0,80}',
        grievous: ['confidentiality_too_short'],
      },
      preferred: {
        wording:
          'Gli obblighi del presente accordo durano tre (3) anni da ciascuna comunicazione e, per i segreti commerciali, finché restano segreti.',
        pattern: '\\b(?:due|tre|quattro|cinque|2|3|4|5)\\b[^.]{0,20}anni',
      },
      acceptable: [
        {
          wording: 'Gli obblighi del presente accordo durano un (1) anno dalla sua cessazione.',
          pattern: '\\b(?:un|1)\\b[^.]{0,20}anno',
        },
      ],
      walk_away: {
        // Trade secrets are ordinarily kept as long as they are secret.
        pattern: `(?:^|\\.)${NO_SECRETS}(?:in perpetuo|perpetuamente|per sempre|senza limit[ei] di tempo)${NO_SECRETS}s?(?:\\.|$)`,
        note: 'Un obbligo senza fine non si può amministrare.',
      },
      severity: 'medium',
      owner: 'Ufficio legale',
    },
    {
      id: 'return',
      name: 'Restituzione o distruzione',
      reason: 'Le copie di sicurezza e una copia d’archivio non si possono eliminare senza uno sforzo irragionevole.',
      about: {
        pattern:
          '(?:restitu|distrugg|distru[tz]|cancell)[^.]{0,120}(?:informazion|document|material|copi)|(?:informazion|document|material|copi)[^.]{0,120}(?:restitu|distrugg|distrutt|cancell)',
      },
      preferred: {
        wording:
          'A richiesta, una parte restituisce o distrugge le informazioni riservate, salve una copia per il proprio archivio e le copie di sicurezza.',
        pattern: 'restitu|distru|cancell',
      },
      severity: 'medium',
      owner: 'Ufficio legale',
    },
    {
      id: 'residuals',
      name: 'Informazioni rimaste nella memoria',
      reason: 'Un’informazione non diventa libera perché qualcuno la ricorda.',
      about: {
        pattern: '(?:memoria|ricord)[^.]{0,120}(?:informazion|liber|uso|utilizz)|informazion[^.]{0,120}memoria',
        grievous: ['confidentiality_residuals'],
      },
      preferred: {
        wording:
          'Nulla nel presente accordo consente l’uso di informazioni riservate rimaste nella memoria delle persone.',
      },
      walk_away: {
        pattern:
          'memoria[^.]{0,160}(?:liberamente|può usar|possono usar|può utilizz|possono utilizz|senza (?:alcun )?limit)',
        note: 'Una clausola simile concede in licenza ciò che è segreto.',
      },
      required: false,
      severity: 'high',
      owner: 'Ufficio legale',
    },
    {
      id: 'no-licence',
      name: 'Nessuna licenza',
      reason: 'Le informazioni sono comunicate per una valutazione, e null’altro deve derivarne.',
      about: {
        pattern:
          '(?:nessun|non|nulla|né)[^.]{0,120}(?:licenz|titolarità|diritto di proprietà|proprietà (?:intellettuale|industriale))',
      },
      preferred: {
        wording: 'Nulla nel presente accordo concede una licenza o altri diritti sulle informazioni riservate.',
        pattern: 'licenz|diritt|titolar',
      },
      severity: 'low',
      owner: 'Ufficio legale',
    },
    {
      id: 'governing-law',
      name: 'Legge applicabile',
      reason: 'Le parti devono sapere secondo quale legge si decide una controversia.',
      about: {
        categories: ['governing_law'],
        pattern:
          'legge (?:italiana|applicabile|regolatrice)|(?:regolat|disciplinat|soggett)[oa][^.]{0,20}(?:legge|diritto)',
      },
      preferred: {
        wording: 'Il presente accordo è regolato dalla legge che le parti hanno scelto.',
        pattern: '.',
      },
      severity: 'medium',
      owner: 'Ufficio legale',
    },
  ],
  checks: [
    {
      id: 'non-compete',
      name: 'Nessun divieto di concorrenza o di storno',
      kind: 'must_not_mention',
      pattern:
        'non (?:sviluppa|commercializza|vende)[^.]{0,100}concorren|non concorrenza|divieto di concorrenza|attività concorrent|non (?:sollecitare|stornare)|storno',
      severity: 'high',
    },
    {
      id: 'penalty',
      name: 'Nessuna penale',
      kind: 'must_not_mention',
      pattern: '\\bpenal[ei]\\b',
      unless_denied: true,
      severity: 'high',
    },
    {
      id: 'purpose',
      name: 'Lo scopo è indicato',
      kind: 'must_mention',
      pattern: '\\bscopo\\b|finalità|\\bvalutar|valutazione',
      severity: 'low',
    },
  ],
};
