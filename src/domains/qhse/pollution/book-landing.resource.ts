import { ref } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { POLLUTION_TEXT as TEXT } from './pollution-words.text.ts';

/** What the report does not say of a reception: from which tank it went, and where the report names no call, in which port. */
export const bookLandingForm = defineResource({
  name: 'qhse.bookLanding',
  label: TEXT.take,
  fields: {
    shipId: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    tankId: ref(
      'qhse.tankCapacity',
      { zh: '舱柜', en: 'Tank' },
      { required: true, where: { shipId: { field: 'shipId' }, tankType: ['BILGE', 'OILY_WATER', 'SLOP'] } },
    ),
    portId: ref('parameter.port', { zh: '港口', en: 'Port' }, { required: true }),
  },
});
