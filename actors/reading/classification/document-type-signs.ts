import type { DocumentType } from '../../../protocols/index.ts';

/**
 * What speaks for a type: words in the title (the opening lines), and phrases in the body. Weights are evidence in
 * nats (natural log of the odds), so that they add up; a body phrase counts once, twice as much when it is frequent.
 */
export interface TypeSigns {
  readonly type: DocumentType;
  readonly title: RegExp;
  readonly titleWeight: number;
  readonly body: readonly (readonly [phrase: RegExp, weight: number])[];
}

export const TYPE_SIGNS: readonly TypeSigns[] = [
  {
    type: 'nda',
    title:
      /^(?![\s\S]*non-?\s?compet)[\s\S]*?(?:non\s?-?\s?disclosure|confidentiality (?:and [\w-]+ )?(?:agreement|undertaking|deed)|\bNDA\b|secrecy agreement|riservatezza|confidencialidad)/i,
    titleWeight: 5,
    body: [
      [/\b(?:disclosing|receiving) party\b/gi, 0.8],
      [/confidential information/gi, 0.5],
      [/\bevaluation material\b/gi, 1.5],
      [/\b(?:recipient|discloser)\b/gi, 0.5],
    ],
  },
  {
    type: 'services',
    title:
      /\b(?:services?|servicing|outsourcing|(?<!(?:capital|liquidity|yield|worth) )maintenance|(?<!(?:capital|parent|financial|liquidity|keep-?well) )support|hosting|transportation|administration|management|statement of work|work order|servizi[oa]?|manutenzione|assistenza|appalto|prestazion[ei]|gestione|servicios?|mantenimiento|asistencia|prestaci[oó]n|obra)\b[\w\s,&/-]{0,60}?(?:agreement|contract|contratto|contrato|terms)?|statement of work/i,
    titleWeight: 3,
    body: [
      [/\bthe services\b/gi, 0.9],
      [/\bservice provider\b/gi, 1],
      [/\bstatements? of work\b/gi, 1],
      [/\b(?:i servizi|del servizio|prestazioni|los servicios|del servicio)\b/gi, 0.9],
      [/\bservice levels?\b/gi, 0.6],
      [/\bdeliverables?\b/gi, 0.4],
    ],
  },
  {
    type: 'saas',
    title:
      /software[ -]as[ -]a[ -]service|\bsaas\b|cloud (?:services?|software)|subscription (?:services? )?agreement|hosted (?:services?|software)/i,
    titleWeight: 5,
    body: [
      [/\bcloud service\b/gi, 1.2],
      [/\bsubscription (?:term|period|fees?)\b/gi, 1.2],
      [/\bcustomer data\b/gi, 0.6],
      [/\buptime\b|\bavailability\b/gi, 0.4],
      [/\b(?:hosted|online) service\b/gi, 0.8],
      [/\bauthori[sz]ed users?\b/gi, 0.5],
    ],
  },
  {
    type: 'licence',
    title:
      /\blicen[cs](?:e|es|ing|ed)\b|intellectual property (?:rights )?(?:agreement|assignment|transfer)|\bEULA\b|end[ -]user|licenza|licencia/i,
    titleWeight: 4,
    body: [
      [/\blicensors?\b/gi, 1.1],
      [/\blicensees?\b/gi, 1],
      [/\blicensed (?:products?|technology|patents?|software|marks?|materials?|property)\b/gi, 0.9],
      [/\broyalt(?:y|ies)\b/gi, 0.5],
      [/\bsublicen[cs]e/gi, 0.3],
    ],
  },
  {
    type: 'employment',
    title:
      /\bemployment\b|\bemployee (?!benefit)\w+ agreement|executive agreement|offer (?:letter|of employment)|contratto di lavoro|contrato de trabajo/i,
    titleWeight: 5,
    body: [
      // A party under that name is employed, whatever the document is called.
      [/\(\s?(?:hereinafter )?(?:referred to as )?(?:the )?(?:["“]|'')(?:the )?(?:Employee|Executive)(?:["”]|'')/g, 7],
      [/\b(?:base|annual) salary\b/gi, 1.3],
      [/\bthe (?:employee|executive)\b/gi, 1.2],
      [/\bvacation\b|\bpaid time off\b/gi, 0.6],
      [/\bterminat\w+ (?:with|without|for) cause\b/gi, 0.5],
      [/\bseverance\b/gi, 0.8],
    ],
  },
  {
    type: 'consulting',
    title: /\bconsult(?:ing|ancy|ant)\b|independent contractor|advisory|consulenza|consultor[ií]a|asesoramiento/i,
    titleWeight: 5,
    body: [
      [/\b(?:the )?consultant\b/gi, 1.5],
      [/\bconsulting services\b/gi, 1.2],
      [/\bindependent contractor\b/gi, 0.3],
    ],
  },
  {
    type: 'lease',
    title: /\b(?:lease|rental|tenancy|sublease|locazione|affitto|comodato|arrendamiento|alquiler)\b/i,
    titleWeight: 5,
    body: [
      [/\b(?:landlord|lessor)\b/gi, 1.5],
      [/\b(?:tenant|lessee)\b/gi, 1.5],
      [/\bpremises\b/gi, 0.5],
      [/\bsecurity deposit\b/gi, 0.6],
    ],
  },
  {
    type: 'supply',
    title:
      /\b(?:suppl(?:y|ier)|manufactur\w+|purchas(?:e|ing)|sale of goods|procurement|fornitura|somministrazione|compravendita|suministro)\b/i,
    titleWeight: 4,
    body: [
      [/\bpurchase orders?\b/gi, 0.9],
      [/\b(?:supplier|manufacturer)\b/gi, 0.9],
      [/\bforecasts?\b/gi, 0.6],
      [/\bspecifications\b/gi, 0.5],
      [/\b(?:shipment|delivery|FOB|incoterms)\b/gi, 0.4],
      [/\bthe products?\b/gi, 0.4],
    ],
  },
  {
    type: 'distribution',
    title:
      /\b(?:distribut(?:ion|or|orship)|resell(?:er|ing)|resale|value added|dealer|sales representative|distribuzione|concessione di vendita|distribuci[oó]n)\b/i,
    titleWeight: 4.5,
    body: [
      [/\bdistributors?\b/gi, 1.3],
      [/\bresellers?\b/gi, 1.3],
      [/\bterritory\b/gi, 0.4],
      [/\bend[ -]users?\b/gi, 0.3],
      [/\bresale\b|\bresell\b/gi, 0.5],
    ],
  },
  {
    type: 'franchise',
    title: /\b(?:franchis\w+|area development|affiliazione commerciale|franquicia)\b/i,
    titleWeight: 5.5,
    body: [
      [/\bfranchis(?:ee|or)s?\b/gi, 2],
      [/\bfranchised? (?:business|location|unit|restaurant|store)s?\b/gi, 1],
      [/\boperations? manual\b/gi, 0.6],
    ],
  },
  {
    type: 'joint_venture',
    title:
      /\bjoint[ -]venture|\bjoint filing|shareholders'? agreement|\bpartnership agreement|operating agreement|\bJV\b|patt[io] parasocial[ei]|pacto de socios|associazione in partecipazione/i,
    titleWeight: 5,
    body: [
      [/\bjoint venture\b/gi, 1],
      [/\bcapital contributions?\b/gi, 0.9],
      [/\b(?:JV company|venturers?)\b/gi, 1.2],
      [/\bjoint(?:ly)? (?:filing|file)\b/gi, 0.6],
    ],
  },
  {
    type: 'terms_of_service',
    title:
      /\bterms (?:of|and conditions of) (?:service|use)|\bterms (?:&|and) conditions\b|conditions of use|user agreement|website terms|termini (?:di|e)|términos (?:de|y)|acceptable use/i,
    titleWeight: 5,
    body: [
      [/\bby (?:using|accessing|clicking|creating|registering)\b/gi, 1.4],
      [/\byour (?:account|use|access|content)\b/gi, 1.2],
      [/\bour (?:services?|website|site|platform|app)\b/gi, 1],
      [/\bthese terms\b/gi, 1.2],
      [/\byou agree\b/gi, 1],
    ],
  },
  {
    type: 'privacy_policy',
    title:
      /\bprivacy (?:policy|notice|statement)|cookie (?:policy|notice)|data protection notice|informativa (?:sulla )?privacy|política de privacidad/i,
    titleWeight: 6,
    body: [
      [/\b(?:we|may) collect\b/gi, 1.3],
      [/\bpersonal(?:ly identifiable)? (?:information|data)\b/gi, 0.7],
      [/\bcookies?\b/gi, 1],
      [/\bthis privacy (?:policy|notice|statement)\b/gi, 2],
      [/\bopt[ -]out\b/gi, 0.6],
      [/\bwe (?:use|share|disclose) (?:your|the|this)\b/gi, 0.8],
    ],
  },
  {
    type: 'data_processing',
    title:
      /\bdata (?:processing|protection) (?:agreement|addendum|terms|amendment|annex)|\bDPA\b|processor agreement|trattamento dei dati|tratamiento de datos/i,
    titleWeight: 6.5,
    body: [
      [/\b(?:sub-?)processors?\b/gi, 1.3],
      [/\bdata subjects?\b/gi, 0.9],
      [/\bcontrollers?\b/gi, 0.9],
      [/\bstandard contractual clauses\b/gi, 1],
      [/\bpersonal data\b/gi, 0.4],
    ],
  },
  {
    type: 'policy',
    title: /\b(?:policy|code of (?:conduct|ethics)|procedures?|handbook|guidelines?|regolamento|política)\b/i,
    titleWeight: 3.5,
    body: [
      [/\bthis policy\b/gi, 1.8],
      [/\bemployees (?:must|should|are)\b/gi, 0.9],
      [/\bcompliance officer\b/gi, 0.6],
      [/\bviolations? of this\b/gi, 0.4],
      [/\bpurpose and scope\b|\bscope\b/gi, 0.2],
    ],
  },
  {
    type: 'requirements',
    title: /\b(?:requirements?|specification|SRS|user stor(?:y|ies)|technical design|interface control)\b/i,
    titleWeight: 4.5,
    body: [
      [
        /\bthe (?:system|software|application|product|user|module|interface|network|server) (?:shall|must|should|will)\b/gi,
        2.2,
      ],
      [/\b(?:functional|non-functional) requirements?\b/gi, 1.5],
      [
        /\b(?:shall|must|should) be (?:able to|possible|capable|supported|displayed|configurable|stored|logged|available|downloaded|installed)\b/gi,
        1,
      ],
      [/\b(?:the )?(?:users?|administrators?|operators?) (?:shall|must|should|can) (?:be able to )?\w+/gi, 1],
      [/\buse cases?\b|\bas an? [\w\s]{2,30}, i want\b/gi, 1],
      [/\bacceptance criteria\b/gi, 0.8],
      [/\b(?:REQ|FR|NFR|SRS|UC)-?\d/g, 1.5],
    ],
  },
  {
    type: 'request_for_proposal',
    title:
      /\brequest for (?:proposals?|quotations?|tenders?|information|bids?)|\bRF[PQIT]\b|invitation to (?:tender|bid)|bando di gara|licitación/i,
    titleWeight: 6,
    body: [
      [/\b(?:bidders?|proposers?|offerors?|tenderers?|respondents?)\b/gi, 1.2],
      [/\bproposals? (?:must|shall|should|will be)\b/gi, 1],
      [/\bevaluation criteria\b/gi, 1],
      [/\bsubmission deadline\b|\bdue date\b/gi, 0.5],
    ],
  },
  {
    type: 'proposal',
    title: /\b(?:proposal|quotation|tender response|bid|offer|business plan|preventivo|proposta|propuesta)\b/i,
    titleWeight: 3.5,
    body: [
      [/\b(?:our|this) proposal\b/gi, 1.5],
      [/\bwe (?:propose|will deliver|offer|recommend)\b/gi, 1.3],
      [/\bour (?:team|approach|methodology|solution|experience)\b/gi, 1],
      [/\b(?:executive summary|project (?:plan|timeline)|pricing)\b/gi, 0.5],
    ],
  },
  {
    type: 'report',
    title: /\b(?:report|white ?paper|study|analysis|assessment|audit|minutes|relazione|informe)\b/i,
    titleWeight: 3,
    body: [
      [/\b(?:this|the) report\b/gi, 1.3],
      [/\b(?:findings|conclusions?|methodology|introduction|abstract|results)\b/gi, 0.5],
      [/\b(?:figure|table) \d+\b/gi, 0.8],
      [/\bwe (?:found|analy[sz]ed|observed|examined)\b/gi, 1],
      [/\brecommendations?\b/gi, 0.4],
    ],
  },
];

/** Titles of contracts of no type of ours: they speak for `general`. */
export const OTHER_AGREEMENT =
  /\b(?:sponsorship|endorsement|sponsorizzazione|patrocinio|agenzia|agencia|mutuo|préstamo|fideiussione|fianza|cessione|transazione|co-?branding|strategic alliance|alliance|promotion\w*|marketing|affiliate|collaboration|cooperation|agency|development|remarketing|merger|share purchase|stock purchase|loan|guarant\w+|settlement|separation|(?:capital|liquidity|net worth) (?:maintenance|support)|keep-?well|standstill|lock-?up|first (?:offer|refusal)|non-?compet\w+)\b/i;
