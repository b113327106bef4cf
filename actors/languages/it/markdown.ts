export const markdown: Readonly<Record<string, string>> = {
  'redline.change': 'Modifica proposta',
  'redline.severity': 'Gravità: {severity}.',
  'redline.internal': 'Nota interna, nessuna modifica proposta. Gravità: {severity}.',
  'redline.suggestion': 'Suggerimento: {suggestion}',
  'redline.subject': 'Testo con revisioni',
  'redline.revised-subject': 'Testo riveduto',
  'redline.page': 'Pagina {page} di {pages}',
};
