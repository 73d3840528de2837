import { definePage } from '../../../kernel/page.ts';
import { ERROR_TEXT as TEXT } from './error.text.ts';

export const errorReportPage = definePage({
  component: 'maintenance/ErrorReport',
  title: TEXT.title,
  icon: 'Exception',
  permission: 'maintenance:errorReport:list',
  records: ['maintenance.errorReport'],
  menu: { key: 'maintenance.errorReport', address: '/maintenance/error-reports', group: 'maintenance', order: 60 },
  help: {
    purpose: {
      zh: '设备故障：报告、核实、处理、验证，直到关闭。',
      en: 'Faults of equipment: reported, endorsed, disposed, verified and closed.',
    },
    ways: [
      {
        zh: '关键设备停用，或丧失推进、操舵、电力、消防的，须为严重；提交时即通知机务主管、船技经理与指定人员。',
        en: 'A critical machine out of order, or propulsion, steering, power or fire-fighting lost, is critical: superintendent, technical manager and designated person hear of it at once.',
      },
      {
        zh: '录入时选定设备，表单下方列出三十六个月内本设备及同厂家同型号设备的故障、原因、处理，以及措施是否有效；只含您可查看的船舶。',
        en: 'Once the machine is chosen, the form tells what happened in 36 months to it and to others of the same maker and model, why, the cure and whether it held, on the ships that you may see.',
      },
      {
        zh: '监测值超限的，可在监测报告上直接生成故障报告。',
        en: 'Where a monitored value lies outside its limits, the monitoring report makes one.',
      },
      {
        zh: '部门负责人核实后由机务处理：定处理方式与计划完成日，可同时生成修理工单；今日不能修复的须填临时措施。',
        en: 'The head of the department endorses it; the superintendent says how and until when it is repaired, and may make the order. What is not repaired today says what is done meanwhile.',
      },
      {
        zh: '修复后填原因与修复情况；修理工单完成或取消后才能关闭，严重故障由船技经理关闭，无效则退回处理。',
        en: 'Repaired, it says the cause and what was done; it is closed once its order is finished or cancelled, a critical one by the technical manager; what did not hold is repaired again.',
      },
    ],
  },
});
