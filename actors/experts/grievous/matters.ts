/**
 * What a passage must speak of to be of a class, in English, Italian and Spanish. The classifier knows words by what was around
 * them where it learned; a class whose own matter is not named is taken by mistake. Of what can be said in many words (a ban on
 * competing, an end, a price) nothing is asked. Texts are in lower case.
 */
const NAMED: readonly (readonly [ids: RegExp, words: RegExp])[] = [
  [
    /^data_/,
    /\bdat(?:a|i|o|os)\b|\binformation|\binformazion|\binformación|\brecords?\b|\barchiv|\bregistr|\bdatabase|\bcontent|\bcontenut|\blists?\b|\belench|\blista|\bcustomers?\b|\bfiles?\b/,
  ],
  [
    /^confidentiality_/,
    /\bconfiden|\bsecre|\bsegret|\briservat|\bdisclos|\bdivulg|\brivel|\brevel|\binformation|\binformaz|\binformación|\bknow-how|\bremember|\bmemor/,
  ],
  [
    /^indemnity_/,
    /\bindem|\bindenn|\bmanlev|\bharmless|\bdefend|\breimburs|\brimbors|\breembols|\bmak(?:e|es|ing) good|\bmade good|\bwhole\b|\bcompens|\brisarc|\bresarc|\banswer|\bbear|\bborne\b|\bliab|\brespon[ds]|\bpa(?:y|ys|id|yable)\b|\bmeets?\b|\bassum|\basum|\bsosten|\btenut|\bcarico\b|\bcargo\b|\bpag[aoh]|\bcover/,
  ],
  [
    /^renewal_/,
    /\brenew|\bexten[ds]|\brinnov|\bproro|\brenov|\bprórro|\bprorro|\bsuccessiv|\bsucesiv|\bfurther|\bulterior/,
  ],
  [
    /^loan_/,
    /\bloan|\blend|\bborrow|\binterest\b|\brepay|\bcredit|\bfacility|\bmutu|\bprest[ia]|\bfinanz|\binteress|\brimbors|\bpr[eé]stam|\bcrédit|\bintereses\b|\binterés|\breembols/,
  ],
  [
    /^lease_/,
    /\bleas|\blandlord|\btenan|\brent|\bpremises|\blocator|\blocatri|\blocazion|\bcondutt|\bcanon|\bimmobil|\blocal|\barrend|\balquil|\binmueble|\bproperty|\bbuilding|\blessor|\blessee/,
  ],
  [/^agency_/, /\bagen|\bcommission|\bprovvigion|\bcomision|\bresell|\brepresentativ|\bintroduc|\bmandat/],
  [
    /^employment_/,
    /\bemploy|\bsalar|\bwage|\bpay\b|\bpaid\b|\bexecutive|\bbonus|\bdismiss|\bworker|\bstaff|\blavor|\bdipendent|\bretribu|\bstipend|\blicenzi|\bemplead|\btrabaj|\bsueldo|\bdesp[ie]d|\bremunera|\bcompens/,
  ],
  [
    /^consumer_/,
    /\bwithdraw|\bcancel|\brefund|\breturn|\bconsum|\brecess|\brecede|\bdesist|\brimbors|\bdevol|\breembols/,
  ],
  [
    /^security_/,
    /\bsecur|\bcharge|\bpledg|\blien|\bmortgag|\bcollateral|\btitle|\bassets?\b|\bpegn|\bipotec|\bgaran[zt]|\bprenda|\bhipotec|\bbeni\b|\bbienes\b|\bactivos\b|\bseiz/,
  ],
  [
    /^personal_guarantee/,
    /\bguarant|\bsuret|\bpersonal|\bjoint|\bgaran[zt]|\bfideiuss|\bfianza|\bfiador|\bavala|\baval\b|\bsolid/,
  ],
  [
    /^partner_/,
    /\bpartner|\bshare|\bmember|\bcapital|\bvot[ei]|\bboard|\bequit|\bsoci[oae]?\b|\bsocia|\bquot[ae]|\baccion|\bazion|\bparticip|\bpartecip|\bconsigli|\bconsejo|\bstock|\boption|\bopzion|\bopción|\binterests?\b/,
  ],
  [
    /^payment_withhold/,
    /\bwithh(?:o|e)ld|\bset[- ]?off|\boffset|\bdeduct|\bretain|\bkeep|\bkept\b|\bnot pay|\brefus|\bsuspend|\bdelay|\breduc|\bcompensa|\btratten|\bdedu[rcz]|\bsospe|\bsuspen|\breten|\bdescont|\brid[ou]/,
  ],
  [
    /^licence_revocable/,
    /\brevo[ck]|\bwithdraw|\bterminat|\bcancel|\bsuspend|\brescind|\bdiscontinu|\bremov|\bat (?:any time|will)|\brecess|\bresol|\bsospe|\bsuspen|\britir|\bretir/,
  ],
  [
    /^acceptance_/,
    /\baccept|\bapprov|\bsatisf|\breject|\btest|\binspect|\bcertif|\bconform|\bcomplet|\baccett|\bcollaud|\bsoddisf|\brifiut|\bverific|\bacept|\brechaz|\baprob|\bprueba/,
  ],
  [
    /^suspension_at_will/,
    /\bsuspen|\bsospe|\binterr|\bdiscontinu|\bstop|\bcease|\bwithhold|\bhalt|\bpaus|\bblock|\bdisabl|\bdeactivat|\brestrict|\bshut|\bturn(?:s|ed)? off|\bcut(?:s|ting)? off|\bdenies|\bdeny|\bremov|\bclos|\bhold back|\bnot (?:be )?(?:obliged|required|bound) to (?:perform|deliver|provide)|\bnon (?:eseguire|prestare|fornire)|\bcessa|\bferma|\bblocc|\bdisattiv|\bcesar|\bbloque|\bdesactiv|\bparali/,
  ],
  [
    /^cap_one_sided/,
    /\bliab|\bdamage|\bclaim|\bloss|\blose|\brespons|\bremed|\brisk|\bindem|\bcompens|\bdann|\brisarc|\bperdit|\brispond|\bdañ|\bpérdid|\bperjuicio|\brespond|\breclam/,
  ],
  [
    /^change_of_control/,
    /\bcontrol|\bowner|\bshares?\b|\bstock\b|\bmerg|\bacqui|\bsale\b|\bsold\b|\bsells?\b|\bequity|\bassets\b|\bsuccess|\breorgani|\bcontroll|\bfusion|\bcession|\bquot[ae]|\bsoci|\baccion|\bparticip|\bpartecip|\bcambi|\bvendit|\bvent[ae]|\bpropriet|\bpropiedad|\btitular/,
  ],
  [
    /^termination_/,
    /\bterminat|\bcancel|\bend(?:s|ed|ing)?\b|\bexpir|\bwithdraw|\brevok|\brescind|\bleave|\bdismiss|\bstop|\bclos|\bnotice|\bexit|\bquit|\brecess|\breced|\brisol|\bcess|\bdisd|\bscioglim|\bscadenz|\bresol|\bresc|\bdesist|\bextin|\bfin(?:e|al)|\bterm/,
  ],
  [
    /^force_majeure/,
    /\bforce majeure|\bbeyond\b|\bforza maggiore|\bfuerza mayor|\bevent|\bimpedi|\bstrike|\bsciopero|\bhuelga|\bdelay|\britard|\bretras|\bexcus|\bprevent/,
  ],
];

/** What shows that a passage is about something else, or that the measure is a usual one. */
const OTHERWISE: Readonly<Record<string, RegExp>> = {
  // A cap at what a year pays; a sum insured.
  // Nor is what partners and officers do not answer for, or a sum that pays for a real claim.
  cap_derisory:
    /\b(?:no|any) personal liability\b|\bpersonally (?:liable|responsible)\b|\bnon-?recourse\b|\bsole recourse\b|[$€£] ?(?:25,000|(?:[3-9]\d|\d{3}|\d{1,3},\d{3}),\d{3})\b|\b(?:fees?|royalties|amounts?|charges|price|payments?|revenues?|sums?)\b[^.;]{0,120}\b(?:(?:twelve|eighteen|twenty-four|12|18|24)\b[^.;]{0,12}\bmonths?|(?:previous|preceding|prior|last|one|contract(?:ual)?|calendar) (?:\w+ ){0,2}year)\b|\b(?:aggregate|total|all|sum) (?:of )?(?:(?:all|the|any) )*(?:\w+ ){0,2}(?:fees?|royalties|amounts?|charges|price|payments?|sums?) (?:actually )?paid\b|\b(?:100 ?%|hundred per ?cent|twelve|12|eighteen|twenty-four|total|aggregate)\b[^.;]{0,160}\b(?:fees|royalties|amounts?|charges|price)\b[^.;]{0,80}\b(?:paid|payable|received)\b|\binsur(?:e|es|ed|ance)\b|\bassicura\w*|\bpolizz|\baseguran?\b|\bseguro\b|\bpóliza/,
  // Some paper goes before another.
  precedence_hidden_override:
    /^(?!.*(?:\b(?:(?<!in )orders?\b|schedul|annex|appendi|attachment|exhibit|polic|procedur|manual|handbook|website|(?:general|standard|its|own|published|then-current) terms|directions?|instruction|guideline|version|edition|invoice|prevail|preced|listin|condizion|allegat|ordin|sito|edizion|prevalg|preval|anex|pedid|sitio|edici|document|polític|regolament|reglament)))/s,
  // Somebody has to leave, or to sell.
  partner_squeeze_out:
    /^(?!.*(?:\bexclu|\bexpel|\bexpuls|\bremov|\bbuy|\bbought|\bpurchas|\bacquir|\b(?:shall|must|compelled to|obliged to) (?:sell|transfer)\b|\btake\w* over|\bsell all\b|\brequire\w* [^.;]{0,60}\bsell\b|\bforfeit|\bdrag|\bcall option|\besclu|\bespuls|\bacquist|\bced|\briscatt|\bexpuls|\badquir|\bcompr|\btransmi|\bvend))/s,
  // Only what is done for the contract is paid by whom it falls to.
  indemnity_unlimited_trigger:
    /^(?!.*(?:indem|harmless|\bloss|\blost\b|\bdamage|\bclaim|\bliab|\bwhatever|\bwhatsoever|\bhowever (?:caused|arising)|\bregardless|\birrespective)).*\b(?:bears?|pays?|responsible for)\b[^.;]{0,60}\b(?:costs?|expenses)\b[^.;]{0,60}\b(?:associated with|of|for|relating to|in connection with) (?:the |its |such |any )*(?:design|develop|creat|host|market|advertis|train|maint|install|operat|ship|deliver|travel|build|construct|produc)/s,
  // Something is made and passes. To waive a moral right passes nothing.
  ip_feedback_all_inventions:
    /^(?!.*\bassign).*\bmoral rights?\b|^(?!.*(?:invent|improve|develop|\bideas?\b|feedback|suggest|creat|discover|\bworks?\b|opere|idee|miglior|svilupp|scopert|\bobras?|mejor|desarroll|descubr|sugeren|suggeriment))/s,
  change_unilateral_terms:
    /^(?!.*(?:chang|amend|modif|\bvar[yi]|alter|revis|updat|replac|supplement|substitut|withdraw|discontinu|edition|version|adapt|\bset\b|issu|cambi|aggiorn|sostitu|actualiz|sustitu|adegu|edizion|edici|reserv|riserv))|\bequivalent\b|\bno less favou?rable\b|\b(?:commission|regulatory) approval\b/s,
  // Orders, offers, shares and subscriptions are accepted or not: nothing is delivered that could be tested.
  acceptance_sole_discretion:
    /\b(?:accept\w*|reject\w*|declin\w+|refus\w+)\b[^.;]{0,30}\b(?:orders?|offers?|subscriptions?|applications?|customers?|referrals?)\b|^(?!.*\b(?:deliver|work|product|goods|software|system|services?\b|milestone|report|equipment|design|draft|material|result|document|install|ship|test|specification|criteria|acceptance|opere?\b|lavor|prodott|merc[ei]|fornitur|bene\b|beni\b|servizi|sistem|progett|relazion|consegn|collaud|obra|trabaj|producto|mercanc|entrega|equipo|servicio|informe|proyecto|bienes\b|prueba))/s,
  acceptance_deemed_unseen:
    /^(?!.*\b(?:deliver|work|product|goods|software|system|services?\b|milestone|report|equipment|design|draft|material|result|document|install|ship|test|specification|criteria|acceptance|opere?\b|lavor|prodott|merc[ei]|fornitur|bene\b|beni\b|servizi|sistem|progett|relazion|consegn|collaud|obra|trabaj|producto|mercanc|entrega|equipo|servicio|informe|proyecto|bienes\b|prueba))/s,
  // Who is not liable promises no result.
  obligation_best_efforts_result_risk: /\b(?:not|nor|neither)\b[^.;]{0,40}\b(?:be )?(?:liable|responsible)\b/,
  // Two times of notice are unequal, and no others.
  termination_notice_unequal:
    /^(?!.*(?:\bnotice\b|\bnotif|\bpreavvis|\bpreaviso|\bcomunicazion|\bcomunicación|\bavvis|\baviso))/s,
  // One failure has one remedy: the others of the contract stay.
  // That money alone would not do is said so that the other side may ask for performance: a defence goes, and no remedy.
  exclusion_all_remedies:
    /\bremed(?:y|ies)\b[^.;]{0,120}\binadequate\b|\badequate remed(?:y|ies)? at law\b|\bremed(?:y|ies) at law would be adequate\b|\b(?:sole|exclusive|only) (?:and (?:sole|exclusive) )?remed(?:y|ies) (?:for|in respect of|with respect to|in the event of) (?!any\b|all\b|every\b|breach\b)|\b(?:sole|exclusive|only) (?:and (?:sole|exclusive) )?remed(?:y|ies) for any (?:failure|delay|shortfall)\b/,
  // What nobody is liable for need not be bought.
  minimum_purchase_no_exit:
    /\bno (?:obligation|liability)\b|\bnot (?:be )?(?:obligated|obliged|required|liable) to\b|\bnon-?binding\b/,
  // Nothing follows from a breach, a delay or an end: a price.
  penalty_out_of_proportion:
    /^(?!.*\b(?:penal|liquidated|damages|forfeit|fail|breach|delay|late|default|terminat|violat|inadempi|ritard|mora|recess|incumpl|retras|demora|resol|multa))/s,
  // Whose money it is keeps it, and accrued rights stay.
  termination_waives_accrued:
    /(?<!\bnot |\bno longer )\b(?:earned|accrued|accruing|outstanding)\b[^.;]{0,120}(?<!\bnot )\b(?:entitled to|remain\w* (?:due|payable|owed)|(?:shall|will|must) (?:be )?(?:paid|pay|payable))\b|(?<!\bnot (?:be )?)\bentitled to (?:payment|receive|be paid)\b[^.;]{0,160}\b(?:earned|accrued|outstanding|due|owing)\b|\b(?:not|nor) (?:\w+ ){0,2}(?:affect|relieve|prejudice|release|discharge|impair|excuse)\b|\bwithout prejudice\b|\bpro[- ]rata\b[^.;]{0,40}\brefund/,
  // What follows once somebody has left gives nobody the right to leave.
  termination_instant_no_cause:
    /^\W*(?:[\d.()a-z]{1,8}\s+)?(?:in the (?:event|case) of|upon|following|after|on) (?:such|the|any|said) (?:termination|withdrawal|cancell?ation|expir\w+)\b(?!.*\b(?:may|right to|entitled to) (?:\w+ ){0,4}(?:terminat|cancel|withdraw))/,
  // Somebody is shut out: without a word of others nobody is.
  exclusivity_one_sided_no_minimum:
    /^(?!.*(?:exclus|\bsole\b|\bsolely\b|\bonly\b|\bother|\belse|\bthird|compet|\brival|\bno one\b|\bnobody\b|\banyone\b|\bwhole\b|\bentire\b|\ball (?:of )?(?:its|their)\b|esclus|\baltr[io]\b|\bterzi\b|\bsolo\b|soltanto|\bnessun|\botr[oa]s?\b|tercer|\bdemás\b|\bnadie\b|únic))/s,
  // The claim is taken as granted, and not lost.
  limitation_period_short:
    /\bclaims?\b[^.;]{0,80}\b(?:reckoned|deemed|considered|taken)\b[^.;]{0,40}\b(?:accept|admit|agreed)/,
  // It goes on only if both want it.
  renewal_no_exit:
    /^(?!.*automatic).*\b(?:may be (?:extended|renewed)\b|as (?:may be |is )?agreed|negotiation|mutual(?:ly)?\b|by (?:written )?agreement|confirm(?:s|ed|ation)\b)/s,
  // Money goes ahead only where something is paid before something.
  payment_before_delivery_no_refund:
    /^(?!.*(?:advance|prepa[iy]|up[- ]?front|\bbefore|\bprior\b|refund|return|deposit|signing|signature|\border|anticip|caparra|acconto|rimbors|antes\b|adelant|reembols|devol|\bprima\b|señal))/s,
  // A time to pay, and not one after which the right to it is gone.
  payment_very_late:
    /^(?!.*\b(?:days?|months?|years?|quarter|giorni|mesi|ann[oi]|días|meses|años?|trimestr\w*)\b)|\bright\b[^.;]{0,100}\b(?:expire|lapse|cease)/s,
  // Both set it, or it is agreed.
  change_unilateral_price:
    /\bmutual(?:ly)?\b|\bagreed (?:by|between|upon|in writing)\b|\bwith the (?:\w+ )?(?:consent|agreement) of\b/,
  price_set_by_one_side:
    /\bmutual(?:ly)?\b|\bagreed (?:by|between|upon|in writing)\b|\bwith the (?:\w+ )?(?:consent|agreement) of\b/,
  // The contract's own clauses are at hand.
  third_party_terms_blind:
    /\b(?:securities (?:exchange )?act|act of (?:19|20)\d\d|rules and regulations (?:thereof|thereunder|of the))\b|\bsubject to the (?:terms|provisions)(?: and conditions)? of (?:section|article|clause|paragraph|this)\b/,
  // An order, not the contract.
  term_perpetual_no_termination: /\b(?:cancel|withdraw|revoke)\b[^.;]{0,60}\b(?:orders?|booking|reservation)\b/,
  // A party that is exempt from a ban is not bound by it.
  noncompete_overbroad:
    /\b(?:waive|release)\b[^.;]{0,80}\bnon-?compet|\b(?:rinunciare|rinuncia) al (?:patto|divieto)|\brenunciar (?:al pacto|a la prohibición)/,
  // Software is never free of every fault; the warranty is elsewhere.
  warranty_none_paid_core:
    /\b(?:error[- ]free|uninterrupted|free (?:of|from) (?:all |any |every )?(?:defects?|errors?|faults?))\b|\b(?:priv[oa] di|esente da) (?:qualsiasi |ogni |qualunque )?(?:difett|error|viz)|\b(?:libre|exent[oa]) de (?:todo |cualquier )?(?:defect|error|fallo)|\bininterr/,
};

/** What the rest of the clause says of it, so that the harm is not there. */
const IN_CLAUSE: Readonly<Record<string, RegExp>> = {
  // What does not concern the business is excepted.
  ip_feedback_all_inventions:
    /\b(?:not (?:apply|include|extend|cover)|except\w*|exclud\w+|other than)\b[^.;]{0,200}\b(?:not|no|un)[ -]?(?:\w+ ){0,3}(?:relat\w+|connect\w+|concern\w*|pertain\w*)\b[^.;]{0,120}\b(?:business|services?|work|employment|company|research|agreement)\b|\blabor code\b[^.;]{0,60}\b2870\b/,
};

/** Whether the clause, in lower case, takes the harm of a passage of the class away. */
export const isAnsweredInClause = (id: string, clause: string): boolean => IN_CLAUSE[id]?.test(clause) === true;

/** Whether the words, in lower case, name what the class is about. */
export const namesMatter = (id: string, folded: string): boolean =>
  NAMED.every(([ids, words]) => !ids.test(id) || words.test(folded));

/** Whether the words, in lower case, show that nothing of the class is meant. */
export const isOtherwise = (id: string, folded: string): boolean => OTHERWISE[id]?.test(folded) === true;

/** Words of a price, and of what else a contract settles, in Italian and Spanish. */
const PRICE = /\b(?:preci[oa]|tarifa|prezz|listin|canon[ei]|corrispettiv)/;
const OTHER_TERMS =
  /\b(?:condici[oó]n|condizion|términos|termini|contrat|acuerdo|accordo|pol[ií]tic|servici|serviz|regla|regol)/;

/** The class of what the words speak of: who may change nothing but the price changes the price, and not all terms. */
export const ofItsMatter = (id: string, folded: string): string =>
  id === 'change_unilateral_terms' && PRICE.test(folded) && !OTHER_TERMS.test(folded) ? 'change_unilateral_price' : id;
