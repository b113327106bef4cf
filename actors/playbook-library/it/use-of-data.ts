const LEARNERS = '(?:modell|prodott|algoritm|sistem[ai] di intelligenza|intelligenza artificiale|apprendimento)';

/** A sale of data, or training with it; not a `Venditore`, and not staff that is trained to handle data. */
export const USE_OF_DATA = [
  '\\b(?:vend(?:e|ere|ono)|vender(?:à|anno))(?:,? (?:o|e|a terzi|ced[a-z]+|comunic[a-z]+|i|tali|tutti|propri))* dati\\b',
  '\\bdati\\b[^.]{0,120}\\b(?:essere|sono|saranno|vengono|verranno) vendut[ie]\\b',
  `\\baddestra[^.]{0,60}\\b${LEARNERS}[^.]{0,40}\\b(?:con|su|sui|mediante|tramite|usando|utilizzando)(?: (?:i|tali))? dati\\b`,
  `\\bdati\\b[^.]{0,120}(?:\\bper |l[’']|\\bad |[ao] )addestra[^.]{0,40}\\b${LEARNERS}`,
].join('|');
