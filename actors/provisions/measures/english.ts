import type { QuantityRules } from './quantity-rules.ts';

const NOTICE_AFTER =
  /^['’]?s?['’]?,? (?:prior |advance |advanced |previous |written |formal |days['’]? )*(?:notice|notification|warning)\b/;
const NOTICE_BEFORE =
  /\b(?:notice|notification)(?: period)?(?: in writing)?(?: to [\w ]{1,30})? ?(?:of|is|being|,)?(?: not less than| no less than| at least| a minimum of| minimum)? ?(?:of )?$/;
const ENDS = /\b(?:terminat|cancel|withdraw|resign|end this|early exit)/;
const RENEWS = /\b(?:renew|non-?renew|extend|extension|expir|then[- ]current|current term|initial term)/;

/** What English words around a quantity say of it. */
export const english: QuantityRules = {
  periods: [
    {
      matter: 'look_back',
      before: /\b(?:preceding|previous|prior|last|past|trailing)(?: full| calendar| consecutive)? $/,
    },
    {
      matter: 'look_back',
      after:
        /^(?: period)?,? (?:immediately )?(?:preceding|prior to|before) (?:the )?(?:date|event|claim|month|incident|first|breach|cause|act|occurrence|such)/,
      not: /\bnotice\b/,
    },
    {
      matter: 'breach_notification',
      near: /\b(?:security|data|personal data|privacy|cyber)\s(?:breach|incident)|\bunauthori[sz]ed (?:access|disclosure|acquisition)/,
      acts: ['notify', 'report'],
    },
    {
      matter: 'notice_of_non_renewal',
      near: /\bnot to (?:renew|extend)|\bnon-?renew|\bintent(?:ion)? (?:not )?to (?:renew|extend|terminate at)|\bdecline to renew|\brenew/,
      after: /\b(?:prior to|before|in advance of|preceding|notice)\b/,
      not: /\b(?:convenience|breach)\b/,
    },
    {
      matter: 'notice_of_non_renewal',
      near: /\bnotice\b/,
      after:
        /^,? (?:prior to|before|preceding) (?:the )?(?:expir\w+|end|date of expir\w+|scheduled expir\w+|anniversary)/,
    },
    {
      matter: 'force_majeure',
      near: /\bforce majeure\b|\bcontinues? for (?:more than|a period|longer)|\bpersists?\b/,
      not: /\bnotice\b.{0,20}#/,
      acts: ['terminate', 'suspend', 'other'],
    },
    {
      matter: 'cure',
      near: /\b(?:cure[ds]?|cured|curing|remed(?:y|ied|ies)|rectif\w+|correct(?:ed|s|ion)?)\b/,
      not: /\bwarrant|\bdefect/,
    },
    {
      matter: 'cure',
      near: /\b(?:breach|default)\b.{0,80}#|#.{0,60}\b(?:breach|default)\b/,
      before: /\b(?:within|period of|for) (?:a period of )?$/,
      acts: ['terminate', 'remedy'],
    },
    { matter: 'notice_of_termination', after: NOTICE_AFTER, acts: ['terminate'] },
    { matter: 'notice_of_termination', before: NOTICE_BEFORE, acts: ['terminate'] },
    { matter: 'notice_of_termination', near: ENDS, after: NOTICE_AFTER },
    { matter: 'notice_of_termination', near: ENDS, before: NOTICE_BEFORE },
    { matter: 'audit', near: /\baudit|\binspect/, after: NOTICE_AFTER },
    { matter: 'notice', after: NOTICE_AFTER },
    { matter: 'notice', before: NOTICE_BEFORE },
    { matter: 'notice', near: /\bnotif|\bnotice\b/, after: /^,? (?:prior to|before|in advance)/ },
    {
      matter: 'acceptance',
      near: /\baccept(?:s|ed|ance)?\b|\breject|\bapprov|\binspection period/,
      acts: ['accept', 'reject', 'notify', 'audit', 'other'],
      not: /\bpay/,
    },
    {
      matter: 'payment',
      near: /\binvoice|\bpayable\b|\bpayments?\b|\bpaid\b|\bpay\b|\bremit|\bdue date|\bpast due|\bdue and\b/,
      not: /\bretain|\brecords\b|\bterm of\b|\bwarrant/,
    },
    { matter: 'payment', before: /\b(?:within|net|after) $/, acts: ['pay', 'invoice'] },
    { matter: 'non_compete', near: /\bcompet|\bnon-?compet/ },
    { matter: 'non_solicit', near: /\bsolicit|\bhire\b|\brecruit|\binduce/ },
    { matter: 'retention', near: /\brecords?\b|\bbooks\b|\bretain|\bretention|\bpreserve/, acts: ['keep', 'maintain'] },
    { matter: 'retention', near: /\b(?:retain|keep|preserve|maintain)\b.{0,60}\b(?:records|books|data|accounts)\b/ },
    { matter: 'warranty', near: /\bwarrant/ },
    {
      matter: 'confidentiality',
      near: /\bconfiden|\bdisclos|\bsecre/,
      before: /\b(?:for|period of|of)(?: at least| a further| an additional)? $/,
    },
    { matter: 'confidentiality', near: /\bconfiden/, heading: /confiden|disclos/ },
    {
      matter: 'survival',
      near: /\bsurviv|\bcontinue[sd]? (?:in (?:full )?(?:force|effect)|after|to apply|for)|\bremain in (?:full )?(?:force|effect)/,
      after: /\b(?:after|following|from)\b|^/,
      not: /\bcommenc|\beffective date\b/,
    },
    { matter: 'renewal', near: /\brenew|\bextend|\bextension|\bsuccessive|\badditional (?:term|period)/ },
    { matter: 'return', near: /\breturn|\bdestroy|\bdelet|\berase/, acts: ['return'] },
    {
      matter: 'claim',
      near: /\bclaims?\b|\baction\b|\bcause of action/,
      acts: ['dispute', 'notify', 'other', 'waive'],
      before: /\b(?:within|than|after) $/,
    },
    { matter: 'dispute', near: /\bdisput|\bnegotiat|\bmediat|\barbitrat/ },
    { matter: 'transition', near: /\btransition|\bwind-?down|\bsell-?off|\bpost-?termination/ },
    { matter: 'delivery', near: /\bdeliver|\bship|\bsuppl|\blead time/, acts: ['deliver', 'perform'] },
    { matter: 'suspension', acts: ['suspend'], before: /\b(?:for|after|of|exceed\w*|than) (?:a period of )?$/ },
    { matter: 'response', near: /\brespon[ds]|\breply|\banswer|\backnowledg/ },
    {
      matter: 'term',
      near: /\b(?:initial |original )?term\b|\bin (?:full )?force\b|\bcommenc|\beffective (?:date|for|until)|\bduration\b|\bcontinue\b|\bexpire/,
      before:
        /\b(?:of|for|be|until|is|lasts?|term|period) (?:a (?:term|period|duration) of )?(?:an initial )?$|\bterm\b.{0,40}$/,
    },
    { matter: 'term', heading: /^(?:term|duration|initial term)\b/, near: /\bterm\b|\bperiod\b/ },
    { matter: 'notice', near: /\bnotif|\bnotice\b|\binform/, acts: ['notify'] },
    { matter: 'notice_of_non_renewal', near: RENEWS, acts: ['notify'] },
  ],
  amounts: [
    { of: 'cap', near: /\b(?:liab|aggregate|exceed|limited to|maximum|cap)\w*/, acts: ['limit', 'indemnify'] },
    { of: 'cap', near: /\bliab\w*/ },
    { of: 'insurance', near: /\binsur|\bcoverage|\bper occurrence|\bpolicy/ },
    { of: 'penalty', near: /\bpenalt|\bliquidated|\bfine\b|\blate fee|\bforfeit/ },
    {
      of: 'threshold',
      before:
        /\b(?:exceed\w*|more than|less than|at least|up to|in excess of|greater than|minimum(?: of)?|maximum(?: of)?|above|below|over) (?:of )?$/,
    },
    {
      of: 'price',
      near: /\bfees?\b|\bprice|\bpay|\brent\b|\bsalary|\binvoice|\bcost|\bcharge|\bper (?:month|year|hour|day|unit)|\binstal|\btotal|\bdeposit|\bcompensation|\broyalt/,
    },
  ],
  rates: [
    { of: 'share', near: /\bvot(?:e|es|ing)\b|\bequity|\bownership|\bquorum|\bshareholding|\binterests?\b in\b/ },
    { of: 'interest', near: /\binterest\b(?! in\b)|\blate (?:payment|charge|fee)|\bprime rate|\blibor/ },
    { of: 'increase', near: /\bincreas|\bescalat|\braise|\badjust|\bcpi\b|\bindex/ },
    { of: 'discount', near: /\bdiscount|\brebate|\breduc/ },
    { of: 'tax', near: /\btax|\bvat\b|\bwithhold/ },
    {
      of: 'share',
      near: /\broyalt|\bcommission|\brevenue|\bnet sales|\bgross|\bshare|\bprofit|\binterest in\b|\bownership/,
    },
    {
      of: 'threshold',
      before: /\b(?:exceed\w*|more than|less than|at least|up to|over|under|minimum of|maximum of) $/,
    },
  ],
};
