import dictionaryEn from 'dictionary-en';
import nspell from 'nspell';

/**
 * Owns the one spelling dictionary of this worker: building it costs some hundred milliseconds, so it is built on first
 * use. Not changed afterwards: a document's own words are the caller's business.
 */
let dictionary: ReturnType<typeof nspell> | undefined;

/** Legal, commercial and technical words the general dictionary lacks. */
const PROFESSIONAL = `
joinder joinders interpleading initialled initialling signalled signalling modelled modelling fuelled fuelling channelled tunnelling totalled annum wilful wilfully droit designee designees executory curing severable hereinafter hereinabove hereinbelow hereof hereto hereby herein hereunder herewith heretofore hereafter thereof thereto thereby
therein thereunder therewith theretofore thereafter therefor therefrom thereon thereupon whereof whereto whereby wherein whereas
whereupon whereunder hereinbefore aforementioned aforesaid abovementioned undersigned notwithstanding sublicense sublicensed
sublicensee sublicensees sublicensing sublicenses sublicence sublicensor sublicensable sublicenseable licensor licensors licensee
licensees licensable indemnify indemnified indemnifies indemnifying indemnitee indemnitees indemnitor indemnitors indemnification
indemnifications assignor assignee assignees lessor lessee sublessee sublease mortgagee mortgagor guarantor obligor obligee payee
payor bailee bailor consignee consignor franchisor franchisee franchisees estoppel subrogation novation severability arbitral
arbitrable nonexclusive nontransferable nonrefundable noncompete nonsolicitation nondisclosure nonassignable nonperformance
noninfringement nonpayment nonbinding nonmonetary nondefaulting nonbreaching prorate prorated proration passthrough chargeback
chargebacks escrowed tortious interpleader mandamus certiorari affiant deponent decedent tribunal situs lien liens encumbrance
encumbrances hypothecate hypothecation recoup remarketing rescission repudiation fiduciary voidable ratable ratably accretive
diligence counterparty counterparties counterparts subcontractor subcontractors subcontracting subcontract subcontracts deliverable
deliverables workaround workarounds uptime downtime backend frontend middleware firmware bugfix cybersecurity login logout username
timestamp gzip metadata whitepaper dataset datasets webpage website websites webpages hyperlink hyperlinks hypertext ecommerce email
emails online offline onsite offsite internet intranet extranet cobranded cobrand cobranding subdomain banner clickthrough
merchantability copyrightable patentability patentable unpatented trademarked tradename cotenant judgement judgment organisation
organisations recognise recognised authorise authorised authorises authorising authorisation utilise utilised minimise maximise
licence licences licenced centre programme programmes colour favour favourable honour labour behaviour defence offence fulfil
fulfilment instalment instalments cheque cheques acknowledgement enquiry enquiries catalogue cancelled cancelling labelled
labelling travelling pursuant wherefor inure enure inures invoiced invoicing invoicee misappropriation misappropriate reexport
reperform reperformance resell reseller resellers wholesaler bona fide pari passu mutatis mutandis inter alia parte prima facie pro rata
vis lieu ipso facto qua viz supra infra quantum meruit parol inclusivity telemarketing teleconference videoconference
biologic biologics pharmacovigilance formulary reimbursable remediate remediated remediation escalations onboarding offboarding
rollout rollback deduplication interoperability interoperable scalability configurable unencumbered untrue uncured uncurable
conveniens traveller travellers transferrable payor payors cancelation nonuse attorn attorned attornment diem hypothecated despatch despatched flyer flyers vlog vlogs blogs livestream identifiably arrear depositary depositaries novate novates novated canceller cancellers sinusoid sinusoids hotline hotlines
tyre tyres kerb kerbs aluminium artefact artefacts plough ploughs storey storeys sceptical sceptic draught draughts mould moulds moulded moulding
sulphur sulphuric cosy whilst amongst learnt spelt burnt orientated dependants practise practised practises practising chequered jewellery
unaffiliated undelivered underperformance underutilized overpayment overpayments underpayment underpayments overdue
`;

/** The dictionary with professional words. Builds it on the first call in this worker. */
export function spelling(): ReturnType<typeof nspell> {
  if (dictionary) return dictionary;
  const built = nspell(dictionaryEn);
  for (const word of PROFESSIONAL.split(/\s+/)) if (word !== '') built.add(word);
  dictionary = built;
  return built;
}

/** Words judged so far, by this worker for all its documents: contracts share most of their words. */
const judged = new Map<string, boolean>();

/** Words whose judgement is kept; beyond, the oldest are forgotten. */
const KEPT_WORDS = 100_000;

/** Whether the dictionary has the word as it is written: a name in small letters is none. */
export function isEnglishWord(word: string): boolean {
  const known = judged.get(word);
  if (known !== undefined) return known;
  const isCorrect = spelling().correct(word);
  judged.set(word, isCorrect);
  if (judged.size > KEPT_WORDS) judged.delete(judged.keys().next().value as string);
  return isCorrect;
}
