import type { QuantityRules } from './quantity-rules.ts';

const NOTICE = /\bpreaviso\b|\bantelación\b|\banticipación\b|\bnotific|\baviso\b/;

/** What Spanish words around a quantity say of it. */
export const spanish: QuantityRules = {
  periods: [
    { matter: 'look_back', near: /\banteriores\b|\bprecedentes\b|\búltimos\b|\bprevios\b/, not: NOTICE },
    {
      matter: 'breach_notification',
      near: /\b(?:violaci|brecha)\S* (?:de la )?(?:seguridad|datos)|\bincidente de seguridad/,
    },
    {
      matter: 'notice_of_non_renewal',
      before: /\brenov|\bprórrog|\bprorrog/,
      near: /\b(?:antelación|anticipación|preaviso|antes)\b.{0,40}#|#.{0,24}\b(?:antes|antelación|anticipación|preaviso)\b/,
    },
    { matter: 'force_majeure', near: /\bfuerza mayor\b|\bse prolong/ },
    {
      matter: 'cure',
      near: /\bincumpli|\bsubsan|\bremedi|\brequerimiento/,
      acts: ['terminate', 'remedy', 'other', 'comply'],
    },
    { matter: 'notice_of_termination', near: NOTICE, acts: ['terminate'] },
    {
      matter: 'notice_of_termination',
      near: /\bdesist|\bresol|\bterminar|\brescind/,
      before: /\bpreaviso de $|\bal menos $|\bcon $/,
    },
    { matter: 'audit', near: /\bauditor|\binspecc/, before: /\bpreaviso\b|\bantelación\b/ },
    { matter: 'notice', near: NOTICE, not: /\bpag|\bfactura/ },
    { matter: 'acceptance', near: /\bacept|\baprob|\brecepción/, not: /\bfactura/ },
    { matter: 'payment', near: /\bpag|\bfactur|\babon|\bsatisf|\brenta\b|\bprecio/, not: /\bduración\b|\bgarantí/ },
    { matter: 'non_compete', near: /\bcompet|\bconcurrenc/ },
    { matter: 'non_solicit', near: /\bcapta|\bcontratar a/ },
    { matter: 'confidentiality', near: /\bconfidencial|\bsecret|\bdivulg/ },
    { matter: 'retention', near: /\bconserva/, acts: ['keep'] },
    { matter: 'warranty', near: /\bgarantí/ },
    { matter: 'renewal', near: /\brenov|\bprórrog|\bprorrog/ },
    { matter: 'return', near: /\bdevol|\bdevuel|\bdestru|\bsuprim/ },
    { matter: 'claim', near: /\bprescri|\bcaduc|\breclam/ },
    { matter: 'dispute', near: /\bcontrovers|\bmediación|\barbitraj/ },
    { matter: 'delivery', near: /\bentreg|\benvío/ },
    { matter: 'suspension', acts: ['suspend'] },
    { matter: 'response', near: /\brespond|\brespuest|\bcontest/ },
    {
      matter: 'survival',
      near: /\bsubsist|\bsobreviv|\bposteriores a (?:la|su) (?:terminación|extinción|finalización)|\btras la (?:terminación|extinción|finalización)/,
    },
    { matter: 'term', near: /\bduración\b|\bvigencia\b|\bvigor\b|\bplazo de (?:este|el)|\bplazo\b/ },
    { matter: 'term', heading: /duración|vigencia|plazo/ },
  ],
  amounts: [
    { of: 'cap', near: /\bresponsab|\bmáxim|\blímit|\bexced|\bsuper/ },
    { of: 'insurance', near: /\bsegur[oa]\b|\bpóliza|\bcobertura/ },
    { of: 'penalty', near: /\bpenal|\bmora\b|\bmulta/ },
    {
      of: 'price',
      near: /\brenta|\bprecio|\bpag|\bremuner|\bsalari|\bplazo|\bcuota|\btotal|\bimporte|\bfianza|\bcomisi|\bhonorarios/,
    },
  ],
  rates: [
    { of: 'interest', near: /\binter[eé]s|\bmora\b|\btipo\b/ },
    { of: 'increase', near: /\baument|\bincrement|\bipc\b|\bíndice|\bactualiz/ },
    { of: 'discount', near: /\bdescuent|\breducc/ },
    { of: 'tax', near: /\biva\b|\bimpuest|\bretenci/ },
    { of: 'share', near: /\bcomisi|\bporcentaj|\bventas|\bfacturaci|\bregal|\bcuota|\bingresos/ },
  ],
};
