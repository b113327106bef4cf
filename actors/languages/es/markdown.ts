export const markdown: Readonly<Record<string, string>> = {
  'redline.change': 'Cambio propuesto',
  'redline.severity': 'Gravedad: {severity}.',
  'redline.internal': 'Nota interna, sin cambio propuesto. Gravedad: {severity}.',
  'redline.suggestion': 'Sugerencia: {suggestion}',
  'redline.subject': 'Texto con control de cambios',
  'redline.revised-subject': 'Texto revisado',
  'redline.page': 'Página {page} de {pages}',
};
