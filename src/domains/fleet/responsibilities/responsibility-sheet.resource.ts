import { date, text } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

/** The columns of the Excel of ship responsibilities; not a table of its own. */
export const responsibilitySheet = defineResource({
  name: 'fleet.responsibilitySheet',
  label: { zh: '船舶分管', en: 'Ship responsibility' },
  fields: {
    account: text({ zh: '账号', en: 'Account' }, { required: true, max: 40 }),
    ship: text({ zh: '船舶', en: 'Ship' }, { required: true, max: 60 }),
    from: date({ zh: '起', en: 'From' }, { required: true }),
    to: date({ zh: '止', en: 'To' }),
  },
  unique: [['account', 'ship', 'from']],
});
