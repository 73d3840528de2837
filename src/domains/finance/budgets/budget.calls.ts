import { z } from 'zod';
import { actBody } from '../../../kernel/act.calls.ts';
import { choice, decimal } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { route } from '../../../kernel/route.ts';
import { VERSION_TYPES } from './budget.resource.ts';

const BASE = '/api/finance/budgets';
const Id = z.object({ id: z.coerce.number<number>().int().positive() });

/** How the months of a draft are filled. */
export const spreadForm = defineResource({
  name: 'finance.spreadBudget',
  label: { zh: '分摊到各月', en: 'Spread over the months' },
  fields: {
    way: choice(
      {
        EVEN: { zh: '各科目全年合计平均分摊', en: 'The year of each subject evenly' },
        LAST_YEAR: { zh: '按上年实际', en: 'By what last year really was' },
      },
      { zh: '方式', en: 'Way' },
      { required: true, default: 'EVEN' },
    ),
    percent: decimal({ zh: '较上年增减', en: 'Change on last year' }, 2, {
      min: -100,
      max: 1000,
      unit: '%',
      default: '0',
    }),
  },
});

export const spreadCall = route({
  method: 'POST',
  path: `${BASE}/:id/spread`,
  permission: 'finance:budget:edit',
  summary: { zh: '分摊预算到各月', en: 'Spread a budget over the months' },
  params: Id,
  body: actBody,
});

/** What the new version is. */
export const copyForm = defineResource({
  name: 'finance.copyBudget',
  label: { zh: '新建版本', en: 'New version' },
  fields: {
    versionType: choice(VERSION_TYPES, { zh: '版本类型', en: 'Version' }, { required: true, default: 'REVISED' }),
  },
});

export const copyCall = route({
  method: 'POST',
  path: `${BASE}/:id/copy`,
  permission: 'finance:budget:add',
  summary: { zh: '由此版本新建版本', en: 'Make a new version of a budget' },
  params: Id,
  body: actBody,
  reply: z.looseObject({ id: z.number() }),
});
