const DATA =
  "(?:(?:any|all|the|such|its|of|aggregated|anonymi[sz]ed|[a-z]+[’']s?) ){0,4}(?:customer data|customer content|personal data)";
const LEARNERS = '(?:models?|algorithms?|products?|ai|artificial intelligence|machine learning)';

/** A sale of data, or training with it; not a Seller, and not staff that is trained to handle data. */
export const USE_OF_DATA = [
  `\\bsell(?:s|ing)?(?:,? (?:or|and|rent|lease|licen[cs]e|share|disclose|transfer|trade|otherwise|use|exploit))* ${DATA}`,
  `(?:customer data|customer content|personal data)[^.]{0,120}\\b(?:be|is|are) sold\\b`,
  `\\btrain(?:s|ing)?\\b[^.]{0,60}\\b${LEARNERS}\\b[^.]{0,40}\\b(?:with|on|using|from) ${DATA}`,
  `\\btrain(?: (?:or|and) [a-z]+)? (?:with|on|using) ${DATA}`,
  `(?:customer data|customer content|personal data)[^.]{0,120}\\b(?:to|for) (?:[a-z]+ (?:or|and) )?(?:the )?train(?:ing)?\\b[^.]{0,40}\\b${LEARNERS}\\b`,
].join('|');
