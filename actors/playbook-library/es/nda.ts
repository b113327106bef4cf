import type { PositionsInput } from '../../../protocols/playbook/index.ts';
import { without } from '../without.ts';

const NO_SECRETS = without('secretos ');

/** Mutual confidentiality before a deal, for agreements in Spanish: the same positions in the terms of Spanish law. */
export const ndaInSpanish: PositionsInput = {
  name: 'Acuerdo de confidencialidad',
  description: 'Posiciones sobre acuerdos de confidencialidad recíprocos. Una base para el manual propio.',
  topics: [
    {
      id: 'mutual',
      name: 'Reciprocidad del deber',
      reason: 'Ambas partes van a compartir información confidencial, por lo que el deber debe vincular a ambas.',
      about: {
        categories: ['confidentiality'],
        pattern:
          '(?:se (?:compromete|obliga)|deber|mantendr|mantener|guardar|\\bno\\b)[^.]{0,120}(?:confidencial|secret|divulg|revel)|parte que (?:recib|revel|divulg|comuni)|(?:cada|ambas)[^.]{0,200}parte receptora',
        grievous: ['confidentiality_none_one_way'],
      },
      preferred: {
        wording:
          'Cada parte mantendrá en secreto la información confidencial de la otra y la usará solo para valorar la colaboración entre ellas.',
        pattern:
          'cada (?:una de las )?parte|ninguna de las partes|las partes|ambas|recíproc|parte que (?:recib|revel|divulg|comuni)',
      },
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'exceptions',
      name: 'Excepciones a la confidencialidad',
      reason: 'Lo que es público, o se obtuvo lícitamente de otra fuente, ninguna de las partes puede guardarlo.',
      about: {
        pattern:
          'dominio público|(?:pública|públicamente) (?:conocid|disponible|accesible)|(?:desarrollad|elaborad)[^.]{0,40}independiente|ya (?:conocid|conocía|obraba|estaba en posesión)|lícitamente|legítimamente',
      },
      preferred: {
        wording:
          'No es confidencial la información que sea pública sin incumplimiento, que ya se conociera, que proceda lícitamente de un tercero o que se haya desarrollado de forma independiente.',
        pattern: 'públic|independiente|conocid|conoc[íi]|tercer',
      },
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'compelled-disclosure',
      name: 'Revelación exigida por la ley',
      reason: 'Nadie puede incumplir la ley para guardar un secreto; el aviso permite a la otra parte oponerse.',
      about: {
        pattern:
          '(?:requerid|exigid|exija|obligad|orden|requiera)[^.]{0,80}(?:ley|legal|autoridad|judicial|tribunal|juez|normativa)',
      },
      preferred: {
        wording:
          'Una parte podrá revelar lo que la ley o una autoridad le exija, tras avisar a la otra cuando sea lícito hacerlo y solo en la medida exigida.',
        pattern: 'requerid|exigid|exija|obligad|orden|requiera',
      },
      severity: 'medium',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'term',
      name: 'Duración del deber',
      reason: 'Un plazo cierto permite a ambas partes saber cuándo terminan sus deberes.',
      about: {
        pattern:
          '(?:confidencial|obligaci|deber|acuerdo|duración|plazo|vigencia)[^.]{0,200}\\b(?:un|dos|tres|cuatro|cinco|siete|diez|\\d{1,2})\\b(?: \\([^)]{1,12}\\))?[^.]{0,20}años?|(?:perpetu|perpetuidad|indefinid|para siempre|sin límite de tiempo|sin limitación temporal)[^.]{0,80}',
        grievous: ['confidentiality_too_short'],
      },
      preferred: {
        wording:
          'Los deberes de este acuerdo duran tres (3) años desde cada revelación y, para los secretos empresariales, mientras sigan siendo secretos.',
        pattern: '\\b(?:dos|tres|cuatro|cinco|2|3|4|5)\\b[^.]{0,20}años',
      },
      acceptable: [
        {
          wording: 'Los deberes de este acuerdo duran un (1) año desde su terminación.',
          pattern: '\\b(?:un|1)\\b[^.]{0,20}año',
        },
      ],
      walk_away: {
        // Trade secrets are ordinarily kept as long as they are secret.
        pattern: `(?:^|\\.)${NO_SECRETS}(?:a perpetuidad|perpetuamente|para siempre|sin límite de tiempo|sin limitación temporal)${NO_SECRETS}s?(?:\\.|$)`,
        note: 'Un deber sin fin no se puede administrar.',
      },
      severity: 'medium',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'return',
      name: 'Devolución o destrucción',
      reason: 'Las copias de seguridad y una copia de archivo no se pueden eliminar sin un esfuerzo desproporcionado.',
      about: {
        pattern:
          '(?:devol|devuelv|destru|borr|elimin)[^.]{0,120}(?:informaci|document|material|copia)|(?:informaci|document|material|copia)[^.]{0,120}(?:devuelt|devol|destru|borrad|eliminad)',
      },
      preferred: {
        wording:
          'A petición de la otra, una parte devolverá o destruirá la información confidencial, salvo una copia para su archivo y las copias de seguridad.',
        pattern: 'devol|devuelv|destru|borr|elimin',
      },
      severity: 'medium',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'residuals',
      name: 'Información retenida en la memoria',
      reason: 'Una información no queda libre porque alguien la recuerde.',
      about: {
        pattern: '(?:memoria|recuerd)[^.]{0,120}(?:informaci|libre|uso|utiliz)|informaci[^.]{0,120}memoria',
        grievous: ['confidentiality_residuals'],
      },
      preferred: {
        wording:
          'Nada de lo dispuesto en este acuerdo permite usar la información confidencial retenida en la memoria de las personas.',
      },
      walk_away: {
        pattern:
          'memoria[^.]{0,160}(?:libremente|podrá usar|podrán usar|podrá utilizar|podrán utilizar|sin (?:ninguna )?(?:restricci|limitaci))',
        note: 'Una cláusula así concede en licencia lo que es secreto.',
      },
      required: false,
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'no-licence',
      name: 'Sin licencia',
      reason: 'La información se comparte para una valoración, y nada más debe seguirse de ello.',
      about: {
        pattern:
          '(?:ningun|ningún|\\bno\\b|\\bnada\\b|\\bni\\b)[^.]{0,120}(?:licencia|titularidad|derecho de propiedad|propiedad (?:intelectual|industrial))',
      },
      preferred: {
        wording:
          'Nada de lo dispuesto en este acuerdo concede una licencia u otro derecho sobre la información confidencial.',
        pattern: 'licencia|derecho|titularidad',
      },
      severity: 'low',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'governing-law',
      name: 'Ley aplicable',
      reason: 'Las partes necesitan saber conforme a qué ley se decide una controversia.',
      about: {
        categories: ['governing_law'],
        pattern:
          '(?:ley|legislación|derecho) (?:aplicable|español|común)|(?:se rige|se regirá|regido|sujeto|sometido)[^.]{0,40}(?:ley|legislación|derecho|normas)',
      },
      preferred: {
        wording: 'Este acuerdo se rige por la ley que las partes han elegido.',
        pattern: '.',
      },
      severity: 'medium',
      owner: 'Asesoría jurídica',
    },
  ],
  checks: [
    {
      id: 'non-compete',
      name: 'Sin prohibición de competir ni de captar personal',
      kind: 'must_not_mention',
      pattern:
        'no (?:competencia|competir|captaci|captar)|prohibición de competencia|no contratar[^.]{0,40}(?:emplead|personal)',
      severity: 'high',
    },
    {
      id: 'penalty',
      name: 'Sin cláusula penal',
      kind: 'must_not_mention',
      pattern: 'cláusula penal|penalizaci|penalidad|pena convencional',
      unless_denied: true,
      severity: 'high',
    },
    {
      id: 'purpose',
      name: 'Se indica la finalidad',
      kind: 'must_mention',
      pattern: 'finalidad|propósito|\\bfin(?:es)?\\b|evaluar|valorar|evaluación',
      severity: 'low',
    },
  ],
};
