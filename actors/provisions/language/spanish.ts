import type { Lexicon, VerbForms } from './lexicon.ts';
import { acts } from './spanish-acts.ts';

/** Forms that no rule gives: present singular and plural, future, then the participle. */
const IRREGULAR: Readonly<Record<string, string>> = {
  mantener: 'mantiene mantienen mantendrá mantendrán/mantenido',
  tener: 'tiene tienen tendrá tendrán/tenido',
  obtener: 'obtiene obtienen obtendrá obtendrán/obtenido',
  retener: 'retiene retienen retendrá retendrán/retenido',
  disponer: 'dispone disponen dispondrá dispondrán/dispuesto',
  proponer: 'propone proponen propondrá propondrán/propuesto',
  poner: 'pone ponen pondrá pondrán/puesto',
  hacer: 'hace hacen hará harán/hecho',
  satisfacer: 'satisface satisfacen satisfará satisfarán/satisfecho',
  dar: 'da dan dará darán/dado',
  devolver: 'devuelve devuelven devolverá devolverán/devuelto',
  resolver: 'resuelve resuelven resolverá resolverán/resuelto',
  conceder: 'concede conceden concederá concederán/concedido',
  advertir: 'advierte advierten advertirá advertirán/advertido',
  transferir: 'transfiere transfieren transferirá transferirán/transferido',
  conferir: 'confiere confieren conferirá conferirán/conferido',
  corregir: 'corrige corrigen corregirá corregirán/corregido',
  cumplir: 'cumple cumplen cumplirá cumplirán/cumplido',
  suspender: 'suspende suspenden suspenderá suspenderán/suspendido',
  proteger: 'protege protegen protegerá protegerán/protegido',
  destruir: 'destruye destruyen destruirá destruirán/destruido',
  sustituir: 'sustituye sustituyen sustituirá sustituirán/sustituido',
  excluir: 'excluye excluyen excluirá excluirán/excluido',
  renunciar: 'renuncia renuncian renunciará renunciarán/renunciado',
  garantizar: 'garantiza garantizan garantizará garantizarán/garantizado',
  reconocer: 'reconoce reconocen reconocerá reconocerán/reconocido',
  pertenecer: 'pertenece pertenecen pertenecerá pertenecerán/pertenecido',
  permanecer: 'permanece permanecen permanecerá permanecerán/permanecido',
  abrir: 'abre abren abrirá abrirán/abierto',
  regir: 'rige rigen regirá regirán/regido',
  exigir: 'exige exigen exigirá exigirán/exigido',
  rescindir: 'rescinde rescinden rescindirá rescindirán/rescindido',
};

/** Regular verbs in -ar, -er and -ir. */
function forms(infinitive: string): VerbForms {
  const irregular = IRREGULAR[infinitive];
  const base = [infinitive, ...['lo', 'la', 'los', 'las', 'se', 'le', 'les'].map((clitic) => `${infinitive}${clitic}`)];
  if (irregular !== undefined) {
    const [finite = '', participle = ''] = irregular.split('/');
    return { base, finite: finite.split(' '), participle: agreeing(participle) };
  }
  const stem = infinitive.slice(0, -2);
  const isFirst = infinitive.endsWith('ar');
  const present = isFirst ? [`${stem}a`, `${stem}an`] : [`${stem}e`, `${stem}en`];
  return {
    base,
    finite: [...present, `${infinitive}á`, `${infinitive}án`],
    participle: agreeing(isFirst ? `${stem}ado` : `${stem}ido`),
  };
}

const agreeing = (participle: string): string[] =>
  ['o', 'a', 'os', 'as'].map((end) => `${participle.slice(0, -1)}${end}`);

/** Spanish. */
export const spanish: Lexicon = {
  language: 'es',
  modals: {
    duty: 'debe deben deberá deberán',
    right: 'puede pueden podrá podrán',
  },
  weakModals: 'debería deberían podría podrían',
  be: 'es son será serán ser sea sean está están estará estarán estar queda quedan quedará quedarán quedar',
  have: 'tiene tienen tendrá tendrán tener tenga tengan goza gozará',
  support: '',
  not: 'no ni nunca jamás tampoco',
  only: 'sólo solo solamente únicamente exclusivamente',
  noDeterminers: 'ningún ninguna ninguno nada nadie ni',
  determiners:
    'el la los las lo un una unos unas cada cualquier cualquiera todo toda todos todas ambas ambos este esta estos estas dicho dicha dichos dichas su sus ningún ninguna ninguno algún alguna otro otra tal tales presente mismo misma propio propia referido citada',
  adverbs: 'también además asimismo siempre igualmente así ya aquí luego después entonces tampoco expresamente',
  adverbEnding: /^.{4,}mente$/,
  infinitive: 'a de',
  infinitiveEnding: /(?:ar|er|ir)(?:se|l[aeo]s?)?$/,
  isHeadFirst: true,
  prepositions:
    'de del a al con contra desde durante en entre hacia hasta mediante para por según sin sobre tras bajo ante salvo dentro previo previa conforme',
  possessive: 'de del',
  agent: 'por',
  and: 'y e o u ni pero',
  conditions: [
    'si',
    'cuando',
    'en caso de',
    'en caso de que',
    'en el caso de',
    'en el caso de que',
    'en el supuesto de',
    'en el supuesto de que',
    'siempre que',
    'siempre y cuando',
    'una vez',
    'hasta que',
    'para que',
    'antes de que',
    'después de que',
    'mientras',
    'a condición de que',
    'con la condición de que',
    'transcurrido',
    'transcurridos',
    'tras',
  ],
  comparisons: 'como según',
  relatives: 'quien quienes cual cuales cuyo cuya',
  that: 'que',
  sayBefore:
    /^(?:acuerd|conven|reconoc|declar|garantiz|acept|pact|manifest|confirm|asegur|entend|entiend|compromet|establ|estipul|dispon|expres)/,
  proviso: [
    'siempre que',
    'siempre y cuando',
    'a condición de que',
    'en el bien entendido que',
    'quedando entendido que',
  ],
  exceptions: [
    'salvo',
    'salvo que',
    'salvo lo',
    'salvo en',
    'excepto',
    'excepto que',
    'excepto en',
    'con excepción de',
    'a excepción de',
    'con la excepción de',
    'sin perjuicio de',
    'a menos que',
    'no obstante',
    'a salvo de',
    'con sujeción a',
    'sujeto a',
    'sujeta a',
  ],
  limitsBefore:
    /^\W*(?:\(?[a-z0-9]{1,4}[.)]\s*)?(?:no obstante|sin embargo|lo anterior no|lo dispuesto[^.;]{0,80}no (?:será|se aplic)|la presente cláusula no|esta (?:limitación|obligación|exclusión|prohibición)[^.;]{0,60}no (?:se aplic|será)|estas (?:limitaciones|obligaciones)[^.;]{0,60}no|dicha (?:limitación|obligación|exclusión)[^.;]{0,60}no|se exceptúan|se exceptúa|quedan exceptuad|quedan exclu|nada de lo)/i,
  negativeOpenings: ['en ningún caso', 'bajo ninguna circunstancia', 'en ningún supuesto', 'bajo ningún concepto'],
  subjectPronouns: 'éste ésta éstos éstas él ella ellos ellas aquél',
  clitics: 'se le les lo la los las',
  things:
    'contrato acuerdo cláusula cláusulas artículo anexo duración resolución plazo plazos notificación notificaciones precio renta importe importes obligación obligaciones derecho derechos licencia ley fuero presente nulidad modificación vigencia',
  conditional: 'condicionado condicionada supeditado supeditada',
  towards: 'a al con contra para frente hacia',
  nouns: {
    duty: 'obligación obligaciones deber responsabilidad',
    right: 'derecho derechos facultad facultades poder opción posibilidad licencia autorización',
  },
  states: {
    duty: 'obligado obligada obligados obligadas',
    right:
      'facultado facultada facultados facultadas autorizado autorizada autorizados legitimado libre habilitado permitido',
    prohibition: 'prohibido prohibida prohibidos prohibidas impedido vedado',
  },
  liable: 'responsable responsables',
  commit: 'comprometer obligar convenir',
  causes: 'asegurar procurar velar intentar',
  light:
    'dar hacer efectuar realizar prestar enviar remitir tener ejercer otorgar conceder entregar llevar obtener asumir',
  ...acts,
  performatives: {
    grant: 'conceder ceder transferir otorgar conferir licenciar',
    own: 'pertenecer corresponder conservar reservar',
    represent: 'declarar garantizar',
    disclaim: 'excluir',
    waive: 'renunciar',
    define: 'significar',
    survive: 'sobrevivir subsistir aplicar',
    acknowledge: 'reconocer aceptar convenir',
  },
  presentBinds: true,
  forms,
  alone: 'ambas ambos ninguna ninguno cada',
  each: 'cada ambas ambos ninguna ninguno ningún cualquiera cualquier',
  party: 'parte',
  parties: 'partes',
  other: 'otra',
  turns: /^(?:receptora|reveladora|incumplidora|cumplidora|divulgadora|infractora)$/,
  we: 'nosotros',
  ours: 'su sus nuestro vuestro',
  reserves: 'reservar conservar mantener',
  you: 'usted ustedes tú',
  recital: /^\W*(?:\(?[a-z0-9]{1,3}[.)]\s*)?(?:considerando|que,? por)\b/i,
  recitalsBegin: /\b(?:EXPONEN|MANIFIESTAN|CONSIDERANDO|Exponen|Manifiestan|ANTECEDENTES|Antecedentes|EXPOSITIVO)\b/,
  recitalsEnd: /\b(?:ESTIPULACIONES|CLÁUSULAS|Estipulaciones|Cláusulas|ACUERDAN|acuerdan|CLAUSULAS|PACTOS|convienen)\b/,
  recitalHeading: /^\W*(?:antecedentes|exponen|manifiestan|considerandos?)\W*$/i,
  definition:
    /["”“»]\s{0,2}(?:significa|significará|se entiende|se entenderá|designa|:)|^\W*(?:a (?:los )?efectos[^.]{0,60}se entender[aá]|se entiende por)\b/i,
  heldNouns: 'responsabilidad obligación obligaciones derecho derechos',
  liabilityNouns: 'responsabilidad',
  stative:
    'regir interpretar regular entender aplicar constituir durar continuar sobrevivir subsistir terminar renovar prorrogar extinguir',
  roles: {
    provider:
      'proveedor proveedora prestador prestadora arrendador arrendadora vendedor vendedora licenciante contratista consultor consultora agente trabajador trabajadora empleado empleada prestamista concedente franquiciador fabricante desarrollador encargado subarrendador nosotros suministrador banco transportista mandatario',
    customer:
      'cliente arrendatario arrendataria comprador compradora licenciatario licenciataria empresario empleador empleadora prestatario prestataria concesionario franquiciado distribuidor distribuidora usuario usuaria comitente contratante responsable subarrendatario usted ustedes empresa consumidor mandante suscriptor',
  },
};
