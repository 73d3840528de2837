import type { DictionarySeed } from '../../identity/public.ts';

/** What stock is taken for. */
export const ISSUE_PURPOSES: DictionarySeed = {
  code: 'issue_purpose',
  label: { zh: '领用用途', en: 'Purposes of issues' },
  entries: [
    ['MAINTENANCE', '维护保养', 'Maintenance'],
    ['REPAIR', '修理', 'Repair'],
    ['DAILY', '日常使用', 'Daily use'],
    ['PPE', '劳保发放', 'Protective equipment'],
    ['DRILL', '演习', 'Drill'],
    ['VOYAGE', '航次作业', 'Voyage work'],
    ['OFFICE', '办公', 'Office'],
  ],
};
