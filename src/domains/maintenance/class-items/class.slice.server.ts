import type { AnyResource } from '../../../kernel/resource/resource.ts';
import type { Slice } from '../../../kernel/server/compose.ts';
import { grantsOf, RUNS, SEES } from '../grants.text.ts';
import { classCycle } from './class-cycle.resource.ts';
import { classCycleStanding } from './class-cycle-standing.resource.ts';
import { classItemDue } from './class-due.server.ts';
import { classItemPage } from './class-item.page.ts';
import { classItem } from './class-item.resource.ts';
import { classItemEndpoints } from './class-item.server.ts';
import { classItemStanding } from './class-item-standing.resource.ts';

const ITEM: AnyResource = classItem;
const CYCLE: AnyResource = classCycle;
const of = (kind: 'classItem' | 'classCycle', ...acts: string[]): string[] =>
  acts.map((act) => `maintenance:${kind}:${act}`);

/** What class surveys: kept by the superintendent, done on board by the chief engineer, confirmed by the surveyor. */
export const classSlice: Slice = {
  resources: [ITEM, CYCLE],
  views: [classItemStanding, classCycleStanding],
  endpoints: classItemEndpoints,
  pages: [classItemPage],
  reminders: [classItemDue],
  acts: {
    [classItem.name]: {
      byOrder: { zh: '工单完成', en: 'Done by an order' },
      orderReopened: { zh: '工单重新打开', en: 'Its order is open again' },
    },
  },
  grants: grantsOf(
    [SEES, [...of('classItem', 'list', 'export'), ...of('classCycle', 'list', 'export')]],
    [['CHIEF_ENGINEER'], of('classItem', 'workDone')],
    [
      RUNS,
      [
        ...of('classItem', 'add', 'edit', 'del', 'import', 'survey', 'workDone', 'confirm', 'refuse'),
        ...of('classCycle', 'add', 'edit', 'del'),
      ],
    ],
  ),
  demo: async (ctx) => (await import('./class.demo.ts')).demoClassItems(ctx),
};
