import type { DealLine } from '../../../protocols/index.ts';

/** By what a sentence about a topic is known: words of the sentence, and words of the heading it is under. */
export interface TopicSigns {
  readonly says: RegExp;
  readonly heading: RegExp;
}

type Topic = Exclude<DealLine['topic'], 'parties'>;
type Signs = Readonly<Record<Topic, TopicSigns>>;

const ENGLISH: Signs = {
  subject: {
    says: /\b(?:(?:shall|will|agrees? to|hereby) (?:provide|perform|supply|deliver|sell|render|license|grant|appoint|engage|furnish|manufacture|develop|lease|disclose)s?|hereby (?:appoints?|engages?|grants?|retains?|sells?|leases?)|may (?:\(a\) |\(i\) )?(?:access|use|disclose))\b/i,
    heading:
      /\b(?:services?|scope|engagement|appointment|grant|licen[cs]e|subject|purpose|supply|access|products?|premises|purchase|use)\b/i,
  },
  term: {
    says: /\b(?:(?:initial |subscription )?term (?:of|shall|will|is|commences?|begins?)|(?:agreement|contract|lease|licen[cs]e) (?:runs?|lasts?|is valid) (?:for|from|until)|shall (?:commence|continue|remain in (?:full )?(?:force|effect))|in effect (?:for|until|from|initially)|period of .{1,40}(?:from|after|beginning)|starts? on|begins? on|unless (?:sooner|earlier) terminated|expires?)\b/i,
    heading: /\b(?:term|duration|period|commencement)\b/i,
  },
  renewal: {
    says: /\b(?:renew(?:s|ed|al)?|extend(?:s|ed)? (?:automatically|for)|automatically extended|successive)\b/i,
    heading: /\b(?:term|renewal|duration|extension)\b/i,
  },
  money: {
    says: /\b(?:(?:shall|will|agrees? to|must) (?:also )?(?:pay|reimburse|compensate)|(?:fees?|price|royalt(?:y|ies)|rent|compensation|commissions?|payments?|invoices?|consideration) (?:shall|will|is|are|of|payable|due)|payable (?:within|by|in|upon)|invoices?)\b/i,
    heading:
      /\b(?:payments?|fees?|price|pricing|compensation|consideration|royalt(?:y|ies)|rent|commissions?|charges|invoic\w+)\b/i,
  },
  liability: {
    says: /\b(?:(?:aggregate |total |maximum |cumulative )?liabilit(?:y|ies) .{0,160}(?:exceed|not be more than|limited to|not apply|unlimited|without limit)|liable .{0,120}(?:damages|loss|for any)|in no event (?:shall|will)|without limit(?! (?:in|of) time))\b/i,
    heading: /\b(?:limitation|limits?|liability|damages)\b/i,
  },
  indemnity: {
    says: /\b(?:indemnif(?:y|ies|ied)|hold harmless|defend)\b/i,
    heading: /\b(?:indemni\w+|defen[cs]e|hold harmless)\b/i,
  },
  rights: {
    says: /\b(?:(?:title|right|ownership|intellectual property|copyrights?|work product|inventions?|deliverables).{0,120}(?:belongs?|vests?|remains?|owned|assigns?|retains?|property of)|(?:owns?|retains?) .{0,60}(?:rights?|title)|work made for hire)\b/i,
    heading: /\b(?:intellectual property|ownership|proprietary|work product|title|inventions?|licen[cs]e)\b/i,
  },
  exit: {
    says: /\b(?:may (?:immediately |also )?(?:terminate|cancel)|(?:right|entitled) to (?:terminate|cancel)|may be (?:terminated|cancell?ed)|can(?:not)? terminate|may not terminate|terminate this)\b/i,
    heading: /\b(?:termination|cancell?ation|default|expiration|exit)\b/i,
  },
  law: {
    says: /\b(?:governed by|laws? of (?:the )?(?:state|province|commonwealth|\p{Lu})|governing law|construed (?:in accordance|under)|exclusive(?:ly)? jurisdiction|courts? (?:of|located|in)|arbitration)\b/iu,
    heading: /\b(?:governing|law|jurisdiction|venue|disputes?|arbitration|choice)\b/i,
  },
};

const ITALIAN: Signs = {
  subject: {
    says: /(?<!\p{L})(?:si impegna a (?:prestare|fornire|eseguire|consegnare|realizzare|vendere)|presta|fornisce|affida|incarica|concede|vende|ha (?:per|ad) oggetto|prestazione d|oggetto del)(?!\p{L})/iu,
    heading: /(?:oggetto|servizi|fornitura|incarico|prestazion|licenza|locazione)/i,
  },
  term: {
    says: /(?<!\p{L})(?:dura|durerà|ha (?:una )?durata|avrà (?:una )?durata|durata (?:di|del)|decorre(?:nza)?|a decorrere|resta in vigore|scade|scadenza (?:del|il))(?!\p{L})/iu,
    heading: /(?:durata|decorrenza|vigenza|efficacia)/i,
  },
  renewal: {
    says: /(?<!\p{L})(?:rinnov\p{L}+|prorog\p{L}+|disdetta)(?!\p{L})/iu,
    heading: /(?:durata|rinnov|proroga)/i,
  },
  money: {
    says: /(?<!\p{L})(?:corrisponde(?:rà)?|verser?à?|paga(?:rà)?|pagat[eio]|canone|corrispettiv[oi]|prezzo|compenso|fattur[ae])(?!\p{L})/iu,
    heading: /(?:corrispettiv|prezz|pagament|canon|compens|fattura)/i,
  },
  liability: {
    says: /(?<!\p{L})(?:responsabilità .{0,120}(?:super|limit|esclus)|non risponde|risponde(?:rà)? (?:di|dei|illimit)|responsabile .{0,80}dann)/iu,
    heading: /(?:responsabilità|limitazion|dann)/i,
  },
  indemnity: {
    says: /(?<!\p{L})(?:manlev\p{L}+|tenere indenne|tiene indenne|terrà indenne|indennizz\p{L}+)(?!\p{L})/iu,
    heading: /(?:manleva|indenni|responsabilità)/i,
  },
  rights: {
    says: /(?<!\p{L})(?:(?:proprietà|titolarità|diritti) .{0,120}(?:esclusiv|spetta|resta|rimane|appart|ced)|di proprietà|titolare)/iu,
    heading: /(?:proprietà|intellettual|diritti|licenza)/i,
  },
  exit: {
    says: /(?<!\p{L})(?:(?:può|potrà|possono|facoltà di) .{0,30}(?:recedere|risolvere|recesso)|recesso|non può recedere|risoluzione)(?!\p{L})/iu,
    heading: /(?:recesso|risoluzione|durata|cessazione|clausola risolutiva)/i,
  },
  law: {
    says: /(?<!\p{L})(?:regolat[oa] dalla|legge (?:italiana|applicabile)|diritto (?:italiano|applicabile)|foro (?:competente|di|esclusivo)|competente in via esclusiva|arbitr\p{L}+)/iu,
    heading: /(?:legge|foro|controversi|giurisdizion|arbitr)/i,
  },
};

const SPANISH: Signs = {
  subject: {
    says: /(?<!\p{L})(?:prestará|suministrará|entregará|realizará|venderá|se (?:obliga|compromete) a (?:prestar|suministrar|entregar|realizar)|encarga|concede|tiene por objeto|objeto del)(?!\p{L})/iu,
    heading: /(?:objeto|servicios|suministro|encargo|licencia|arrendamiento)/i,
  },
  term: {
    says: /(?<!\p{L})(?:durará|(?:tendrá|tiene) una duración|duración de|vigencia|entrará en vigor|a partir del|permanecerá en vigor|vencerá|vencimiento)(?!\p{L})/iu,
    heading: /(?:duración|vigencia|plazo|entrada en vigor)/i,
  },
  renewal: {
    says: /(?<!\p{L})(?:prorrog\p{L}+|prórroga|renov\p{L}+|denuncia)(?!\p{L})/iu,
    heading: /(?:duración|prórroga|renovación|vigencia)/i,
  },
  money: {
    says: /(?<!\p{L})(?:abonará|pagará|pagarán|satisfará|precio|honorarios|facturas?|contraprestación|canon)(?!\p{L})/iu,
    heading: /(?:precio|pago|honorarios|remuneración|facturación|contraprestación)/i,
  },
  liability: {
    says: /(?<!\p{L})(?:responsabilidad .{0,120}(?:exced|super|limit|exclu)|no será responsable|no responderá|responderá (?:de|por|ilimitad)|ilimitadamente)/iu,
    heading: /(?:responsabilidad|limitación|daños)/i,
  },
  indemnity: {
    says: /(?<!\p{L})(?:indemniz\p{L}+|mantendrá indemne|indemne)(?!\p{L})/iu,
    heading: /(?:indemni|responsabilidad)/i,
  },
  rights: {
    says: /(?<!\p{L})(?:(?:propiedad|titularidad|derechos) .{0,120}(?:exclusiv|corresponde|permanece|pertenece|ced)|cede .{0,60}derechos|titular)/iu,
    heading: /(?:propiedad|intelectual|derechos|licencia)/i,
  },
  exit: {
    says: /(?<!\p{L})(?:(?:podrá|podrán|facultad de) .{0,30}(?:resolver|desistir|terminar)|resolución anticipada|no podrá resolver\p{L}*)(?!\p{L})/iu,
    heading: /(?:resolución|desistimiento|terminación|duración|extinción)/i,
  },
  law: {
    says: /(?<!\p{L})(?:se rige por|se regirá por|legislación|ley aplicable|juzgados y tribunales|jurisdicción|se someten a|arbitraje)(?!\p{L})/iu,
    heading: /(?:ley|legislación|jurisdicción|fuero|arbitraje|controversias)/i,
  },
};

const BY_LANGUAGE: Readonly<Record<string, Signs>> = { en: ENGLISH, it: ITALIAN, es: SPANISH };

/** The signs of the document's language; English where it has none of its own. */
export const signsOf = (language: string): Signs => BY_LANGUAGE[language] ?? ENGLISH;
