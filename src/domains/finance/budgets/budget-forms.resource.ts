import { choice, decimal } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';

export const VERSION_TYPES = {
  ORIGINAL: { zh: '年初', en: 'Original' },
  REVISED: { zh: '调整', en: 'Revised' },
  FORECAST: { zh: '预测', en: 'Forecast' },
} as const;

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

/** What the new version is. */
export const copyForm = defineResource({
  name: 'finance.copyBudget',
  label: { zh: '新建版本', en: 'New version' },
  fields: {
    versionType: choice(VERSION_TYPES, { zh: '版本类型', en: 'Version' }, { required: true, default: 'REVISED' }),
  },
});
