import type { Texts } from '../catalogue.ts';

export const reading: Texts = {
  'reading.control-characters':
    '{count, plural, one {È stato tolto un carattere di controllo.} other {Sono stati tolti # caratteri di controllo.}}',
  'reading.pdf.silent':
    '{count, plural, one {La pagina {pages} non ha quasi testo; che altro mostra non è stato letto.} other {Le pagine {pages} non hanno quasi testo; che altro mostrano non è stato letto.}}',
  'reading.pdf.headers':
    'Intestazioni, piè di pagina e numeri di pagina ({count, plural, one {# riga} other {# righe}}) sono stati esclusi.',
  'reading.pdf.fields': 'Ciò che era scritto nei campi del modulo è stato letto come testo al suo posto.',
  'reading.docx.changes':
    'Il file ha {count, plural, one {# revisione} other {# revisioni}} ({insertions, plural, one {# inserimento} other {# inserimenti}}, {deletions, plural, one {# eliminazione} other {# eliminazioni}}); {read, select, accept {è stato letto come se tutte fossero accettate} reject {è stato letto come se tutte fossero rifiutate} other {è stato letto come se tutte fossero accettate, e nessuna nostra modifica le tocca}}.',
  'reading.docx.comments':
    '{count, plural, one {# commento a margine non è stato letto.} other {# commenti a margine non sono stati letti.}}',
  'reading.docx.hidden': 'Il testo nascosto ({count, plural, one {# passo} other {# passi}}) non è stato letto.',
  'reading.docx.boxes':
    'Il testo di {count, plural, one {# casella} other {# caselle}} è stato messo dopo il paragrafo a cui è ancorato.',
  'reading.docx.headers': 'Intestazioni e piè di pagina non sono stati letti.',
  'reading.docx.embedded':
    '{count, plural, one {# documento incorporato non è stato letto.} other {# documenti incorporati non sono stati letti.}}',
  'reading.docx.symbols':
    '{count, plural, one {# simbolo di un carattere speciale non è stato riconosciuto ed è reso} other {# simboli di un carattere speciale non sono stati riconosciuti e sono resi}} con \u25a1.',
  'reading.docx.protected':
    'Il file è protetto da modifiche: il testo con revisioni è quindi un documento nuovo. Inviatelo con unprotect perché sia modificato il file stesso.',
  'reading.docx.protected.off': 'Il file era protetto da modifiche; la protezione è stata tolta.',
  'reading.docx.signed':
    'Il file è firmato: il testo con revisioni è quindi un documento nuovo. Inviatelo con unprotect perché sia modificato il file stesso.',
  'reading.docx.signed.off': 'Il file è firmato; la firma non vale per il testo con revisioni.',
  'reading.docx.macros':
    'Il file contiene macro: restano nel testo con revisioni e non sono mai state eseguite. Word apre un file con macro solo con l’estensione .docm.',
};
