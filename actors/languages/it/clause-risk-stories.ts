import type { RiskTexts } from '../risk-part.ts';

/** What a passage of a class says in particular, where the class takes in more than one thing or the party is known. */
export const riskStories: RiskTexts = {
  change_of_products: [
    'I prodotti possono essere modificati o ritirati',
    'Una parte può cambiare ciò che fornisce, o non fornirlo più, e il contratto continua.',
    'Chiedere un preavviso di novanta giorni, nessuna perdita di funzioni, e un’uscita o un minimo ridotto se un prodotto è ritirato.',
  ],
  claims_waived: [
    'Rinuncia preventiva a pretese',
    'Prima che accada qualcosa una parte rinuncia alle pretese di risarcimento che potrà avere verso l’altra.',
    'Limitare la rinuncia a quanto paga l’assicurazione, renderla reciproca, salvo dolo e colpa grave.',
  ],
  automatic_end_on_breach: [
    'I diritti cessano da soli per un inadempimento',
    'Se un obbligo non è rispettato, il contratto o un diritto che ne deriva cessa da solo; non precede un avviso con un termine per rimediare.',
    'Farne un diritto di risoluzione per inadempimento grave, dopo avviso scritto e 30 giorni per rimediare, salvo quanto già pagato o maturato.',
  ],
  change_of_control_mutual: [
    'Cambio di controllo con conseguenze gravi',
    'Il mutamento di proprietà o direzione di una parte consente all’altra di sciogliere il contratto o di togliere qualcosa; la frase dà questo diritto a entrambe.',
    'Limitarlo alla vendita a un concorrente, escludere i passaggi nel gruppo e chiedere un avviso e un termine per decidere.',
  ],
  change_of_terms_by: [
    '{party} può cambiare le condizioni',
    '{party} può cambiare ciò che vincola l’altra parte, e la frase non chiede alcun consenso.',
    'Modifiche solo per iscritto di entrambe le parti; oppure preavviso di 60 giorni e recesso senza costi prima che valgano.',
  ],
  discretion_of: [
    '{party} decide a propria discrezione',
    'La decisione spetta solo a {party}; la frase non fissa un criterio a cui tenerla.',
    'Sostituire con un criterio oggettivo, o con una decisione ragionevole, motivata per iscritto ed entro un termine.',
  ],
  exclusivity_of: [
    '{party} non può trattare con altri',
    '{party} non può trattare con altri nel campo di questa frase.',
    'Limitare il divieto per campo, territorio e tempo, e farlo cessare se l’altra parte non dà ciò per cui fu concesso.',
  ],
  insurance_of: [
    '{party} deve assicurarsi',
    '{party} deve stipulare e mantenere l’assicurazione qui descritta, alle condizioni qui fissate.',
    'Chiedere massimali adatti al prezzo e al rischio, e lo stesso obbligo dell’altra parte per ciò che controlla.',
  ],
  liability_cap_mutual: [
    'Limite di responsabilità senza le solite eccezioni',
    'Il limite vale per entrambe le parti e la frase non nomina eccezioni: così com’è scritta comprende violazione della riservatezza e manleve, e non dice che il dolo resta fuori.',
    'Eccettuare frode, dolo e colpa grave, danni alla persona, violazione della riservatezza e manleve.',
  ],
  licence_perpetual: [
    'Licenza perpetua o irrevocabile',
    'La licenza non ha fine, o non può essere ritirata, qualunque sia la sorte del contratto e dei pagamenti.',
    'Farla cessare per mancato pagamento e inadempimento non sanato e valere solo per lo scopo del contratto; limitarla alla durata dove nulla di quanto fatto con essa serve dopo.',
  ],
  loss_excluded_but_gross: [
    '{party} risponde solo della colpa grave',
    '{party} è esonerata qui da quanto causa la colpa lieve; la colpa grave o il dolo sono già eccettuati.',
    'Chiedere che risponda anche della colpa lieve, almeno fino a una somma adeguata ai compensi o alla copertura assicurativa.',
  ],
  loss_excluded_by: [
    '{party} esclude la propria responsabilità',
    'Qui {party} è liberata da responsabilità, e la frase non libera l’altra parte.',
    'Renderla reciproca; eccettuare frode, dolo e colpa grave, danni alla persona, violazione della riservatezza e manleve.',
  ],
  loss_excluded_mutual: [
    'Danni esclusi senza le solite eccezioni',
    'Entrambe le parti escludono questi danni e la frase non nomina eccezioni: così com’è scritta comprende violazione della riservatezza e manleve, e non dice che il dolo resta fuori.',
    'Eccettuare frode, dolo e colpa grave, violazione della riservatezza e somme dovute per manleva.',
  ],
  nonsolicit_wide_mutual: [
    'Divieto ampio di assumere o contattare persone',
    'Il divieto vale per entrambe le parti, comprende persone mai incontrate, dura a lungo o non eccettua gli annunci generali.',
    'Limitarlo a chi si è frequentato nell’ultimo anno, per dodici mesi, salvo annunci generali.',
  ],
  penalty_interest: [
    'Interessi o oneri per ritardato pagamento',
    'Per il ritardo è dovuto un tasso o un onere.',
    'Qualche punto annuo sopra il tasso base, da un sollecito in poi, e solo su somme non contestate.',
  ],
  survival_left_out: [
    'La clausola di sopravvivenza omette: {missing}',
    'La frase nomina ciò che sopravvive alla fine del contratto, e questi articoli non vi sono.',
    'Aggiungerli, con quanto dovuto o maturato prima della fine, o dire che ogni parte che deve durare dura.',
  ],
  survival_without_end: [
    'Un divieto o un obbligo di segretezza sopravvive senza termine',
    'Il divieto o la segretezza di questa sezione sopravvive al contratto, e la frase non fissa un termine.',
    'Fissare un termine: un anno per un divieto, da tre a cinque per la segretezza, salvo i segreti commerciali.',
  ],
  indemnity_for_others_fault: [
    'Manleva anche per la colpa dell’altra parte',
    'Chi manleva paga qui anche quando la parte protetta è stata essa stessa negligente o in colpa.',
    'Eccettuare, in proporzione, ciò che è causato da negligenza o colpa della parte manlevata, e limitare il resto.',
  ],
  personal_guarantee: [
    'Garanzia personale',
    'Chi sta dietro a una parte risponde con tutto il proprio patrimonio di ciò che il contratto le chiede.',
    'Eliminarla; oppure limitarla per importo e tempo, farla cessare all’uscita, e allegarne il testo.',
  ],
};
