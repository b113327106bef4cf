import type { CataloguePart } from '../../catalogue.ts';

export const consistencyFigures: CataloguePart = {
  experts: {
    'currency-and-totals': 'Valute e totali',
    'date-order': 'Date',
    'number-words': 'Numeri in lettere e in cifre',
  },
  rules: {
    'date-order.after-end': {
      title: 'Un diritto comincia dopo la fine del contratto',
      description:
        'La durata finisce il {end}, e il diritto può essere esercitato solo dal {late}. Così com’è scritto potrebbe non sorgere mai.',
      suggestion: 'Anticipare la data, o dire che il diritto sopravvive al contratto.',
    },
    'date-order.signed-late': {
      title: 'Firmato {months} mesi dopo la data di efficacia',
      description:
        'Il contratto ha effetto dal {effective} e porta una firma del {signed}. Termini, quote ed esclusive contati dalla prima data sono già in parte trascorsi.',
      suggestion: 'Contare i termini dalla firma, o dire che cosa vale per il tempo precedente.',
    },
    'currency-and-totals.product': {
      title: 'Prezzo e quantità non danno il totale',
      description:
        '{count, number} a {unit} {currency, select, dollars {dollari} other {{currency}}} fanno {product, number} {currency, select, dollars {dollari} other {{currency}}}; la frase dice {total, number} {currency, select, dollars {dollari} other {{currency}}}.',
      suggestion: 'Correggere la quantità, il prezzo o il totale.',
    },
    'currency-and-totals.instalments': {
      title: '{kind, select, percentages {Le percentuali non danno il 100%} other {Le rate non danno il totale}}',
      description:
        '{kind, select, percentages {Le quote da pagare danno il {sum}%.} other {Il totale è {total} {currency, select, dollars {dollari} other {{currency}}}, le rate danno {sum} {currency, select, dollars {dollari} other {{currency}}}.}} La differenza sarà contestata alla scadenza dell’ultima parte.',
      suggestion: 'Correggere {kind, select, percentages {le percentuali} other {le rate o il totale}}.',
    },
    'currency-and-totals.mixed': {
      title: 'Valute diverse senza cambio: {currencies}',
      description:
        'Il documento usa più valute e non dice nulla della conversione. Chi paga sopporta un rischio di cambio non previsto.',
      suggestion: 'Indicare una sola valuta di pagamento, oppure il cambio e la sua data.',
    },
    'currency-and-totals.shares': {
      title: 'Le percentuali sommano a {sum, number} %',
      description: 'Le quote di questa frase non fanno il 100 %. Una parte resta senza titolare o ne ha due.',
      suggestion: 'Correggere le quote perché facciano il 100 %.',
    },
    'currency-and-totals.total': {
      title: 'Gli importi non corrispondono al totale',
      description:
        'Il totale indicato è {total, number} {currency, select, dollars {dollari} other {{currency}}}, le parti fanno {sum, number} {currency, select, dollars {dollari} other {{currency}}}. Si può pretendere l’uno o l’altro.',
      suggestion: 'Correggere la voce o il totale sbagliato.',
    },
    'date-order.backwards': {
      title: 'Data di fine anteriore all’inizio',
      description: 'Va dal {first} al {second}. Così com’è scritto, il periodo è vuoto.',
      suggestion: 'Correggere la data sbagliata.',
    },
    'date-order.impossible': {
      title: 'Data inesistente',
      description:
        'Il calendario non ha questo giorno. Un termine che ne dipende non scade mai, o scade quando lo dice un giudice.',
      suggestion: 'Inserire la data voluta.',
    },
    'date-order.weekday': {
      title: 'Il giorno della settimana non corrisponde alla data',
      description: 'Il testo dice {printed}, ma la data cade di {weekday}. Uno dei due è sbagliato.',
      suggestion: 'Verificare quale si intendeva e correggere l’altro.',
      rationale: 'La data cade di {weekday}.',
    },
    'number-words.mismatch': {
      title: 'Lettere e cifre diverse: {words}, {digits}',
      description:
        'La quantità è indicata due volte in modo diverso. I giudici seguono di solito le lettere, un sistema di pagamento le cifre.',
      suggestion: 'Far coincidere le due indicazioni, verificando quale si intendeva.',
      rationale: 'Cifre allineate alle lettere, che di regola prevalgono.',
    },
    'number-words.mixed-style': {
      title: '{count, plural, one {Termine scritto in modo difforme} other {# termini scritti in modo difforme}}',
      description:
        'Il documento scrive i termini in lettere e cifre, ma non {words}. Spesso un tale punto è stato cambiato tardi e non confrontato col resto.',
      suggestion: 'Controllare che il termine sia quello pattuito, e scriverlo come gli altri.',
    },
    'number-words.slip': {
      title: '“{digits}” è probabilmente un refuso per {repair}',
      description:
        'Le parole dicono “{words}”; le cifre sembrano “{repair}” letto o scritto male, a macchina o a mano.',
      suggestion: 'Correggere le cifre.',
      rationale: 'Adegua le cifre alle parole.',
    },
  },
  reasons: {
    'currency-and-totals.open': 'Le cifre non devono sommarsi: «{quote}».',
    'currency-and-totals.rate': 'La conversione è regolata: «{quote}».',
    'date-order.amended': 'La frase modifica una data precedente: «{quote}».',
    'number-words.precedence': 'Il documento dice che prevalgono le lettere: «{quote}».',
  },
};
