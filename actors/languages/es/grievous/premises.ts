import type { GrievousTexts } from '../../grievous-part.ts';

export const premises: GrievousTexts = {
  lease_landlord_entry_any: {
    title: 'El arrendador entra o desaloja a voluntad',
    harm: 'El arrendador puede entrar, cambiar cerraduras, tomar bienes o desalojar sin aviso ni juez.',
    answers: 'un aviso y la orden del juez',
    ask: 'Acceso con 48 horas de aviso, salvo urgencia; desalojo solo por orden judicial.',
    settle: 'Veinticuatro horas de aviso.',
    leave: 'sigue el desalojo sin juez',
    harmed: 'tenant',
  },
  lease_repair_all_structural: {
    title: 'Toda reparación al inquilino',
    harm: 'Estructura, cubierta y defectos previos son a costa del inquilino.',
    answers: 'un acta del estado del local',
    ask: 'Al arrendador estructura, cubierta y exterior; al inquilino lo interior, salvo el desgaste.',
    settle: 'Gastos con tope anual.',
    leave: 'obra estructural sin límite',
    harmed: 'tenant',
  },
  lease_rent_increase_free: {
    title: 'Renta libre o siempre debida',
    harm: 'La renta sube a voluntad o se debe aunque no se pueda usar el local.',
    answers: 'un índice y la reducción',
    ask: 'La renta sigue el IPC una vez al año y baja si el local no se puede usar.',
    settle: 'Revisión cada tres años a mercado por perito.',
    leave: 'se debe por un local inservible',
    harmed: 'tenant',
  },
};
