import { choice, computed, decimal, json, ref, state } from '../../../kernel/resource/field.ts';
import { defineResource } from '../../../kernel/resource/resource.ts';
import { initInfoFlow } from './init-info.flow.ts';
import { type InitialReadings, isInitialReadings } from './initial-readings.rules.ts';

/** The opening readings of a voyage: copied from the cut-off report; typed and approved only for a ship's very first voyage. */
export const voyageInitInfo = defineResource({
  name: 'voyage.initInfo',
  label: { zh: '新航次初始信息', en: 'New voyage initial information' },
  title: ['voyageId'],
  fields: {
    voyageId: ref('voyage.voyage', { zh: '航次', en: 'Voyage' }, { required: true }),
    shipName: ref('fleet.vessel', { zh: '船舶', en: 'Ship' }, { required: true }),
    cutReportId: ref('voyage.report', { zh: '交接报', en: 'Cut-off report' }),
    readings: json<InitialReadings>({ zh: '存量', en: 'Stocks' }, { shape: isInitialReadings }),
    fwStock: decimal({ zh: '淡水存量', en: 'Fresh water stock' }, 1, { min: 0, unit: 't' }),
    currentAccumRev: decimal({ zh: '累计转数', en: 'Accumulated revolutions' }, 0, { min: 0 }),
    fwdDraft: decimal({ zh: '前吃水', en: 'Fore draft' }, 2, { min: 0, unit: 'm' }),
    aftDraft: decimal({ zh: '后吃水', en: 'Aft draft' }, 2, { min: 0, unit: 'm' }),
    source: choice(
      { REPORT: { zh: '交接报', en: 'Cut-off report' }, TYPED: { zh: '手工填报', en: 'Typed' } },
      { zh: '来源', en: 'Source' },
      { required: true, default: 'REPORT' },
    ),
    readingsState: state(initInfoFlow, { zh: '确认状态', en: 'Confirmed' }),
    approvedBy: computed('text', { zh: '确认人', en: 'Confirmed by' }),
  },
  unique: [['voyageId']],
  list: {
    columns: [
      'shipName',
      'voyageId',
      'cutReportId',
      'fwStock',
      'currentAccumRev',
      'source',
      'readingsState',
      'approvedBy',
      'createTime',
    ],
    filters: ['shipName', 'readingsState'],
  },
  scope: { vessel: 'shipName' },
});
