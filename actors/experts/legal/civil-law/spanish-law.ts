import { pattern } from '../../toolkit/index.ts';
import type { LocalLaw } from './local-law.ts';

const ANYONE =
  '(?:cualquiera de las partes|cada (?:una de las )?partes?|ambas partes|ninguna de las partes|las partes)';

/** Spanish law: the civil code, Ley 3/2004 on late payment, the GDPR. */
export const spanishLaw: LocalLaw = {
  usual: [
    {
      topic: 'liability',
      category: 'cap_on_liability',
      severity: 'medium',
      said: pattern('\\b(?:responsabilidad|responder|responde|indemniz|indemnidad|perjuicios)'),
    },
    {
      topic: 'termination',
      category: 'termination_for_cause',
      severity: 'medium',
      said: pattern(
        '\\b(?:resol(?:ver|uci|vers)|resuelt|rescind|rescisi|desisti|denuncia|terminaci[oó]n anticipada|dar por terminado)',
      ),
    },
    {
      topic: 'law',
      category: 'governing_law',
      severity: 'medium',
      said: pattern(
        '\\b(?:ley (?:aplicable|espa)|legislaci|juzgados|tribunal|jurisdicci|arbitra|fuero|se rige por|se regir)',
      ),
    },
    {
      topic: 'confidentiality',
      category: 'confidentiality',
      severity: 'low',
      said: pattern('\\b(?:confidencial|secret|reserva de)'),
    },
    {
      topic: 'data',
      category: 'data_protection',
      severity: 'medium',
      said: pattern('\\b(?:2016/679|rgpd|encargad[oa] del? tratamiento|lopd|protecci[oó]n de datos)'),
      arises: pattern(
        '\\b(?:datos personales|datos de car[aá]cter personal|datos de (?:los|sus) (?:clientes|empleados|pacientes|usuarios))',
      ),
    },
    {
      topic: 'force_majeure',
      category: 'force_majeure',
      severity: 'low',
      said: pattern('\\b(?:fuerza mayor|caso fortuito|causas? ajenas?|imprevisible)'),
    },
    {
      topic: 'assignment',
      category: 'anti_assignment',
      severity: 'low',
      said: pattern('\\b(?:ceder|cedid[oa]|cesi[oó]n|ceda|subcontrat|subarr|transmitir|traspas)'),
    },
  ],
  harsh: [
    {
      rule: 'price-at-will',
      category: 'price_adjustment',
      severity: 'high',
      topic: pattern(
        '\\b(?:podr[aá]|puede|tendr[aá] derecho|se reserva|est[aá] facultad[oa])[^.;]{0,80}?(?:modificar|variar|aumentar|revisar|actualizar|incrementar|fijar)\\b[^.;]{0,80}?\\b(?:precios?|tarifas?|cuotas?|honorarios|rentas?|comisi[oó]n(?:es)?|contraprestaci[oó]n|retribuci[oó]n)\\b',
      ),
      unless: pattern(
        '\\b(?:ipc|[ií]ndice|por ciento|acuerdo|convenid|pactad|resolver|desistir|m[aá]ximo|l[ií]mite|proporci)|[0-9] ?%',
      ),
    },
    {
      rule: 'any-breach',
      category: 'termination_for_cause',
      severity: 'high',
      topic: pattern(
        '\\b(?:resolver|resoluci[oó]n|resuelt[oa]|rescindir|rescisi[oó]n|terminar)\\b[^.;]{0,160}?\\b(?:cualquier|todo|el m[aá]s leve|cualquiera que sea el) (?:[a-z]+ )?(?:incumplimiento|infracci)|\\b(?:cualquier|todo) (?:[a-z]+ )?(?:incumplimiento|infracci[oó]n)\\b[^.;]{0,200}?\\b(?:resolver|resoluci[oó]n|rescindir|rescisi[oó]n|terminar)',
      ),
      unless: pattern(`\\b(?:grave|esencial|requerimiento|d[ií]as|${ANYONE}|subsan|remedi)`),
    },
    {
      rule: 'leaves-without-notice',
      category: 'termination_for_convenience',
      severity: 'high',
      topic: pattern(
        '\\b(?:desistir|resolver|rescindir|terminar|cancelar|dar por (?:terminado|resuelto))\\b[^.;]{0,120}?\\b(?:sin (?:necesidad de |obligaci[oó]n de |ning[uú]n )?(?:preaviso|causa|alegar|indemnizaci)|con efecto inmediato)',
      ),
      unless: pattern(
        `\\b(?:causa justificada|justa causa|grave|incumpl|insolven|concurso|${ANYONE}|no podr[aá]|consumidor|catorce)`,
      ),
    },
    {
      rule: 'forum-of-choice',
      category: 'venue',
      severity: 'high',
      topic: pattern(
        '\\b(?:tribunal(?:es)?|juzgados?|fuero|[aá]rbitro|sede (?:arbitral|del arbitraje))\\b[^.;]{0,60}?\\b(?:que (?:elija|designe|decida|indique)|a elecci[oó]n (?:de|del)|elegid[oa]s? por|designad[oa]s? por)',
      ),
      unless: pattern(`\\b(?:de com[uú]n acuerdo|de mutuo acuerdo|c[aá]mara|corte|demandante|${ANYONE} de com)`),
    },
    {
      rule: 'daily-penalty-without-limit',
      category: 'liquidated_damages',
      severity: 'medium',
      topic: pattern(
        '\\b(?:penalizaci[oó]n(?:es)?|penalidad(?:es)?|cl[aá]usula penal|pena convencional)\\b[^.;]{0,120}?\\b(?:diari[ao]|(?:por (?:cada )?|al )(?:d[ií]a|semana|hora))\\b|\\bpor cada (?:d[ií]a|semana|hora)\\b[^.;]{0,120}?\\b(?:penalizaci|penalidad|pena )',
      ),
      unlessDocument: pattern(
        '\\b(?:penalizaci|penalidad|cl[aá]usula penal|pena )[^;]{0,300}?\\b(?:hasta (?:un|el)|m[aá]ximo|no (?:podr[aá]n?|puede[n]?) (?:superar|exceder)|l[ií]mite|tope)',
      ),
    },
    {
      rule: 'indemnity-for-all',
      category: 'indemnity',
      severity: 'high',
      topic: pattern(
        '\\b(?:mantendr[aá] indemne|mantener indemne|indemnizar[aá]|dejar[aá] indemne)\\b[^.;]{0,120}?\\b(?:cualquier|cualesquiera|tod[oa]s?|toda) (?:[a-z]+ ){0,3}?(?:reclamaci|da[nñ]o|p[eé]rdida|demanda|coste|responsabilidad)',
      ),
      unless: pattern(
        `\\b(?:culpa|dolo|negligencia|imputable|incumplimiento|infracci|l[ií]mite|${ANYONE}|rec[ií]proc)`,
      ),
    },
    {
      rule: 'everything-excluded',
      category: 'cap_on_liability',
      severity: 'critical',
      topic: pattern(
        '\\b(?:no (?:ser[aá] responsable|responder[aá]|asume)|queda (?:exonerad[oa]|eximid[oa]|excluida)|exime|se exonera)\\b[^.;]{0,80}?\\b(?:ning[uú]n|ninguna|cualquier|tod[oa]|alguna?) (?:[a-z]+ ){0,2}?(?:responsabilidad|da[nñ]o|p[eé]rdida|perjuicio|consecuencia)',
      ),
      unless: pattern(
        '\\b(?:dolo|culpa grave|negligencia|salvo|excepto|fuerza mayor|indirect|terceros|lucro cesante|derivad|causad|debid|imputable)',
      ),
    },
    {
      rule: 'rights-without-return',
      category: 'ip_ownership_assignment',
      severity: 'high',
      topic: pattern(
        '\\b(?:ced[ea]n?|ceder[aá]|transmit[ea]|transmitir[aá]|pertenecer[aá]n?|corresponder[aá]n?)\\b[^.;]{0,120}?\\b(?:todos los derechos|la titularidad|la propiedad intelectual)\\b[^.;]{0,160}?\\b(?:preexistent|sin (?:contraprestaci|remuneraci|compensaci)|aun(?:que)? (?:no )?(?:relacionad|ajen))',
      ),
    },
  ],
  limits: pattern(
    '\\b(?:responsabilidad|responder[aá]|indemnizaci[oó]n)\\b[^.;]{0,160}?\\b(?:limit|exceder|superar|superior|m[aá]xim|exclu)|\\b(?:exonerad|exime|no responder[aá])[^.;]{0,100}?\\b(?:responsabilidad|da[nñ]o)',
  ),
  intent: pattern('\\b(?:dolo|dolos[oa]s?|culpa grave|negligencia grave|intencional)'),
  reference: /\b(?:cl[aá]usulas?|art[ií]culos?|apartados?|estipulaci[oó]n)\s{1,3}(\d{1,2}(?:\.\d{1,2})?)(?![\d./])/gi,
  elsewhere:
    /^\s{0,3}(?:,?\s*(?:apartado|letra|p[aá]rrafo)[^.;]{0,30})?,?\s{0,3}(?:y\s+\d[^.;]{0,30})?(?:del?\s|de la|c\.\s?c|cc\b|lec\b|rgpd|trlpi|lau\b|lopd)/i,
};
