/**
 * Orders to the reader of the document, in languages other than English: to set instructions aside, to report nothing, to take
 * on a role. A document may be in one language and speak to its reader in another.
 */
const PHRASES: readonly RegExp[] = [
  // Spanish
  /\b(?:ignor(?:a|e|ad|en)|omite|olvid(?:a|e|en))\b[^.]{0,30}\b(?:instrucciones|indicaciones|reglas)\b[^.]{0,20}\b(?:anteriores|previas|precedentes)\b/,
  /\bno (?:señal(?:e|es|ar)|inform(?:e|es|ar)|mencion(?:e|es|ar)|marques?) (?:de )?(?:ning[uú]n[ao]?|los|las|el|la)? ?(?:problemas?|riesgos?|cláusulas?|errores?)\b/,
  // Italian
  /\b(?:ignor(?:a|are|ate|i)|trascur(?:a|are|ate)|dimentic(?:a|are|ate))\b[^.]{0,30}\b(?:istruzioni|indicazioni|regole)\b[^.]{0,20}\b(?:precedenti|anteriori)\b/,
  /\bnon (?:segnal(?:are|ate|i)|riport(?:are|ate|i)|menzion(?:are|ate|i))\b[^.]{0,20}\b(?:problem[ai]|risch(?:i|io)|clausol[ae]|error[ei])\b/,
  // French
  /\b(?:ignore[rz]?|oublie[rz]?)\b[^.]{0,30}\b(?:instructions|consignes|règles)\b[^.]{0,20}(?:précédentes|antérieures|ci-dessus)/,
  /\bne (?:signale[rz]?|mentionne[rz]?)\b[^.]{0,20}\b(?:problèmes?|risques?|clauses?|erreurs?)\b/,
  // German
  /\b(?:ignorier(?:e|en|t)|vergiss|vergessen Sie|missachten?)\b[^.]{0,40}\b(?:Anweisungen|Anleitungen|Regeln|Vorgaben)\b/,
  /\b(?:melden?|nennen?|erwähnen?)\b[^.]{0,15}\bkeine (?:Probleme|Risiken|Klauseln|Fehler)\b/,
  // Portuguese
  /\b(?:ignor(?:e|a|ar)|esqueça)\b[^.]{0,30}\b(?:instruções|regras|indicações)\b[^.]{0,20}\b(?:anteriores|prévias)\b/,
  // Dutch
  /\b(?:negeer|vergeet)\b[^.]{0,30}\b(?:instructies|aanwijzingen|regels)\b/,
  // Polish
  /\b(?:zignoruj|ignoruj|zapomnij)\b[^.]{0,30}\b(?:instrukcje|polecenia|zasady)\b/,
  // Russian
  /(?:игнорируй|забудь)(?:те)?[^.]{0,40}(?:инструкци|указани|правил)/,
  // Chinese
  /(?:忽略|无视|忽視|無視|不要理会)[^。]{0,20}(?:指令|指示|说明|規則|规则|提示)/,
  // Japanese
  /(?:以前|前|上記|これまで)の?[^。]{0,10}(?:指示|命令|ルール)[^。]{0,10}(?:無視|忘れ)/,
  // Korean
  /(?:이전|앞선|위의)[^.]{0,10}(?:지시|명령|지침)[^.]{0,10}(?:무시|잊)/,
  // Arabic
  /(?:تجاهل|انس)[^.]{0,30}(?:التعليمات|الأوامر|القواعد)/,
];

export const ORDERS_IN_OTHER_LANGUAGES = new RegExp(PHRASES.map(({ source }) => source).join('|'), 'giu');
