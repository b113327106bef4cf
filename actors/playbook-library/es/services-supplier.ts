import type { PositionsInput } from '../../../protocols/playbook/index.ts';

/** Services as a supplier sells them, for contracts in Spanish: the same positions in the terms of Spanish law. */
export const servicesSupplierInSpanish: PositionsInput = {
  name: 'Servicios, para el proveedor',
  description: 'Posiciones de un proveedor de servicios o de software como servicio. Una base para el manual propio.',
  topics: [
    {
      id: 'liability-cap',
      name: 'Limitación de la responsabilidad',
      reason: 'El precio se calcula con un riesgo limitado; la responsabilidad debe guardar proporción con él.',
      about: {
        categories: ['cap_on_liability'],
        pattern:
          '(?:responsab|indemniza|dañ|responder)[^.]{0,200}(?:limitad|exceder|superar|máxim|límite|ilimitad)|(?:proveedor|prestador|consultor|contratista|licenciante)[^.]{0,40}\\bno\\b[^.]{0,20}(?:respond|responsab)',
        grievous: ['uncapped_liability', 'cap_one_sided'],
      },
      preferred: {
        wording:
          'La responsabilidad total de {provider} en virtud del presente contrato se limita al precio pagado en los doce (12) meses anteriores al hecho. {Provider} no responde del lucro cesante ni de los daños indirectos. Quedan a salvo el dolo y los demás casos en que la ley no admite límites (artículo 1102 del Código Civil).',
        pattern:
          '(?:responsab|respond|indemniza)[^.]{0,300}(?:se limita|limitad|no exceder|no superar|máxim)[^.]{0,300}(?:precio|importe|cantidad|honorario|cuota|tarifa)',
      },
      acceptable: [
        {
          wording: '{Provider} no responde de los daños, salvo dolo y culpa grave.',
          pattern:
            '(?:proveedor|prestador|consultor|contratista|licenciante)[^.]{0,40}\\bno\\b[^.]{0,20}(?:respond|responsab)',
          note: 'La renuncia a la acción por dolo es nula: pedirla también para este caso no sirve.',
        },
      ],
      fallback: [
        {
          wording:
            'La responsabilidad total de {provider} en virtud del presente contrato se limita a una vez y media el precio pagado en los doce (12) meses anteriores al hecho, salvo dolo y culpa grave.',
        },
        {
          wording:
            'La responsabilidad total de {provider} en virtud del presente contrato se limita al doble del precio pagado en los doce (12) meses anteriores al hecho, salvo dolo y culpa grave.',
          note: 'Solo con la aprobación de la dirección financiera.',
        },
      ],
      walk_away: {
        pattern: '(?:responsab|responder|indemniza)[^.]{0,80}(?:ilimitad|sin (?:ningún )?límite)',
        note: 'No vendemos con responsabilidad ilimitada.',
      },
      severity: 'critical',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'consequential-loss',
      name: 'Daños indirectos y lucro cesante',
      reason: 'Estos daños no pueden preverse ni asegurarse a este precio; cada parte soporta los suyos.',
      about: {
        categories: ['consequential_loss'],
        pattern: 'lucro cesante|daños? indirect|ganancias? dejad|pérdida de (?:beneficio|ganancia|negocio|datos)',
      },
      preferred: {
        wording:
          'Salvo dolo y culpa grave, ninguna de las partes responde del lucro cesante, de la pérdida de datos ni de los daños indirectos.',
        pattern:
          '(?:\\bno\\b|ninguna|exclu|\\bni\\b)[^.]{0,200}(?:lucro cesante|indirect|pérdida de)|(?:lucro cesante|indirect)[^.]{0,80}exclu',
      },
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'payment-term',
      name: 'Plazo de pago',
      reason: 'Los servicios se prestan antes de facturarse, por lo que el pago debe seguir sin demora.',
      about: {
        categories: ['payment_terms'],
        pattern: '(?:\\bpag|\\babon|\\bsatisf)[^.]{0,80}factura|factura[^.]{0,80}(?:\\bpag|\\babon|\\bsatisf|\\bvenc)',
        grievous: ['payment_very_late', 'payment_pay_when_paid', 'payment_withhold_setoff_at_will'],
      },
      preferred: {
        wording: '{Customer} pagará las facturas en un plazo de quince (15) días desde su fecha.',
        pattern: '\\b(?:14|catorce|15|quince)\\b[^.]{0,30}días',
      },
      acceptable: [
        {
          wording: '{Customer} pagará las facturas en un plazo de treinta (30) días desde su fecha.',
          pattern: '\\b(?:30|treinta)\\b[^.]{0,30}días',
        },
      ],
      fallback: [
        {
          wording: '{Customer} pagará las facturas en un plazo de cuarenta y cinco (45) días desde su fecha.',
          pattern: '\\b(?:45|cuarenta y cinco)\\b[^.]{0,30}días',
        },
      ],
      walk_away: {
        pattern:
          '(?:tras|cuando|una vez|condicionad|supeditad)[^.]{0,60}(?:pagad|cobrad|pago|cobro)[^.]{0,60}(?:cliente final|su cliente|su propio cliente)',
        note: 'No soportamos el riesgo del cliente de otro.',
      },
      severity: 'medium',
      owner: 'Finanzas',
      note: 'La Ley 3/2004 no admite más de sesenta días entre empresas.',
    },
    {
      id: 'late-interest',
      name: 'Intereses de demora',
      reason: 'Los intereses de demora son los que la ley prevé para las operaciones comerciales.',
      about: {
        categories: ['late_interest'],
        pattern: 'intereses? (?:de demora|moratori|legal)|\\bintereses\\b|\\bmorosidad',
      },
      preferred: {
        wording:
          'El retraso en el pago devenga, sin necesidad de aviso, los intereses de demora de la Ley 3/2004 de lucha contra la morosidad.',
        pattern: 'interes|3/2004',
      },
      severity: 'low',
      owner: 'Finanzas',
    },
    {
      id: 'warranty',
      name: 'Garantías',
      reason: 'La garantía cubre lo que el proveedor controla, que es la diligencia con que presta los servicios.',
      about: {
        categories: ['warranty_disclaimer'],
        pattern: '\\bgarant|lex artis',
        grievous: ['obligation_best_efforts_result_risk'],
      },
      preferred: {
        wording:
          '{Provider} garantiza que presta los servicios con la diligencia profesional debida. Toda otra garantía queda excluida en la medida en que la ley lo permita.',
        pattern: 'exclu|ninguna (?:otra )?garantía|no (?:presta|otorga|garantiza)',
      },
      severity: 'medium',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'intellectual-property',
      name: 'Titularidad de los materiales',
      reason:
        'El proveedor usa los mismos materiales y herramientas para todos sus clientes; al cliente corresponde lo hecho solo para él.',
      about: {
        categories: ['ip_ownership_assignment'],
        pattern: 'propiedad (?:intelectual|industrial)|derechos? de (?:autor|explotación)|titularidad d',
        grievous: ['ip_assignment_background'],
      },
      preferred: {
        wording:
          '{Provider} conserva todos los derechos sobre sus materiales y herramientas. Con el pago íntegro {customer} adquiere los derechos de explotación sobre los resultados hechos solo para él.',
        pattern: '(?:conserv|mantien|mantendrá|reserv|seguirá|permanec)[^.]{0,160}(?:derecho|titular|propiedad)',
      },
      fallback: [
        {
          wording:
            '{Provider} cede a {customer} los derechos sobre los resultados con el pago íntegro y conserva todos los derechos sobre sus materiales anteriores.',
          pattern: '(?:con|tras|previo|condicionad|una vez)[^.]{0,40}\\bpag',
        },
      ],
      required: false,
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'termination-for-convenience',
      name: 'Desistimiento',
      reason:
        'Se reservan personas y capacidad para los servicios; el preaviso y los costes ya soportados deben cubrirse.',
      about: {
        categories: ['termination_for_convenience'],
        pattern:
          '\\bdesist|(?:resolver|terminar|resolución|terminación)[^.]{0,120}(?:cualquier momento|sin (?:necesidad de )?causa|preaviso|anticipad)',
        grievous: ['termination_instant_no_cause'],
      },
      preferred: {
        wording:
          'Cualquiera de las partes podrá desistir del presente contrato con un preaviso escrito de noventa (90) días. {Customer} pagará los servicios prestados y los gastos que ya no puedan evitarse.',
        pattern: '(?:cualquiera de las|cada una de las|ambas|las) partes[^.]{0,160}\\b(?:90|noventa|60|sesenta)\\b',
      },
      acceptable: [
        {
          wording:
            'Cualquiera de las partes podrá desistir del presente contrato con un preaviso escrito de treinta (30) días.',
          pattern: '(?:cualquiera de las|cada una de las|ambas|las) partes[^.]{0,40}(?:podrá|puede)',
        },
      ],
      required: false,
      severity: 'medium',
      owner: 'Ventas',
    },
    {
      id: 'exclusivity',
      name: 'Exclusividad y no competencia',
      reason: 'El proveedor trabaja para varios clientes y no puede atar a su personal a uno solo.',
      about: {
        categories: ['exclusivity', 'non_compete'],
        pattern:
          'pacto de exclusiva|en (?:régimen de )?exclusividad|cláusula de exclusividad|no competencia|\\bcompetidor|no (?:podrá )?competir',
        grievous: ['noncompete_overbroad', 'exclusivity_one_sided_no_minimum'],
      },
      preferred: {
        wording: 'Nada de lo dispuesto en el presente contrato impide a {provider} trabajar para otros.',
        pattern: 'sin exclusiv|no exclusiv|nada[^.]{0,80}impid',
      },
      required: false,
      severity: 'high',
      owner: 'Ventas',
    },
    {
      id: 'force-majeure',
      name: 'Fuerza mayor',
      reason:
        'Ninguna de las partes debe responder de lo que no pudo prever ni evitar (artículo 1105 del Código Civil).',
      about: {
        categories: ['force_majeure'],
        pattern: 'fuerza mayor|caso fortuito',
        grievous: ['force_majeure_one_side'],
      },
      preferred: {
        wording:
          'Ninguna de las partes responde del retraso o incumplimiento debido a sucesos que no pudieran preverse o que, previstos, fueran inevitables; los deberes de pago subsisten.',
        pattern: '(?:ninguna|cualquiera|cada una|ambas)[^.]{0,12}partes|las partes|control razonable',
      },
      severity: 'low',
      owner: 'Asesoría jurídica',
    },
  ],
  checks: [
    {
      id: 'penalties',
      name: 'Sin cláusula penal',
      kind: 'must_not_mention',
      pattern: 'cláusula penal|penalizaci|penalidad|pena convencional',
      unless_denied: true,
      severity: 'high',
      owner: 'Asesoría jurídica',
    },
    {
      id: 'payment-days',
      name: 'Pago en 45 días',
      kind: 'must_not_exceed',
      period: 'payment',
      days: 45,
      severity: 'medium',
      owner: 'Finanzas',
    },
    {
      id: 'change-control',
      name: 'Los cambios de alcance son por escrito',
      kind: 'must_mention',
      pattern: '(?:modific|variaci|cambio)[^.]{0,120}(?:escrit|firmad)',
      severity: 'low',
    },
  ],
};
