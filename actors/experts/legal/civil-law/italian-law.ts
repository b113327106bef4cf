import { pattern } from '../../toolkit/index.ts';
import type { LocalLaw } from './local-law.ts';

const ANYONE = '(?:ciascuna|entrambe|ognuna|nessuna|le|ogni) part[ei]';

/** Italian law: the civil code, D.Lgs. 231/2002 on late payment, the GDPR. */
export const italianLaw: LocalLaw = {
  usual: [
    {
      topic: 'liability',
      category: 'cap_on_liability',
      severity: 'medium',
      said: pattern('\\b(?:responsabilit|responsabil|risponde|danni|risarci|manlev)'),
    },
    {
      topic: 'termination',
      category: 'termination_for_cause',
      severity: 'medium',
      said: pattern('\\b(?:recess|recedere|recede|risol[uv]|diffida|scioglie|disdetta)'),
    },
    {
      topic: 'law',
      category: 'governing_law',
      severity: 'medium',
      said: pattern(
        '\\b(?:foro|legge (?:applicabile|italiana|regolatrice)|tribunale|giurisdizione|arbitr|diritto (?:italiano|applicabile)|controversi)',
      ),
    },
    {
      topic: 'confidentiality',
      category: 'confidentiality',
      severity: 'low',
      said: pattern('\\b(?:riservat|segret|confidenzial)'),
    },
    {
      topic: 'data',
      category: 'data_protection',
      severity: 'medium',
      said: pattern('\\b(?:2016/679|gdpr|responsabile (?:esterno )?del trattamento|196/2003|protezione dei dati)'),
      arises: pattern('\\b(?:dati personali|dati dei (?:clienti|dipendenti|pazienti|utenti))'),
    },
    {
      topic: 'force_majeure',
      category: 'force_majeure',
      severity: 'low',
      said: pattern('\\b(?:forza maggiore|caso fortuito|cause? non imputabil|impossibilit)'),
    },
    {
      topic: 'assignment',
      category: 'anti_assignment',
      severity: 'low',
      said: pattern('\\b(?:ced(?:ere|ut[oaie]|e)|cession|subappalt|subloca|trasferi(?:re|t))'),
    },
  ],
  harsh: [
    {
      rule: 'price-at-will',
      category: 'price_adjustment',
      severity: 'high',
      topic: pattern(
        '\\b(?:pu[oò]|potr[aà]|ha (?:il )?(?:diritto|facolt[aà])|si riserva)[^.;]{0,80}?(?:modificar|variar|aumentar|adeguar|rideterminar|aggiornar)[a-z]*\\b[^.;]{0,80}?\\b(?:prezz[oi]|canon[ei]|corrispettiv[oi]|tariff[ae]|list[oi]n[oi]|compens[oi]|provvigion[ei])\\b',
      ),
      unless: pattern(
        '\\b(?:istat|indice|indici|per cento|accordo|concordat|recedere|recesso|massimo|non oltre|proporzion)|[0-9] ?%',
      ),
    },
    {
      rule: 'any-breach',
      category: 'termination_for_cause',
      severity: 'high',
      topic: pattern(
        '\\b(?:risolver|risolt|risoluzione|risolve|scioglie)[a-z]*\\b[^.;]{0,160}?\\b(?:qualsiasi|qualunque|ogni|anche lieve|minim[oa]) (?:[a-z]+ )?(?:inadempi|violazion)[a-z]*|\\b(?:qualsiasi|qualunque|ogni|anche lieve) (?:[a-z]+ )?(?:inadempi|violazion)[a-z]*\\b[^.;]{0,200}?\\b(?:risolver|risolt|risoluzione|risolve|scioglie)',
      ),
      unless: pattern(`\\b(?:grav[ei]|essenzial|diffida|entro|giorni|${ANYONE}|sanat|rimedi)`),
    },
    {
      rule: 'leaves-without-notice',
      category: 'termination_for_convenience',
      severity: 'high',
      topic: pattern(
        '\\b(?:recedere|recesso|sciogliere|risolvere|disdire)\\b[^.;]{0,120}?\\b(?:senza (?:obbligo di |alcun |necessit[aà] di )?(?:preavviso|motivo|motivazione|indennizzo)|con effetto immediato|ad nutum)',
      ),
      unless: pattern(
        `\\b(?:giusta causa|grav[ei]|inadempi|insolven|fallimento|liquidazione|${ANYONE}|non pu[oò]|consumator|entro quattordici)`,
      ),
    },
    {
      rule: 'forum-of-choice',
      category: 'venue',
      severity: 'high',
      topic: pattern(
        '\\b(?:foro|tribunale|giudice|sede arbitrale|arbitro)\\b[^.;]{0,60}?\\b(?:scelt[oa] (?:da|dal|dalla|dallo)|a scelta (?:di|del|della|dell)|indicat[oa] (?:da|dal|dalla) )',
      ),
      unless: pattern(`\\b(?:concord|di comune accordo|presidente del tribunale|camera|${ANYONE})`),
    },
    {
      rule: 'daily-penalty-without-limit',
      category: 'liquidated_damages',
      severity: 'medium',
      topic: pattern(
        '\\bpenal[ei]\\b[^.;]{0,120}?\\b(?:per (?:ogni|ciascun)|al|giornalier[ao])\\b[^.;]{0,20}?\\b(?:giorno|settimana|ora)\\b',
      ),
      unlessDocument: pattern(
        '\\bpenal[ei]\\b[^;]{0,300}?\\b(?:fino a|massim[oa]|non (?:pu[oò]|possono|potr[aà]|potranno) (?:superare|eccedere)|limite|nel tetto|cumulativamente)',
      ),
    },
    {
      rule: 'indemnity-for-all',
      category: 'indemnity',
      severity: 'high',
      topic: pattern(
        '\\b(?:manlev[a-z]*|tien[ea] indenne|tenere indenne|garantisce e tiene)\\b[^.;]{0,120}?\\b(?:qualsiasi|qualunque|ogni|tutt[eio]) (?:[a-z]+ ){0,3}?(?:pretes[ae]|danno|danni|azion[ei]|richiest[ae]|oner[ei]|cost[oi])',
      ),
      unless: pattern(`\\b(?:colpa|dolo|imputabil|inadempi|violazion|fatto proprio|nei limiti|${ANYONE}|reciproc)`),
    },
    {
      rule: 'everything-excluded',
      category: 'cap_on_liability',
      severity: 'critical',
      topic: pattern(
        '\\b(?:esclusa|escluso|esonera|esonerat[oa]|non risponde|non [eè] responsabile|declina)\\b[^.;]{0,80}?\\b(?:ogni|qualsiasi|qualunque|alcun[oa]?) (?:[a-z]+ ){0,2}?(?:responsabilit|dann|perdit|conseguenz)',
      ),
      unless: pattern(
        '\\b(?:dolo|colpa grave|salvo|eccetto|forza maggiore|indirett|terzi|lucro cessante|derivant|causat|dovut|imputabil)',
      ),
    },
    {
      rule: 'rights-without-return',
      category: 'ip_ownership_assignment',
      severity: 'high',
      topic: pattern(
        '\\b(?:ced[ea]|cedono|trasferisc[ea]|spettano|appartengono)\\b[^.;]{0,120}?\\b(?:tutti i diritti|ogni diritto|la titolarit[aà]|la propriet[aà] intellettuale)\\b[^.;]{0,160}?\\b(?:preesistent|senza (?:alcun )?(?:ulteriore )?(?:compenso|corrispettivo)|anche (?:non )?(?:relativ|estrane))',
      ),
    },
  ],
  limits: pattern(
    '\\b(?:responsabilit|risponde|risarcimento|danni)[a-zà]*\\b[^.;]{0,160}?\\b(?:limitat|superare|eccedere|superiore|massimo|esclus)|\\b(?:esclusa|esonera|non risponde)\\b[^.;]{0,100}?\\b(?:responsabilit|dann)',
  ),
  intent: pattern('\\b(?:dolo|dolos[oaie]|colpa grave|intenzional)'),
  approval: {
    needed: pattern(
      '\\b(?:tacitamente|tacito rinnovo|rinnov[ao] automatic|foro (?:esclusivo|competente)|limitat[ao] (?:a|al|alla)|recedere|sospendere|clausola compromissoria|decadenz|arbitr)',
    ),
    given: pattern(
      '\\b(?:1341|specific(?:a|amente|he)? (?:approvazion|approv|accetta)|approva(?:no|zione)? specific|trattativa individuale|singolarmente negoziat)',
    ),
    law: pattern(
      '\\b(?:legge italiana|diritto italiano|codice civile|c\\.c\\.|foro di|tribunale di|p\\.? ?iva|s\\.r\\.l|s\\.p\\.a|d\\.lgs)',
    ),
  },
  reference: /\b(?:art(?:icol[oi]|t)?\.?|clausol[ae])\s{1,3}(\d{1,2}(?:\.\d{1,2})?)(?![\d./])/gi,
  elsewhere:
    /^\s{0,3}(?:,?\s*(?:comma|co\.|lett(?:era|\.)|primo|n\.)[^.;]{0,30})?,?\s{0,3}(?:e\s+\d[^.;]{0,30})?(?:del|della|dell[’']|dello|dei|delle|c\.\s?[cp]|cod|d\.\s?lgs|d\.lgs|d\.?p\.?r|l\.|legge|reg|gdpr|tu[bf]?\b|t\.u)/i,
};
