import type { QuantityRules } from './quantity-rules.ts';

const NOTICE = /\bpreavviso\b|\bdisdetta\b|\bcomunicazione scritta\b|\bcomunicar/;

/** What Italian words around a quantity say of it. */
export const italian: QuantityRules = {
  periods: [
    { matter: 'look_back', near: /\b(?:precedent[ei]|antecedent[ei]|ultimi|scorsi)\b/, not: NOTICE },
    { matter: 'breach_notification', near: /\bviolazion[ei] (?:dei|di) dati|\bdata breach|\bincidente di sicurezza/ },
    {
      matter: 'notice_of_non_renewal',
      near: /\brinnov|\bdisdetta\b|\bprorog/,
      after: /^.{0,24}(?:\bprima\b|\bpreavviso\b)/,
    },
    { matter: 'notice_of_non_renewal', before: /\bdisdetta\b/ },
    { matter: 'force_majeure', near: /\bforza maggiore\b|\bsi protra/ },
    {
      matter: 'cure',
      near: /\binadempi|\bdiffida\b|\brimedi|\bsanar|\bsanat/,
      acts: ['terminate', 'remedy', 'other', 'comply'],
    },
    { matter: 'notice_of_termination', near: /\bpreavviso\b/, acts: ['terminate'] },
    {
      matter: 'notice_of_termination',
      near: /\brece[ds]|\brecesso|\bdimission/,
      before: /\bpreavviso\b|\balmeno $|\bcon $/,
    },
    { matter: 'audit', near: /\bverific|\bispezion|\baudit\b/, before: /\bpreavviso\b/ },
    { matter: 'notice', near: NOTICE },
    { matter: 'acceptance', near: /\baccett|\bcollaud|\bapprov/ },
    {
      matter: 'payment',
      near: /\bpag|\bfattur|\bversa|\bcorrispo[ns]|\bsald|\bcanone|\bcorrispettivo/,
      not: /\bdurata\b|\bgaranz/,
    },
    { matter: 'non_compete', near: /\bconcorren/ },
    { matter: 'non_solicit', near: /\bstorn|\bsollecit/ },
    { matter: 'confidentiality', near: /\briservat|\bsegret|\bdivulg|\bconfidenzial/ },
    { matter: 'retention', near: /\bconserva/, acts: ['keep'] },
    { matter: 'warranty', near: /\bgaranzi|\bgarantisc/ },
    { matter: 'renewal', near: /\brinnov|\bprorog/ },
    { matter: 'return', near: /\brestitu|\bdistru|\bcancell/ },
    { matter: 'claim', near: /\bprescri|\bdecaden|\breclam/ },
    { matter: 'dispute', near: /\bcontrovers|\bmediazion|\barbitra/ },
    { matter: 'delivery', near: /\bconsegn|\bspedi/ },
    { matter: 'suspension', acts: ['suspend'] },
    { matter: 'response', near: /\brispon|\brispost|\briscontr/ },
    {
      matter: 'survival',
      near: /\bsopravviv|\bsuccessiv[ie] alla (?:cessazione|scadenza)|\bdopo la (?:cessazione|scadenza|fine)/,
    },
    { matter: 'term', near: /\bdurata\b|\bdecorr|\bin vigore\b|\bscad/ },
    { matter: 'term', heading: /durata/ },
  ],
  amounts: [
    { of: 'cap', near: /\bresponsabil|\bmassim|\blimit|\beccede|\bsuperar|\bnon oltre/ },
    { of: 'insurance', near: /\bassicur|\bpolizza|\bmassimale/ },
    { of: 'penalty', near: /\bpenal[ei]|\bmora\b/ },
    {
      of: 'price',
      near: /\bcanone|\bcorrispettivo|\bprezzo|\bpaga|\bcompenso|\bretribu|\brata|\brate\b|\btotale|\bimporto|\bdeposito|\bcauzion|\bprovvigion/,
    },
  ],
  rates: [
    { of: 'interest', near: /\binteress|\bmora\b|\btasso/ },
    { of: 'increase', near: /\baument|\badegu|\bistat\b|\bindice/ },
    { of: 'discount', near: /\bscont|\briduz/ },
    { of: 'tax', near: /\biva\b|\bimpost/ },
    { of: 'share', near: /\bprovvigion|\bpercentual|\bfatturato|\bquota|\broyalt|\bricav/ },
  ],
};
