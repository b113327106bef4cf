import { acts } from './italian-acts.ts';
import type { Lexicon, VerbForms } from './lexicon.ts';

/** Forms that no rule gives: present and future singular and plural, then the participle. */
const IRREGULAR: Readonly<Record<string, string>> = {
  mantenere: 'mantiene mantengono manterrà manterranno/mantenuto',
  ottenere: 'ottiene ottengono otterrà otterranno/ottenuto',
  tenere: 'tiene tengono terrà terranno/tenuto',
  trattenere: 'trattiene trattengono tratterrà tratterranno/trattenuto',
  ritenere: 'ritiene ritengono riterrà riterranno/ritenuto',
  disporre: 'dispone dispongono disporrà disporranno/disposto',
  proporre: 'propone propongono proporrà proporranno/proposto',
  corrispondere: 'corrisponde corrispondono corrisponderà corrisponderanno/corrisposto',
  rispondere: 'risponde rispondono risponderà risponderanno/risposto',
  risolvere: 'risolve risolvono risolverà risolveranno/risolto',
  recedere: 'recede recedono recederà recederanno/receduto',
  cedere: 'cede cedono cederà cederanno/ceduto',
  concedere: 'concede concedono concederà concederanno/concesso',
  provvedere: 'provvede provvedono provvederà provvederanno/provveduto',
  rimettere: 'rimette rimettono rimetterà rimetteranno/rimesso',
  trasmettere: 'trasmette trasmettono trasmetterà trasmetteranno/trasmesso',
  permettere: 'permette permettono permetterà permetteranno/permesso',
  assumere: 'assume assumono assumerà assumeranno/assunto',
  emettere: 'emette emettono emetterà emetteranno/emesso',
  rendere: 'rende rendono renderà renderanno/reso',
  sospendere: 'sospende sospendono sospenderà sospenderanno/sospeso',
  vendere: 'vende vendono venderà venderanno/venduto',
  chiedere: 'chiede chiedono chiederà chiederanno/chiesto',
  richiedere: 'richiede richiedono richiederà richiederanno/richiesto',
  fare: 'fa fanno farà faranno/fatto',
  dare: 'dà danno darà daranno/dato',
  redigere: 'redige redigono redigerà redigeranno/redatto',
  decidere: 'decide decidono deciderà decideranno/deciso',
  escludere: 'esclude escludono escluderà escluderanno/escluso',
  concludere: 'conclude concludono concluderà concluderanno/concluso',
  rimanere: 'rimane rimangono rimarrà rimarranno/rimasto',
  restare: 'resta restano resterà resteranno/restato',
  appartenere: 'appartiene appartengono apparterrà apparterranno/appartenuto',
  rivalersi: 'rivale/rivalso',
  divulgare: 'divulga divulgano divulgherà divulgheranno/divulgato',
  pagare: 'paga pagano pagherà pagheranno/pagato',
  comunicare: 'comunica comunicano comunicherà comunicheranno/comunicato',
  modificare: 'modifica modificano modificherà modificheranno/modificato',
  notificare: 'notifica notificano notificherà notificheranno/notificato',
  verificare: 'verifica verificano verificherà verificheranno/verificato',
  applicare: 'applica applicano applicherà applicheranno/applicato',
  obbligare: 'obbliga obbligano obbligherà obbligheranno/obbligato',
  interrompere: 'interrompe interrompono interromperà interromperanno/interrotto',
  distruggere: 'distrugge distruggono distruggerà distruggeranno/distrutto',
  proteggere: 'protegge proteggono proteggerà proteggeranno/protetto',
  riconoscere: 'riconosce riconoscono riconoscerà riconosceranno/riconosciuto',
  accettare: 'accetta accettano accetterà accetteranno/accettato',
};

/** Regular verbs in -are, -ere and -ire, with reflexive forms left to their plain verb. */
function forms(infinitive: string): VerbForms {
  const irregular = IRREGULAR[infinitive];
  const cut = infinitive.slice(0, -1);
  const base = [infinitive, ...['lo', 'la', 'li', 'le', 'ne', 'si', 'gli'].map((clitic) => `${cut}${clitic}`)];
  if (irregular !== undefined) {
    const [finite = '', participle = ''] = irregular.split('/');
    return { base, finite: finite.split(' '), participle: agreeing(participle) };
  }
  const stem = infinitive.slice(0, -3);
  switch (infinitive.slice(-3)) {
    case 'are':
      return {
        base,
        finite: ['a', 'ano', 'erà', 'eranno'].map((end) => stem + end),
        participle: agreeing(`${stem}ato`),
      };
    case 'ire':
      return {
        base,
        finite: ['e', 'isce', 'ono', 'iscono', 'irà', 'iranno'].map((end) => stem + end),
        participle: agreeing(`${stem}ito`),
      };
    default:
      return {
        base,
        finite: ['e', 'ono', 'erà', 'eranno'].map((end) => stem + end),
        participle: agreeing(`${stem}uto`),
      };
  }
}

const agreeing = (participle: string): string[] =>
  ['o', 'a', 'i', 'e'].map((end) => `${participle.slice(0, -1)}${end}`);

/** Italian. */
export const italian: Lexicon = {
  language: 'it',
  modals: {
    duty: 'deve devono dovrà dovranno',
    right: 'può possono potrà potranno',
  },
  weakModals: 'dovrebbe dovrebbero potrebbe potrebbero',
  be: 'è sono sarà saranno essere sia siano venga vengano viene vengono verrà verranno resta restano resterà resteranno rimane rimangono rimarrà rimarranno',
  have: 'ha hanno avrà avranno avere abbia abbiano spetta spettano spetterà',
  support: '',
  not: 'non né mai',
  only: 'solo soltanto esclusivamente unicamente',
  noDeterminers: 'nessuno nessuna nessun nulla niente alcuno né',
  determiners:
    "il lo la i gli le l' un uno una un' ogni ciascuno ciascuna ciascun qualsiasi qualunque entrambe entrambi tutti tutte questo questa questi queste tale tali detto detta detti suo sua suoi sue loro proprio propria propri proprie nessun nessuna nessuno alcun alcuna alcuno altro altra presente stesso predetto suddetto",
  adverbs:
    'altresì inoltre anche sempre quindi pertanto comunque tempestivamente sin fin ora già solo né invece infine qui ivi parimenti espressamente',
  adverbEnding: /^.{4,}mente$/,
  infinitive: 'a ad di',
  infinitiveEnding: /(?:are|ere|ire|rre|r(?:si|lo|la|li|le|ne|gli))$/,
  isHeadFirst: true,
  prepositions:
    "di del dello della dell' dei degli delle a al allo alla all' ai agli alle ad da dal dallo dalla dall' dai dagli dalle in nel nello nella nell' nei negli nelle con per su sul sulla sull' sui sulle tra fra entro durante dopo prima mediante senza contro verso presso previa previo secondo fino sino salvo",
  possessive: "di del dello della dell' dei degli delle",
  agent: "da dal dallo dalla dall' dai dagli dalle",
  and: 'e ed o od ovvero oppure nonché né ma',
  conditions: [
    'se',
    'qualora',
    'ove',
    'quando',
    'laddove',
    'nel caso',
    'nel caso in cui',
    'nel caso di',
    'in caso',
    'in caso di',
    'in caso che',
    "nell' ipotesi",
    "nell' ipotesi in cui",
    'a condizione che',
    'a patto che',
    'finché',
    'fintantoché',
    'affinché',
    'purché',
    'dopo che',
    'prima che',
    'a seguito di',
    'a seguito del',
    'a seguito della',
    'decorso',
    'decorsi',
    'trascorsi',
    'trascorso',
  ],
  comparisons: 'come quanto',
  relatives: 'cui quale quali chi',
  that: 'che',
  sayBefore:
    /^(?:convengon|concord|riconosc|dichiar|garant|accett|pattui|prende|prendono|conferm|assicur|restando|inteso|resta|impegn|stabil|preved)/,
  proviso: ['fermo restando che', 'restando inteso che', 'resta inteso che', 'a condizione che', 'purché'],
  exceptions: [
    'salvo',
    'salvo che',
    'salvo quanto',
    'salva',
    'salvi',
    'fatto salvo',
    'fatta salva',
    'fatti salvi',
    'fatte salve',
    'fermo restando',
    'ferma restando',
    'eccetto',
    'ad eccezione di',
    'ad eccezione del',
    'ad eccezione della',
    'ad esclusione di',
    'a meno che',
    'tranne',
    'tranne che',
    'fuorché',
    'in deroga a',
    'in deroga',
    'nonostante',
    'ad eccezione',
  ],
  limitsBefore:
    /^\W*(?:\(?[a-z0-9]{1,4}[.)]\s*)?(?:tuttavia|quanto sopra non|quanto precede non|la presente clausola non|tale (?:limitazione|divieto|obbligo|esclusione)[^.;]{0,60}non si applica|tali (?:limitazioni|obblighi)[^.;]{0,60}non si applicano|restano (?:esclusi|esclusi|ferm|salv)|resta (?:ferm|salv|esclus)|è fatt[oa] salv|in deroga|ciò nonostante|nulla (?:di quanto|nel presente))/i,
  negativeOpenings: ['in nessun caso', 'in alcun caso', 'a nessun titolo', 'in nessuna circostanza'],
  subjectPronouns: 'esso essa essi esse egli questi quest’ultimo',
  clitics: 'si ne lo la li le gli vi ci',
  things:
    'contratto accordo articolo clausola clausole allegato durata recesso risoluzione termine termini comunicazione comunicazioni corrispettivo canone prezzo importo importi obbligo obblighi diritto diritti licenza legge foro presente nullità modifica modifiche',
  conditional: 'subordinato subordinata condizionato condizionata subordinati',
  towards: "a al allo alla all' ai agli alle ad con contro verso per confronti",
  nouns: {
    duty: 'obbligo obblighi dovere onere responsabilità',
    right: 'diritto facoltà potere potestà possibilità opzione licenza autorizzazione',
  },
  states: {
    duty: 'tenuto tenuta tenuti tenute obbligato obbligata obbligati obbligate',
    right:
      'autorizzato autorizzata autorizzati autorizzate legittimato legittimata libero libera facoltizzato abilitato consentito permesso',
    prohibition: 'vietato vietata vietati precluso preclusa',
  },
  liable: 'responsabile responsabili',
  commit: 'impegnare obbligare vincolare convenire',
  causes: 'assicurare provvedere adoperare curare',
  light:
    'dare fare effettuare fornire prestare inviare trasmettere avere eseguire esercitare rilasciare rendere assumere ottenere concedere compiere',
  ...acts,
  performatives: {
    grant: 'concedere cedere trasferire attribuire conferire',
    own: 'appartenere spettare conservare riservare restare rimanere',
    represent: 'dichiarare garantire',
    disclaim: 'escludere',
    waive: 'rinunciare',
    define: 'significare',
    survive: 'sopravvivere applicare',
    acknowledge: 'riconoscere accettare convenire prendere',
  },
  presentBinds: true,
  forms,
  alone: 'ciascuna ciascuno entrambe nessuna nessuno',
  each: 'ciascuna ciascuno ciascun ogni entrambe entrambi nessuna nessuno nessun qualsiasi',
  party: 'parte',
  parties: 'parti',
  other: 'altra',
  turns: /^(?:ricevente|divulgante|inadempiente|adempiente|rivelante|recedente|)$/,
  we: 'noi',
  ours: 'suo sua loro nostro vostro',
  reserves: 'riservare conservare mantenere',
  you: 'voi tu lei',
  recital: /^\W*(?:\(?[a-z0-9]{1,3}[.)]\s*)?premesso\b/i,
  recitalsBegin: /\b(?:PREMESSO|Premesso|PREMESSE|Premesse)\b/,
  recitalsEnd:
    /\b(?:si conviene|Si conviene|SI CONVIENE|tutto ciò premesso|TUTTO CIÒ PREMESSO|Tutto ciò premesso|si stipula|convengono quanto)\b/,
  recitalHeading: /^\W*(?:premess[ae])\W*$/i,
  definition:
    /["”“»]\s{0,2}(?:significa|indica|si intende|designa|:)|^\W*(?:ai fini del presente[^.]{0,60}per\s["“«]|per\s["“«])[^"”»]{1,60}["”»][^.]{0,20}si intend/i,
  heldNouns: 'responsabilità obbligo obblighi diritto diritti',
  liabilityNouns: 'responsabilità',
  stative:
    'disciplinare regolare intendere applicare decorrere costituire comportare durare continuare interpretare regere sopravvivere scadere cessare rinnovare',
  roles: {
    provider:
      'fornitore fornitrice prestatore locatore locatrice venditore venditrice licenziante appaltatore appaltatrice consulente agente lavoratore lavoratrice dipendente mutuante concedente affiliante sviluppatore produttore responsabile sublocatore collaboratore noi banca finanziatore comodante depositario vettore mandatario',
    customer:
      'cliente committente conduttore conduttrice acquirente compratore compratrice licenziatario licenziataria preponente datore datrice mutuatario mutuataria concessionario concessionaria affiliato affiliata distributore utente titolare subconduttore voi tu comodatario depositante mandante consumatore abbonato',
  },
};
