import { family } from './families.ts';

/** Word families of single matters; see families.ts. */

export const ASSIGN = family(
  'assign(?:s|ed|ing|ment|able|ability|ee|ees|or)?',
  'transfer(?:s|red|ring|able|ability|ee|ees)?',
  'ced(?:e|es|ed|ing)',
  'cession',
  'delegat(?:e|ed|es|ing|ion)',
  'novat[a-z]*',
  'ceder[a-zà-ÿ]*|cession[a-zà-ÿ]*|cedibil[a-zà-ÿ]*|cesi[oó]n[a-zà-ÿ]*|subrog[a-zà-ÿ]*',
);
export const THE_CONTRACT = family(
  'this (?:[a-z]+ ){0,3}(?:agreement|contract|undertaking|letter|licen[cs]e|lease|deed|amendment|guarant(?:y|ee)|terms)',
  '(?:the|these|our) (?:agreement|contract|terms|conditions|tos)',
  'hereunder|hereto|hereof|herein|hereby',
  'rights (?:and|or) (?:obligations|duties)',
  'il (?:presente )?contratto|il presente accordo|el (?:presente )?contrato|este contrato|el presente acuerdo',
);
export const SEVERABLE = family(
  'invalid[a-z]*|unenforceab[a-z]*|illegal[a-z]*|void[a-z]*|inoperative|severab[a-z]*|not (?:valid|enforceable)',
  'nullit[àa]|null[ao]s?|invalid[a-zà-ÿ]*|nulidad|inefic[a-zà-ÿ]*|inefficac[a-zà-ÿ]*',
);
export const REST = family(
  'remain[a-z]*|other (?:provision|term|clause|section|part)s?|rest of|affect[a-z]*|impair[a-z]*|sever(?:ed|able|ability|ance)?|continu[a-z]*|balance of|reform[a-z]*|modif[a-z]*|replac[a-z]*',
  'restant[a-zà-ÿ]*|altre (?:clausole|disposizioni)|demás|resto|subsist[a-zà-ÿ]*',
);
export const LAW = family(
  'laws?|governing|govern(?:ed|s)|construed|interpreted|jurisdiction',
  'legge|leggi|diritto|legislazione|ley|leyes|derecho|legislaci[a-zà-ÿ]*',
);
export const CHOSEN = family(
  '(?:governed|construed|interpreted|enforced|controlled) (?:[a-z, ]+ )?(?:by|under|in accordance|according|pursuant)',
  'laws? of (?:the )?(?:state|commonwealth|province|republic|people|kingdom|united|england|[a-z]+)',
  '[a-z]+ laws? (?:shall|will) (?:govern|apply|control)',
  'governing law|choice of law|applicable law',
  'regolat[oa] dalla|disciplinat[oa] dalla|legge (?:italiana|applicabile)|se (?:rige|regirá)|ley (?:española|aplicable)|legislaci[oó]n (?:española|aplicable)',
);
export const DISPUTE = family(
  'disputes?|controvers(?:y|ies)|differences?|claims?|actions?|proceedings?|suits?|litigation|legal action',
  'controversi[ae]|foro|controversias?|litigios?',
);
export const FORUM = family(
  'arbitrat[a-z]*|mediat[a-z]*|courts?|jurisdiction|venue|forum|tribunals?|conciliat[a-z]*|steering committee|expert determination|escalat[a-z]*|negotiat[a-z]*|resol(?:ve|ved|ution)',
  'tribunal[ei]s?|foro|arbitr[a-zà-ÿ]*|mediazione|mediaci[oó]n|juzgados?',
);
export const FORCE_MAJEURE = family(
  'force majeure|acts? of god|beyond (?:the |its |their |his |such |that )?(?:[a-z]+(?:.s)? ){0,4}(?:reasonable )?control|unforeseeable|excusable delay|strikes?|natural disasters?|casualty|impracticab[a-z]*|frustrat[a-z]*',
  'forza maggiore|caso fortuito|fuerza mayor',
);
export const ENTIRE = family(
  'entire (?:and [a-z]+ )?(?:agreement|understanding|contract|arrangement)|(?:whole|sole|complete|full) (?:and [a-z]+ )?(?:agreement|understanding|statement)|supersed[a-z]*|replac(?:es|ed|ing) (?:all|any)|merg(?:es?|ed)|exclusive (?:agreement|statement)|final (?:expression|agreement|statement)',
  'intero|integral[a-zà-ÿ]*|totalidad|sostituisc[a-zà-ÿ]*|sustituy[a-zà-ÿ]*|annulla e sostituisce',
);
export const UNDERSTANDING = family(
  'agreements?|understandings?|contracts?|negotiations?|representations?|communications?|proposals?|statement of|terms|documents?',
  'accord[oi]|intes[ae]|pattuizion[ei]|acuerdos?|pactos?',
);
export const AMEND = family(
  'amend[a-z]*|modif[a-z]*|supplement[a-z]*|chang[a-z]*|var(?:y|ied|iation|iations)|alter[a-z]*|waive[a-z]*',
  'modific[a-zà-ÿ]*|variazion[ei]|enmiend[a-zà-ÿ]*',
);
export const IN_WRITING = family(
  'writing|written|instrument|signed|executed by|mutual(?:ly)?(?: agree[a-z]*)?|consent|agreement of',
  'iscritt[oa]|scritt[oaei]|escrit[oa]',
);
export const ADDRESS = family(
  'address(?:es|ed)?|e-?mail|mail(?:ed)?|registered|certified|courier|fax|facsimile|telecopy|by hand|personally|postage|letter',
  'pec|raccomandata|indirizz[oi]|burofax|domicilio|correo',
);
export const SURVIVE = family(
  'surviv[a-z]*|(?:remain|continue)[a-z]* (?:[a-z]+ ){0,4}(?:in (?:full )?(?:force|effect)|bound|liable|binding|valid|after|beyond|notwithstanding)(?=[^.;]{0,80}(?:terminat|expir))',
  'for (?:a (?:further )?period of )?[a-z0-9() -]{1,24}(?:years?|months?) (?:after|following|from|thereafter)',
  'sopravviv[a-zà-ÿ]*|rest[a-zà-ÿ]* (?:ferm|valid|efficac)[a-zà-ÿ]*|subsist[a-zà-ÿ]*|permanec[a-zà-ÿ]*|sobreviv[a-zà-ÿ]*',
);
export const TERM = family(
  'term|duration|commenc[a-z]*|expir[a-z]*|effective|until|anniversar[a-z]*|period of|perpetu[a-z]*|terminat[a-z]*|in (?:full )?(?:force|effect)|remain in effect|end(?:s|ing)? on',
  'durata|decorr[a-zà-ÿ]*|scadenz[a-zà-ÿ]*|duraci[oó]n|vigencia|vigor',
);
export const TAX = family(
  'tax(?:es|ed|ation|able)?|vat|(?:customs|import|export|excise) duties|duties and taxes|gst|withholding|impost[ae]|i\\.?v\\.?a\\.?|tribut[a-zà-ÿ]*|impuestos?',
);
export const INTEREST = family(
  'interest|late (?:fee|charge|payment)s?|finance charge|per annum|per month|prime rate|libor|interess[ei]|mora|interes(?:es)?|intereses',
);
export const LATE = family(
  'late|overdue|past due|unpaid|not paid|delay[a-z]*|outstanding|when due|ritard[a-zà-ÿ]*|retras[a-zà-ÿ]*|demora|mora',
);
export const INSURE = family(
  'insur(?:e|es|ed|er|ers|ance|ing)|self-?insur(?:e|ed|ance)|liability (?:coverage|cover|polic(?:y|ies))|assicura[a-zà-ÿ]*|polizz[ae]|seguros?|p[oó]lizas?',
);
export const OWNERSHIP = family(
  'own(?:s|ed|ership|er)?|title|property of|belong[a-z]*|vest(?:s|ed|ing)?|work(?:s)? (?:made )?for hire|assign(?:s|ed|ment)?|retain(?:s|ed)? (?:all )?(?:right|title|ownership)|right, title|proprietary',
  'propriet[aà][a-zà-ÿ]*|titolar[a-zà-ÿ]*|propiedad|titular[a-zà-ÿ]*',
);
export const CREATED = family(
  'work product|deliverables?|inventions?|develop[a-z]*|creat[a-z]*|works?|intellectual property|results|designs?|software|materials?|copyrights?|patents?|content|documentation|improvements?|modifications?|opere|risultati|obras?|resultados?',
);
export const BACKGROUND = family(
  'pre-?existing|background|prior (?:inventions?|works?|intellectual)|previously|before (?:the )?(?:effective|date)|independently|retain(?:s|ed)?|excluded|other than|except|not include|existing (?:intellectual|materials|software)',
);
export const EXCLUSIVITY = family('(?:non-?)?exclusiv[a-zà-ÿ]*|sole(?:ly)?|esclusiv[a-zà-ÿ]*|en exclusiva');
export const PERFORMANCE = family(
  'minimum[a-z]*|at least|not (?:less|fewer) than|no (?:less|fewer) than|target[a-z]*|quota[s]?|best efforts|reasonable (?:best )?efforts|diligen[a-z]*|milestones?|volume[s]?|forecast[s]?|sales (?:goal|plan|objective)s?|guarantee[sd]?|commit[a-z]*|fail[s]? to|actively|minim[oi]|obiettiv[oi]|mínimos?|objetivos?|subject to|terminat[a-z]*',
);
export const HANDLED = family(
  '(?:promptly|immediately|timely|shall|will|must)(?: [a-z]+){0,4}? (?:notify|advise|inform|notice)(?: [a-z]+){0,6}? (?:claim|action|suit|proceeding)s?|notice of (?:any |such |the |each |a |all )*(?:third[- ]party )?(?:claim|action|suit|proceeding)s?',
  '(?:control|assum|conduct|undertak|tak)[a-z]*(?: [a-z]+){0,5}? (?:defen[sc]e|settlement)|defen[sc]e(?: [a-z]+){0,6}? (?:control|assum|conduct|counsel)[a-z]*|(?:sole |full )?control (?:of|over)|not(?: [a-z]+){0,3} (?:settle|compromise)|(?:settle|compromise)(?: [a-z,]+){0,8}? (?:without|consent)|procedures?|counsel of (?:its|his|their) (?:own )?cho[a-z]+',
);
export const INCIDENT = family(
  'breach(?:es)?|incidents?|unauthori[sz]ed|intrusion|compromis[a-z]*|loss|theft|misuse|violazion[ei]|brecha[s]?|vulneraci[a-zà-ÿ]*|incidente[s]?',
);
export const HEALTH_LAW = family(
  'hipaa|hitech|health insurance portability|protected health|business associate|medical privacy|phi|confiden[a-z]*|de-?identif[a-z]*|anonymi[sz][a-z]*|consent[a-z]*',
);
export const BREACH_REMEDY = family(
  'cur(?:e|ed|ing|es)|remed(?:y|ied|ies|ying)|rectif[a-z]*|correct[a-z]*|grace|material(?:ly)?|substantial(?:ly)?|subsan[a-zà-ÿ]*|diffida|gravit[àa]|grav[ei]',
);
export const RECORDS = family(
  'records?|books|accounts?|statements?|reports?|logs?|audit[a-z]*|inspect[a-z]*|examin[a-z]*|verif[a-z]*|registr[oi]|contabil[a-zà-ÿ]*|libri|libros',
);
export const WARRANTED = family(
  'warrant(?:s|y|ies|ed)?|guarant[a-z]*|represent(?:s|ations?|ed)? and|workmanlike|professional manner|free (?:from|of) (?:[a-z]+ )?defects?|merchantab[a-z]*|fit(?:ness)? for|conform(?:s|ity)? (?:to|with)|standard of care|as is|garanzi[ae]|garant[ií][a-zà-ÿ]*',
);
export const RELIEF = family(
  'excus[a-z]*|reliev[a-z]*|released|extend[a-z]*|extension|adjust[a-z]*|reduc[a-z]*|force majeure|abate[a-z]*|credit[a-z]*|proportion[a-z]*|waive[a-z]*|suspend[a-z]*|not (?:be )?(?:required|obligated|liable|responsible)',
);
export const SERVICE = family(
  'services?|work|tasks?|duties|transport[a-z]*|carriage|maintenance|support|consult[a-z]*|servizi[o]?|attività|servicios?|actividad[a-z]*',
);
export const DESCRIBED = family(
  'includ(?:e|es|ed|ing)|consist[a-z]*|compris[a-z]*|describ[a-z]*|set (?:forth|out)|specif[a-z]*|as follows|following|such as|namely|listed|detailed|defined|provide[sd]?|perform[a-z]*|responsib[a-z]*|(?:schedule|exhibit|appendix|annex|attachment|statement of work)s?|seguent[ei]|allegat[oi]|siguientes?|anexos?',
);
export const MEASURED = family(
  '[0-9]|percent|per cent|%|criteri(?:a|on)|specifications?|standards?|tests?|conform[a-z]*',
);
export const TRANSITION = family(
  'transition[a-z]*|hand-?over|migrat[a-z]*|wind(?:ing)?[- ]?down|phase[- ]?out|run-?off|orderly|post-?terminat[a-z]*|upon (?:the )?(?:terminat|expir)[a-z]*|(?:effect|consequence)s? of (?:terminat|expir)[a-z]*|after (?:the )?(?:terminat|expir)[a-z]*|successor|uscita|subentro|transici[oó]n|traspaso',
);
const GRAVE =
  'fraud[a-z]*|gross(?:ly)? negligen[a-z]*|wil+ful|intent(?:ional|ionally)?|deliberate|death|(?:personal|bodily) injury|misconduct|bad faith|dolo|colpa grave|culpa grave|morte|muerte';
/** What no exclusion of liability should cover. */
export const GRAVE_FAULT = family(GRAVE);
export const FAULT = family(GRAVE, 'negligen[a-z]*');
export const EXCEPTED = family(
  'except[a-z]*|exclud[a-z]*|(?:does|do|shall|will) not (?:apply|limit|exclude|restrict|affect|extend|include)|not (?:apply|limited|excluded)|other than|unless|nothing|notwithstanding|provided|carve|unaffected|save|fatt[ao] salv[ao]|salvo|eccetto|excepto|sin perjuicio',
);
/** What takes fault out of an exclusion of liability. */
export const CARVED = family(
  'except (?:for|in|where|to|as|if|that)|other than|unless|nothing (?:in|herein|contained|shall)|(?:does|do|shall|will|is|are) not (?:apply|limit|exclude|restrict|affect|be limited|extend)|unaffected|save (?:for|that|as|where)|foregoing|only (?:liable|responsible|answer[a-z]*)|limited to (?:intent|deliberate|gross|wil)[a-z]*|unlimited|without limit[a-z]*',
  'fatt[ao] salv[ao]|salvo|eccetto|excepto|sin perjuicio|ad eccezione',
);
/** The exclusion itself depends on fault: it protects only a party that is not at fault. */
export const NO_FAULT = family(
  '(?:not|no|without)(?: [a-z]+){0,3} (?:fault|negligence)|slight(?:ly)? negligen[a-z]*|force majeure',
);
export const ESTIMATE = family(
  'estimat[a-z]*|reasonab[a-z]*|not (?:as )?a penalty|difficult|impractic[a-z]*|compensat[a-z]*|sole (?:and exclusive )?remedy|agreed damages|genuine|pre-?estimate|moderat[a-zà-ÿ]*|riducibil[a-zà-ÿ]*',
);
export const DECIDED = family(
  '(?:fail(?:s|ing|ed|ure)? to|failing|unable to|cannot|can not|do not|does not|not able to|in the absence of|absent|lack of)(?: [a-z,]+){0,6}? (?:agree[a-z]*|agreement|resol[a-z]*|settle[a-z]*|reach[a-z]*)',
  '(?:no|if no) (?:such )?(?:agreement|consensus|settlement)',
  '(?:then|thereafter|thereupon)(?: [a-z]+){0,4}? (?:terminat|dispose|sell|proceed)[a-z]*',
  'until (?:such|so|the parties)|default (?:rate|price)|shall (?:continue|remain) in (?:effect|force)',
);
export const CORRUPTION = family(
  'corrupt[a-z]*|brib[a-z]*|fcpa|foreign corrupt|improper payment[s]?|kickback[s]?|anticorruz[a-zà-ÿ]*|d\\.? ?lgs\\.? ?231|soborno[s]?|corrupci[oó]n|compl(?:y|iance|ies) with (?:all )?(?:applicable )?(?:laws|law)',
);
export const EXPORT = family(
  'export[a-z]*|sanction[a-z]*|ofac|embargo[a-z]*|restricted part(?:y|ies)|denied part(?:y|ies)|import[a-z]* laws?|compl(?:y|iance|ies) with (?:all )?(?:applicable )?(?:laws|law)',
);
export const SLAVERY = family(
  'slavery|forced labou?r|child labou?r|human trafficking|human rights|labou?r (?:laws|standards)|supplier code|code of conduct|ethic[a-z]*',
);
export const SUBCONTRACT = family(
  'sub-?contract[a-z]*|sub-?process[a-z]*|delegat[a-z]*|third part(?:y|ies)|agents?|affiliates|subappalt[a-zà-ÿ]*|subcontrat[a-zà-ÿ]*|subencarg[a-zà-ÿ]*',
);
export const TRANSFER_BASIS = family(
  'standard contractual|adequa[a-z]*|safe harbou?r|privacy shield|binding corporate|appropriate safeguards|consent[a-z]*|data protection (?:law|act|agreement|addendum)|clausole contrattuali|cláusulas contractuales',
);
export const SOURCE_CODE = family(
  'escrow[a-z]*|(?:deliver|furnish|provide|deposit|disclos|licen[cs])[a-z]* (?:[a-z]+ ){0,8}source code|source code (?:[a-z]+ ){0,6}(?:deliver|furnish|provide|deposit|licen[cs]|assign|transfer|belong|own)[a-z]*',
);
export const HOW_LONG = family(
  '(?:for|during|throughout|within) (?:a |the |at least )?[a-z0-9() -]{1,40}(?:years?|months?|term|period|thereafter)|perpetu[a-z]*|years? (?:after|following|from)|until',
);
export const REMEDY = family(
  'credit[s]?|refund[a-z]*|remed(?:y|ies)|reduc[a-z]*|penalt(?:y|ies)|liquidated|terminat[a-z]*|damages|re-?perform[a-z]*|make-?good|compensat[a-z]*|breach|default|rimbors[a-zà-ÿ]*|penal[ei]|penalizaci[a-zà-ÿ]*',
);
export const CHANGES = family(
  'change (?:orders?|requests?|control|management|in scope|notice)|(?:chang(?:e|es|ed|ing)|amend[a-z]*|modif[a-z]*) (?:[a-z]+ ){0,5}(?:scope|services?|work|specifications?|deliverables?|requirements?|agreement|contract|exhibits?|schedules?|order)|(?:agreement|contract|specifications?|services|work|scope) (?:[a-z]+ ){0,5}(?:changed|amended|modified|varied)|variation[s]?|additional (?:work|services)|varianti|modific[a-zà-ÿ]*',
);
export const TERRITORY = family(
  'territor(?:y|ies)|within (?:the )?[a-z0-9() ,-]{1,40}(?:miles|kilomet(?:er|re)s|area|radius|region|state|county|country)|geographic[a-z]*|worldwide|anywhere|in (?:the )?(?:united states|state of|people|european|field|country|world)|market[s]?|territorio',
);
export const AUDIT = family(
  'audit[a-z]*|inspect[a-z]*|examin[a-z]*|(?:access|open) (?:[a-z]+ ){0,4}(?:books|records|accounts)|verif[a-z]*|revisi[oó]n|ispezion[a-zà-ÿ]*',
);
export const BASE = family(
  'net (?:sales|revenue|income|profits?|proceeds|receipts)|gross (?:sales|revenue|profits?|receipts|margin)|means|defined|less|minus|after deduct[a-z]*|deduct[a-z]*',
);
export const STATEMENT = family(
  'statements?|reports?|reporting|account(?:s|ing)?|records?|schedule showing|itemi[sz][a-z]*|audit[a-z]*|rendicont[a-zà-ÿ]*|liquidaci[a-zà-ÿ]*',
);
export const DISPUTED = family(
  'disput[a-z]*|contest[a-z]*|withh[eo]ld[a-z]* (?:[a-z]+ ){0,3}(?:payments?|amounts?|sums?|portion|fees?)|undisputed|objection[s]?|discrepanc[a-z]*|contestazion[ei]',
);
export const OPT_OUT = family(
  'opt[- ]?(?:out|in)|unsubscribe|object|refus[a-z]*|withdraw (?:[a-z]+ )?consent|consent[a-z]*|choice[s]?|disable|deactivat[a-z]*|contact us',
);
