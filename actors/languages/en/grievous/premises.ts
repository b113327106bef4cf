import type { GrievousTexts } from '../../grievous-part.ts';

export const premises: GrievousTexts = {
  lease_landlord_entry_any: {
    title: 'Landlord may enter or evict at will',
    harm: 'The landlord may come in, change locks, take goods or evict without notice or court.',
    answers: 'notice and an order of court',
    ask: 'Entry on 48 hours’ notice, save in emergencies; possession only by order of court.',
    settle: 'Twenty-four hours’ notice.',
    leave: 'self-help eviction remains',
    harmed: 'tenant',
  },
  lease_repair_all_structural: {
    title: 'Tenant repairs everything',
    harm: 'Structure, roof and old defects are at the tenant’s cost.',
    answers: 'a schedule of condition',
    ask: 'The landlord repairs structure, roof and outside; the tenant the inside, fair wear excepted.',
    settle: 'The tenant pays a capped service charge.',
    leave: 'structural cost without limit',
    harmed: 'tenant',
  },
  lease_rent_increase_free: {
    title: 'Rent rises at will or runs on',
    harm: 'Rent may be raised freely, or is due though the premises cannot be used.',
    answers: 'an index and abatement',
    ask: 'Rent follows the consumer price index once a year and is reduced while the premises cannot be used.',
    settle: 'Review every three years to market rent by an expert.',
    leave: 'rent is due for unusable premises',
    harmed: 'tenant',
  },
};
