import type { Texts } from '../catalogue.ts';

export const reading: Texts = {
  'reading.control-characters':
    '{count, plural, one {Se quitó un carácter de control.} other {Se quitaron # caracteres de control.}}',
  'reading.pdf.silent':
    '{count, plural, one {La página {pages} apenas tiene texto; lo demás que muestra no se leyó.} other {Las páginas {pages} apenas tienen texto; lo demás que muestran no se leyó.}}',
  'reading.pdf.headers':
    'Los encabezados, pies y números de página ({count, plural, one {# línea} other {# líneas}}) se dejaron fuera.',
  'reading.pdf.fields': 'Lo escrito en los campos del formulario se leyó como texto en su lugar.',
  'reading.docx.changes':
    'El archivo tiene {count, plural, one {# cambio registrado} other {# cambios registrados}} ({insertions, plural, one {# inserción} other {# inserciones}}, {deletions, plural, one {# eliminación} other {# eliminaciones}}); {read, select, accept {se leyó como si todos estuvieran aceptados} reject {se leyó como si todos estuvieran rechazados} other {se leyó como si todos estuvieran aceptados, y ningún cambio nuestro los toca}}.',
  'reading.docx.comments':
    '{count, plural, one {# comentario al margen no se leyó.} other {# comentarios al margen no se leyeron.}}',
  'reading.docx.hidden': 'El texto oculto ({count, plural, one {# pasaje} other {# pasajes}}) no se leyó.',
  'reading.docx.boxes':
    'El texto de {count, plural, one {# cuadro} other {# cuadros}} se puso después del párrafo al que está anclado.',
  'reading.docx.headers': 'Los encabezados y pies de página no se leyeron.',
  'reading.docx.embedded':
    '{count, plural, one {# documento incrustado no se leyó.} other {# documentos incrustados no se leyeron.}}',
  'reading.docx.symbols':
    '{count, plural, one {# símbolo de una fuente especial no pudo reconocerse y se escribió} other {# símbolos de una fuente especial no pudieron reconocerse y se escribieron}} como \u25a1.',
  'reading.docx.protected':
    'El archivo está protegido contra cambios, así que el texto con cambios es un documento nuevo. Envíelo con unprotect para que se edite el propio archivo.',
  'reading.docx.protected.off': 'El archivo estaba protegido contra cambios; se quitó la protección.',
  'reading.docx.signed':
    'El archivo está firmado, así que el texto con cambios es un documento nuevo. Envíelo con unprotect para que se edite el propio archivo.',
  'reading.docx.signed.off': 'El archivo está firmado; la firma no vale para el texto con cambios.',
  'reading.docx.macros':
    'El archivo tiene macros: se conservan en el texto con cambios y nunca se ejecutaron. Word abre un archivo con macros solo con la extensión .docm.',
};
