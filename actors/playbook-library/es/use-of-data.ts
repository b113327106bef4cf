const LEARNERS = '(?:modelo|producto|algoritmo|sistemas? de inteligencia|inteligencia artificial|aprendizaje)';

/** A sale of data, or training with it; not a `Vendedor`, and not staff that is trained to handle data. */
export const USE_OF_DATA = [
  '\\b(?:vend(?:e|en|er)|vender(?:á|án))(?:,? (?:o|y|ni|a terceros|ced[a-z]+|comunic[a-z]+|los|tales|todos|sus))* datos\\b',
  '\\bdatos\\b[^.]{0,120}\\b(?:ser|son|serán|sean) vendidos\\b',
  `\\bentrena[^.]{0,60}\\b${LEARNERS}[^.]{0,40}\\b(?:con|sobre|mediante|usando|utilizando)(?: (?:los|tales))? datos\\b`,
  `\\bdatos\\b[^.]{0,120}(?:\\bpara |\\ba |\\bo |\\by |\\bal )entrena[^.]{0,40}\\b${LEARNERS}`,
].join('|');
