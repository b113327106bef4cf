import type { PositionsInput } from '../../../protocols/playbook/index.ts';
import { USE_OF_DATA } from './use-of-data.ts';

/** Services as a customer buys them, for contracts in Spanish: the same positions in the terms of Spanish law. */
export const servicesCustomerInSpanish: PositionsInput = {
  name: 'Servicios, para el cliente',
  description:
    'Posiciones de un cliente que contrata servicios o software como servicio. Una base para el manual propio.',
  topics: [
    {
      id: 'liability-cap',
      name: 'Limitación de la responsabilidad',
      reason:
        'El límite debe guardar relación con el precio y con el daño posible, y la responsabilidad por dolo no puede renunciarse (artículo 1102 del Código Civil).',
      about: {
        categories: ['cap_on_liability'],
        pattern:
          '(?:responsab|indemniza|dañ|responder)[^.]{0,200}(?:limitad|exceder|superar|máxim|límite)|en ningún caso[^.]{0,60}(?:responsab|respond)|(?:responsab|respond)[^.]{0,60}en ningún caso',
        grievous: ['cap_derisory', 'cap_one_sided', 'exclusion_all_remedies'],
      },
      preferred: {
        wording:
          'La responsabilidad total de cada parte en virtud del presente contrato se limita al doble del precio pagado o debido en los doce (12) meses anteriores al hecho. Este límite no se aplica al dolo, la culpa grave, la infracción de los deberes de confidencialidad o de protección de datos ni a las indemnidades.',
      },
      acceptable: [
        {
          wording:
            'La responsabilidad total de cada parte en virtud del presente contrato se limita a una vez y media el precio pagado o debido en los doce (12) meses anteriores al hecho, salvo dolo, culpa grave e infracción de los deberes de confidencialidad.',
        },
      ],
      fallback: [
        {
          wording:
            'La responsabilidad total de cada parte en virtud del presente contrato se limita al precio pagado o debido en los doce (12) meses anteriores al hecho, salvo dolo, culpa grave e infracción de los deberes de confidencialidad.',
          pattern: '(?:doce|12)[^.]{0,20}meses[^.]{0,400}(?:dolo|culpa grave|confidencial)',
          note: 'Solo con un seguro de al menos el precio anual.',
        },
      ],
      walk_away: {
        pattern:
          'en ningún caso[^.]{0,60}(?:responsab|respond)|(?:responsab|respond)[^.]{0,60}en ningún caso|(?:aun|incluso|ni siquiera)[^.]{0,40}(?:dolo|culpa grave)|\\b(?:un|1|tres|3)\\b(?: \\([13]\\))? mes(?:es)?\\b[^.]{0,40}(?:precio|cuota|tarifa|honorario)|(?:precio|cuota|tarifa|honorario)[^.]{0,60}\\b(?:un|1|tres|3)\\b[^.]{0,8}mes',
        note: 'Sin un remedio real no se firma; la renuncia a la acción por dolo es nula (artículo 1102 del Código Civil).',
      },
      required: false,
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'termination-for-convenience',
      name: 'Desistimiento',
      reason:
        'Las necesidades cambian durante el contrato; el cliente debe poder desistir con preaviso y pagar lo ejecutado.',
      about: {
        categories: ['termination_for_convenience'],
        pattern:
          '\\bdesist|(?:resolver|terminar|resolución|terminación)[^.]{0,120}(?:cualquier momento|sin (?:necesidad de )?causa|preaviso|anticipad)',
        grievous: ['termination_one_side_only'],
      },
      preferred: {
        wording:
          '{Customer} podrá desistir del presente contrato en cualquier momento con un preaviso escrito de treinta (30) días y, en lugar de lo previsto en el artículo 1594 del Código Civil, pagará solo los servicios prestados hasta la fecha de efecto.',
      },
      acceptable: [
        {
          wording:
            'Cualquiera de las partes podrá desistir del presente contrato en cualquier momento con un preaviso escrito de noventa (90) días.',
          pattern:
            '(?:cualquiera de las|cada una de las|ambas|las|cada) partes?[^.]{0,40}(?:podrá|puede|derecho|facultad)[^.]{0,60}(?:desist|resolver|terminar)',
        },
      ],
      fallback: [
        {
          wording:
            '{Customer} podrá desistir del presente contrato, pasado el primer año, con un preaviso escrito de sesenta (60) días.',
        },
      ],
      severity: 'medium',
      owner: 'Compras',
    },
    {
      id: 'payment-term',
      name: 'Plazo de pago',
      reason:
        'Las facturas se comprueban y aprueban antes de pagarse; el plazo es el máximo que admite la Ley 3/2004 de lucha contra la morosidad.',
      about: {
        categories: ['payment_terms'],
        pattern: '(?:\\bpag|\\babon|\\bsatisf)[^.]{0,80}factura|factura[^.]{0,80}(?:\\bpag|\\babon|\\bsatisf|\\bvenc)',
        grievous: ['payment_before_delivery_no_refund'],
      },
      preferred: {
        wording: '{Customer} pagará las facturas no discutidas en un plazo de sesenta (60) días desde su recepción.',
        pattern: '\\b(?:60|sesenta)\\b[^.]{0,30}días',
      },
      acceptable: [
        {
          wording:
            '{Customer} pagará las facturas no discutidas en un plazo de cuarenta y cinco (45) días desde su recepción.',
          pattern: '\\b(?:45|cuarenta y cinco)\\b[^.]{0,30}días',
        },
      ],
      fallback: [
        {
          wording: '{Customer} pagará las facturas no discutidas en un plazo de treinta (30) días desde su recepción.',
          pattern: '\\b(?:30|treinta)\\b[^.]{0,30}días',
        },
      ],
      severity: 'low',
      owner: 'Finanzas',
    },
    {
      id: 'intellectual-property',
      name: 'Titularidad de los resultados',
      reason:
        'El cliente paga los resultados y debe poder usarlos y modificarlos; sin mención de tiempo y ámbito la ley limita la cesión a cinco años y a este país (artículo 43 de la Ley de Propiedad Intelectual).',
      about: {
        categories: ['ip_ownership_assignment'],
        pattern: 'propiedad (?:intelectual|industrial)|derechos? de (?:autor|explotación)|titularidad d',
        grievous: ['ip_assignment_before_payment_or_not_at_all'],
      },
      preferred: {
        wording:
          '{Provider} cede a {customer}, en exclusiva, para todo el mundo y por toda su duración legal, los derechos de explotación y de propiedad industrial sobre los resultados de los servicios conforme se crean. {Provider} conserva sus materiales anteriores y concede a {customer} una licencia perpetua y mundial para usarlos como parte de los resultados.',
        pattern:
          '\\b(?:cede|ceden|cederá|cesión|transmite)[^.]{0,160}derechos[^.]{0,200}(?:resultado|entregable|trabajo|obra|desarroll)',
      },
      fallback: [
        {
          wording:
            '{Provider} cede a {customer} todos los derechos de explotación sobre los resultados de los servicios con el pago de su precio.',
          pattern: '\\bpago\\b[^.]{0,200}(?:\\bced|transm|propiedad|titular)|(?:\\bced|transm)[^.]{0,200}\\bpago\\b',
        },
      ],
      required: false,
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'indemnity',
      name: 'Indemnidad por infracción de derechos de terceros',
      reason: 'Solo el proveedor conoce el origen de sus servicios y puede evitar que infrinjan derechos de otros.',
      about: { categories: ['indemnity'], pattern: 'indemne|mantendrá indemne|indemnidad' },
      preferred: {
        wording:
          '{Provider} mantendrá indemne a {customer} frente a toda reclamación de terceros de que los servicios o los resultados infringen derechos de propiedad intelectual o industrial, y asumirá su defensa.',
        pattern: 'indemn[^.]{0,300}(?:propiedad|patente|autor|marca)',
      },
      severity: 'medium',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'confidentiality',
      name: 'Confidencialidad',
      reason: 'Ambas partes comparten información confidencial, por lo que el deber debe vincular a ambas.',
      about: {
        categories: ['confidentiality'],
        pattern: 'confidencial|\\bsecreto',
        grievous: ['confidentiality_none_one_way', 'confidentiality_residuals'],
      },
      preferred: {
        wording:
          'Cada parte mantendrá en secreto la información confidencial de la otra, la usará solo para la ejecución del presente contrato y la protegerá con la diligencia debida, durante su vigencia y los cinco (5) años siguientes.',
        pattern:
          '(?:cada|ambas|ninguna|las partes|recíproc|parte receptora)[^.]{0,200}(?:confidencial|secret)|(?:confidencial|secret)[^.]{0,200}(?:cada|ambas|la otra|recíproc|parte receptora)',
      },
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'data-protection',
      name: 'Protección de datos',
      reason:
        'El cliente responde de los datos personales como responsable; el artículo 28 del Reglamento (UE) 2016/679 exige estos compromisos por escrito.',
      about: {
        categories: ['data_protection'],
        pattern: 'datos (?:personales|de carácter personal)|2016/679|RGPD',
      },
      preferred: {
        wording:
          '{Provider} tratará los datos personales por cuenta de {customer} como encargado del tratamiento (artículo 28 del Reglamento (UE) 2016/679), solo siguiendo instrucciones documentadas y con medidas de seguridad adecuadas, avisará a {customer} de toda violación en un plazo de cuarenta y ocho (48) horas y, al terminar, suprimirá o devolverá los datos.',
        pattern: 'instruccion|encargado del tratamiento|artículo 28|art\\. ?28',
      },
      severity: 'high',
      owner: 'Privacidad',
    },
    {
      id: 'use-of-data',
      name: 'Uso de los datos',
      reason: 'Los datos se entregan solo para los servicios, y lo que un modelo ha aprendido no se puede recuperar.',
      about: {
        pattern: USE_OF_DATA,
        grievous: ['data_sale', 'data_ownership_taken', 'data_ai_training'],
      },
      preferred: {
        wording:
          '{Provider} no venderá los datos de {customer} ni los usará para entrenar o mejorar modelos o productos sin el consentimiento previo y por escrito de {customer}.',
        pattern: '(?:\\bno\\b|\\bni\\b)[^.]{0,60}(?:\\bvend(?:e|en|er|idos)\\b|\\bvender(?:á|án)|entrena)',
      },
      walk_away: {
        pattern: USE_OF_DATA,
        unless_denied: true,
        note: 'Nuestros datos no se venden ni se usan para entrenar modelos.',
      },
      required: false,
      severity: 'high',
      owner: 'Privacidad',
    },
    {
      id: 'governing-law',
      name: 'Ley aplicable',
      reason: 'Los servicios se reciben en este lugar, y conforme a su ley deben decidirse las controversias.',
      about: {
        categories: ['governing_law'],
        pattern:
          '(?:ley|legislación|derecho) (?:aplicable|español|común)|(?:se rige|se regirá|regido|sujeto|sometido)[^.]{0,40}(?:ley|legislación|derecho|normas)',
      },
      preferred: {
        wording: 'El presente contrato se rige por la ley del lugar en que {customer} tiene su domicilio.',
        pattern: '.',
      },
      severity: 'medium',
      owner: 'Asesoría jurídica',
      note: 'Aquí vale cualquier ley; una verificación propia puede nombrar las que se aceptan.',
    },
    {
      id: 'renewal',
      name: 'Prórroga',
      reason: 'La prórroga debe ser una decisión de ambas partes y no el efecto de una fecha olvidada.',
      about: {
        categories: ['renewal_term'],
        pattern: 'prórroga|\\bprorrog|\\brenov|\\brenueva',
        grievous: ['renewal_no_exit', 'renewal_long_short_window'],
      },
      preferred: {
        wording: 'El presente contrato solo se prorroga por acuerdo escrito de las partes.',
        pattern:
          '(?:solo|sólo|únicamente)[^.]{0,60}(?:prorrog|renov)|(?:prorrog|renov)[^.]{0,60}(?:acuerdo escrito|mutuo acuerdo|acuerdo expreso)',
      },
      fallback: [
        {
          wording:
            'El presente contrato se prorroga por años, salvo que una parte se oponga al menos treinta (30) días antes de su vencimiento.',
          pattern: '\\b(?:30|treinta|60|sesenta)\\b[^.]{0,40}días',
        },
      ],
      required: false,
      severity: 'medium',
      owner: 'Compras',
    },
    {
      id: 'assignment',
      name: 'Cesión del contrato',
      reason: 'Cada parte eligió a la otra por lo que es y debe poder opinar antes de que eso cambie.',
      about: {
        categories: ['anti_assignment'],
        pattern: 'cesión del (?:presente )?contrato|\\bced(?:er|erá|e|ido)[^.]{0,60}\\b(?:contrato|acuerdo)\\b',
      },
      preferred: {
        wording:
          'Ninguna de las partes podrá ceder el presente contrato sin el consentimiento escrito de la otra, que no se negará sin causa justificada.',
        pattern: '(?:ninguna|cualquiera|cada una) de las partes[^.]{0,120}\\bced|las partes no podrán[^.]{0,60}\\bced',
      },
      severity: 'low',
      owner: 'Asesoría jurídica',
    },
  ],
  checks: [
    {
      id: 'insurance',
      name: 'Se menciona el seguro',
      kind: 'must_mention',
      pattern: '\\bseguros? de|póliza|asegurad',
      severity: 'low',
      owner: 'Riesgos',
    },
    {
      id: 'auto-acceptance',
      name: 'Sin aceptación tácita',
      kind: 'must_not_mention',
      pattern: 'aceptación tácita|(?:se entender|se considerar|se tendr)[^.]{0,40}aceptad|tácitamente aceptad',
      unless_denied: true,
      severity: 'medium',
    },
    {
      id: 'breach-notice',
      name: 'Violaciones de datos comunicadas en tres días',
      kind: 'must_not_exceed',
      period: 'breach_notification',
      days: 3,
      severity: 'high',
      owner: 'Privacidad',
    },
  ],
};
