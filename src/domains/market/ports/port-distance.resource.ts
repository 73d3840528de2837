import { choice, computed, decimal, ref, refs, text } from '../../../kernel/resource/field.ts';
import { defineResource, type Row } from '../../../kernel/resource/resource.ts';
import { pairKeyOf } from './port-distance.rules.ts';
import { PORT_TEXT, VIAS } from './port-words.text.ts';

/** A distance between two ports as a table of distances has it; it holds both ways and goes before the computed one. */
export const portDistance = defineResource({
  name: 'market.portDistance',
  label: { zh: '港口里程', en: 'Port distance' },
  title: ['fromPort', 'toPort'],
  fields: {
    fromPort: ref('parameter.port', { zh: '港口一', en: 'Port' }, { required: true }),
    toPort: ref('parameter.port', { zh: '港口二', en: 'Other port' }, { required: true }),
    via: choice(
      VIAS,
      { zh: '经由', en: 'By way of' },
      {
        required: true,
        default: 'NONE',
        help: {
          zh: '常用航线：不避开任何航道时的走法；其余只用于经过该航道的航线',
          en: 'The usual way is what is sailed when nothing is avoided; any other holds for ways through that passage alone',
        },
      },
    ),
    miles: decimal({ zh: '里程', en: 'Distance' }, 1, { required: true, min: 0.1, max: 30_000, unit: 'nm' }),
    source: text({ zh: '来源', en: 'Source' }, { max: 120 }),
    remark: text({ zh: '备注', en: 'Remark' }, { max: 200 }),
    // Either port: what a list is narrowed by, as a distance has no direction.
    ports: refs('parameter.port', { zh: '港口', en: 'Port' }),
    // The two ports in one order, by which a distance is found whichever way it was entered.
    pairKey: computed(
      'text',
      { zh: '两港', en: 'The two ports' },
      { from: (row: { fromPort?: number | null; toPort?: number | null }) => pairKeyOf(row.fromPort, row.toPort) },
    ),
  },
  unique: [['pairKey', 'via']],
  check: ({ fromPort, toPort }) =>
    fromPort && fromPort === toPort ? [{ field: 'toPort', message: PORT_TEXT.same }] : undefined,
  list: {
    columns: ['fromPort', 'toPort', 'via', 'miles', 'source', { field: 'remark', priority: 3 }, 'updateTime'],
    filters: ['ports', 'via'],
    search: ['source', 'remark'],
    sort: 'fromPort',
  },
  form: [['fromPort', 'toPort'], ['via', 'miles'], ['source'], ['remark']],
  scope: 'all',
  excel: { import: true, export: true },
});

export type PortDistanceRow = Row<typeof portDistance>;
